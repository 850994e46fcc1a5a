#!/bin/sh
# What the tests need besides Python and Node: two browsers, PostgreSQL and Redis (or Valkey), as Debian packages.
# Installs what is missing if it may; starts no service and asks nothing.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }
has_postgres() { has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

known() { apt-cache show "$1" >/dev/null 2>&1; }

# What is not there, by the names that packages have here; the first names are those of Debian 12.
missing() {
    has chromium-headless-shell || has chromium || echo "${1:-chromium-headless-shell}" fonts-dejavu-core
    has firefox-esr || has firefox || echo firefox-esr
    has_postgres || echo postgresql
    has redis-server || has valkey-server || echo "${2:-redis-server}"
}

needed=$(missing | tr '\n' ' ')
[ -n "$needed" ] || exit 0

give_up() {
    echo "The tests need these packages: $needed" >&2
    echo "$1" >&2
    exit 1
}

has apt-get || give_up "Install them, or what your system calls them, and try again."
if [ "$(id -u)" = 0 ]; then as_root="env"
elif has sudo && sudo -n true 2>/dev/null; then as_root="sudo -n env"
else give_up "Install them as root: apt-get install --no-install-recommends $needed"
fi

# Debian's way of saying that no service shall start. One that is already there is left alone.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap '$as_root rm -f "$policy"' EXIT
    trap 'exit 1' HUP INT TERM
    printf '#!/bin/sh\nexit 101\n' | $as_root tee "$policy" >/dev/null
    $as_root chmod 755 "$policy"
fi

get() { $as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@"; }

echo "Installing $needed..."
for pause in 2 5 10; do
    get update || echo "apt-get update failed; trying with the lists there are" >&2
    known chromium-headless-shell && chromium= || chromium=chromium
    known redis-server && redis= || redis=valkey-server
    needed=$(missing "$chromium" "$redis" | tr '\n' ' ')
    # shellcheck disable=SC2086  # a list of words
    if get install --yes --no-install-recommends $needed >/dev/null; then break; fi
    echo "apt-get install failed; trying again in $pause s" >&2
    sleep "$pause"
done
[ -z "$(missing)" ] || give_up "apt-get could not install them (its messages are above)."
