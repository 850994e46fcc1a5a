"""Monte-Carlo tree search over information sets: compiled once per game, with the game's functions as globals.

A simulation redeals what the seat that thinks cannot know, walks down the tree, adds a node, plays the match to its end
and notes the result on the way back. Luck is drawn as it comes.

A node is not a place in the tree but what a seat knows when it must choose: it is found by a hash of the state as that
seat sees it. So different ways to one position share their node, the nodes of the last search are found again in the
next one, and when several seats choose at once none of them knows what the others chose: to each the position looks
the same whatever they do. Of the others' choices, what everybody can see tells positions apart, and not the hands that
were redealt to them: what they do with one hand teaches what they may do with another. Where a seat's actions differ
from world to world, an action is weighed against how often it was there to be chosen.

Where nothing is secret, what is certain is kept: a position whose result is known is not searched any more.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE, SPECTATOR, record_dtype
from astroport.core.dice import draw, next_bits
from astroport.core.numeric import log
from astroport.core.seeds import LOW, MULTIPLIER

NODE = record_dtype(
    [
        ("key", "i8"),
        ("first", "i4"),  # its first edge, and from there by `next`
        ("visits", "i4"),
        ("exact", "f4", (MOST_SEATS,)),  # what comes out for sure, if `certain`
        ("choices", "i2"),  # how many actions there are, where nothing is secret
        ("certainties", "i2"),  # how many of them are certain
        ("certain", "i4"),
    ]
)
EDGE = record_dtype(
    [
        ("next", "i4"),
        ("visits", "i4"),
        ("chances", "i4"),  # how often it could have been chosen
        ("totals", "f4", (MOST_SEATS,)),  # the results of each seat, added up
        ("regret", "f4"),
        ("strategy", "f4"),
        ("action", "i2"),
        ("certain", "i2"),
    ]
)
# What a tree knows of itself, as numbers in `book`.
NODES, EDGES, SIMULATIONS = range(3)
BOOK = 3
# How to search, as numbers in `params`: how much to explore, how fast to widen, how long to play before estimating,
# whether several who choose at once match their regrets, whether the game's own way of playing says what to try next.
EXPLORE, WIDEN, WIDEN_LEAST, PLIES, MATCHING, GUIDED = range(6)
PARAMS = 6

NOT_FOUND = -1
CERTAIN = 0.9999  # of a result in [0, 1]: more is not to be had
ALIKE = 1e-4  # results that differ by less are the same
MIX = 0.1  # of matching regrets: how much is tried regardless
REPLY_VISITS = 16  # fewer, and a reply is not expected but guessed

if not PICKS:

    @njit
    def pick(s, seat, out, n, rng):
        """Any action."""
        return draw(rng, n)


if not ESTIMATES:

    @njit
    def estimate(s, out):
        """Never asked."""


if not RIPENS:

    @njit
    def ripe(s):
        """Any position can be estimated."""
        return True


if not IMAGINES:

    @njit
    def imagine(s, seat, rng):
        """As it was redealt."""


if not SIFTS:

    @njit
    def sift(s, seat, out, n):
        """All of them."""
        return n


# What is known


@njit
def mix(key, word):
    """A key after one more word of a state: the generator's step, so that all machines agree."""
    key = MULTIPLIER * ((key ^ word) & LOW) + (key >> 32)
    return MULTIPLIER * ((key ^ (word >> 32)) & LOW) + (key >> 32)


@njit
def key_of(worlds, words, seat, mover, together):
    """The key of what the mover knows, or of what all can see if it is not the seat that thinks and moves alone."""
    seen = 0
    if SECRETS:
        worlds[1] = worlds[0]
        hide(worlds[1], mover if mover == seat or together else SPECTATOR)
        seen = 1
    key = mix(MULTIPLIER, mover)
    for i in range(words.shape[1]):
        key = mix(key, words[seen, i])
    return key


@njit
def find_node(nodes, slots, key):
    """The node with this key, or the free slot for it as a negative number."""
    mask = slots.shape[0] - 1
    at = (key ^ (key >> 29)) & mask
    while slots[at] >= 0:
        if nodes[slots[at]].key == key:
            return np.int64(slots[at])
        at = (at + 1) & mask
    return -1 - at


@njit
def first_of(waiting, seat):
    """Who of several chooses first in a simulation: the seat that thinks, as it stands now."""
    return seat if seat < CHANCE and (waiting >> seat) & 1 else lowest(waiting)


# The tree


@njit
def forget(slots, book):
    """An empty tree."""
    for i in range(slots.shape[0]):
        slots[i] = NOT_FOUND
    for i in range(BOOK):
        book[i] = 0


@njit
def add_node(nodes, slots, book, key, slot):
    """A new node."""
    node = book[NODES]
    book[NODES] += 1
    slots[slot] = node
    nodes[node].key = key
    nodes[node].first = NOT_FOUND
    nodes[node].visits = 0
    nodes[node].choices = 0
    nodes[node].certainties = 0
    nodes[node].certain = 0
    return node


@njit
def add_edge(nodes, edges, book, node, action):
    """A new edge of a node."""
    edge = book[EDGES]
    book[EDGES] += 1
    e = edges[edge]
    e.next = nodes[node].first
    e.visits = 0
    e.chances = 0
    e.regret = 0
    e.strategy = 0
    e.action = action
    e.certain = 0
    for seat in range(MOST_SEATS):
        e.totals[seat] = 0
    nodes[node].first = edge
    return edge


@njit
def gather(nodes, edges, node, out, n, mark, here):
    """Sort what may be done: the edges of legal actions into `here`, the actions without one to the front of `out`.

    How many of each. `mark` says of each action which edge it has, and is left clean.
    """
    for i in range(n):
        mark[out[i]] = -2
    known = 0
    edge = np.int64(nodes[node].first)
    while edge >= 0:
        e = edges[edge]
        if mark[e.action] == -2:
            mark[e.action] = NOT_FOUND
            e.chances += 1
            here[known] = edge
            known += 1
        edge = np.int64(e.next)
    fresh = 0
    for i in range(n):
        if mark[out[i]] == -2:
            mark[out[i]] = NOT_FOUND
            out[fresh] = out[i]
            fresh += 1
    return known, fresh


@njit
def promising(edges, here, known, mover, explore):
    """The edge with the best bound on what it may be worth to the mover."""
    best, edge = -1.0, here[0]
    for i in range(known):
        e = edges[here[i]]
        tried = max(1, np.int64(e.visits))  # not yet, where a position comes back within one simulation
        worth = e.totals[mover] / tried
        if not e.certain:
            worth += explore * np.sqrt(log(e.chances) / tried)
        if worth > best:
            best, edge = worth, here[i]
    return edge


@njit
def match_regrets(edges, here, known, rng, mover):
    """An edge at random, each as likely as one regrets not to have taken it; and how likely it was."""
    total = 0.0
    for i in range(known):
        total += max(0.0, edges[here[i]].regret)
    at = next_bits(rng) / (LOW + 1.0)
    chosen, likely = here[known - 1], 1.0
    for i in range(known):
        e = edges[here[i]]
        share = max(0.0, e.regret) / total if total > 0 else 1.0 / known
        e.strategy += share
        share = (1 - MIX) * share + MIX / known
        if at >= 0 and at < share:
            chosen, likely = here[i], share
        at -= share
    return chosen, likely


@njit
def regret(edges, first, chosen, likely, worth):
    """What it would have been better to do: nothing is known of the others, so the chosen one stands for all."""
    edge = np.int64(first)
    while edge >= 0:
        edges[edge].regret -= worth
        edge = np.int64(edges[edge].next)
    edges[chosen].regret += worth / likely


@njit
def settle(nodes, edges, node, chosen, mover, result):
    """What is certain below is noted on the edge; whether the node itself is certain then, its result in `result`."""
    e, here = edges[chosen], nodes[node]
    if not e.certain:
        e.certain = 1
        here.certainties += 1
        for seat in range(MOST_SEATS):
            e.totals[seat] = result[seat] * e.visits
    if here.certain:
        for seat in range(MOST_SEATS):
            result[seat] = here.exact[seat]
        return True
    if result[mover] < CERTAIN:
        if here.certainties < here.choices:
            return False
        if not best_of(edges, here.first, mover, result):
            return False
    here.certain = 1
    for seat in range(MOST_SEATS):
        here.exact[seat] = result[seat]
    return True


@njit
def best_of(edges, first, mover, result):
    """The best of certain results for the mover; False if it has several that differ for others."""
    best, chosen, same = -1.0, np.int64(first), True
    edge = np.int64(first)
    while edge >= 0:
        e = edges[edge]
        worth = e.totals[mover] / e.visits
        if worth > best + ALIKE:
            best, chosen, same = worth, edge, True
        elif worth > best - ALIKE:
            for seat in range(MOST_SEATS):
                other = edges[chosen].totals[seat] / edges[chosen].visits
                same = same and abs(other - e.totals[seat] / e.visits) < ALIKE
        edge = np.int64(e.next)
    if same:
        for seat in range(MOST_SEATS):
            result[seat] = edges[chosen].totals[seat] / edges[chosen].visits
    return same


# A simulation


@njit
def finish(s, rng, out, result, plies):
    """Play on to the end, or so far and estimate; what comes out."""
    for ply in range(MAX_PLIES):
        waiting = awaited(s)
        if waiting == 0:
            payoff(s, result)
            return
        if ESTIMATES and ply >= plies and waiting != 1 << CHANCE and ripe(s):
            estimate(s, result)
            return
        seat = lowest(waiting)
        n = legal(s, seat, out)
        choice = draw(rng, n) if seat == CHANCE else pick(s, seat, out, n, rng)
        apply(s, seat, np.int64(out[choice]), None)
    payoff(s, result)


@njit
def search(view, seat, worlds, words, nodes, edges, slots, book, rng, params, simulations, totals):
    """So many simulations of what a seat can know; the results of all seats are added up in `totals`.

    `worlds` are two states to work with, `words` the same memory as numbers.
    """
    out = np.empty(ACTION_COUNT, np.int16)
    mark = np.full(ACTION_COUNT, NOT_FOUND, np.int8)
    here = np.empty(ACTION_COUNT, np.int64)
    result = np.zeros(MOST_SEATS)
    way = np.empty((MAX_PLIES + 1, 4), np.int64)  # node, edge, mover, whether chance came after
    likely = np.empty(MAX_PLIES + 1)
    s = worlds[0]
    for _ in range(simulations):
        worlds[0] = view[0]
        redeal(s, seat, rng)
        imagine(s, seat, rng)
        steps, certain = 0, False
        pending = 0  # of those who choose at once, who has not chosen yet
        while True:
            waiting = awaited(s)
            if waiting == 0:
                payoff(s, result)
                certain = not SECRETS
                break
            mover = first_of(waiting, seat)
            if mover == CHANCE:
                n = legal(s, mover, out)
                apply(s, mover, np.int64(out[draw(rng, n)]), None)
                pending = 0
                if steps:
                    way[steps - 1, 3] = 1
                continue
            if waiting & (waiting - 1):
                pending |= waiting
            together = (pending >> mover) & 1 == 1
            pending &= ~(1 << mover)
            key = key_of(worlds, words, seat, mover, together)
            node = find_node(nodes, slots, key)
            if node < 0:
                if book[NODES] < nodes.shape[0]:
                    add_node(nodes, slots, book, key, -1 - node)
                finish(s, rng, out, result, params[PLIES])
                break
            if nodes[node].certain:
                for other in range(MOST_SEATS):
                    result[other] = nodes[node].exact[other]
                certain = True
                break
            n = sift(s, mover, out, legal(s, mover, out))
            nodes[node].choices = n
            known, fresh = gather(nodes, edges, node, out, n, mark, here)
            nodes[node].visits += 1
            likely[steps] = 0.0
            room = book[EDGES] < edges.shape[0]
            wide = known < params[WIDEN_LEAST] + params[WIDEN] * np.sqrt(nodes[node].visits)
            if fresh and room and (wide or known == 0):
                choice = pick(s, mover, out, fresh, rng) if params[GUIDED] else draw(rng, fresh)
                edge = add_edge(nodes, edges, book, node, out[choice])
                edges[edge].chances = 1
            elif known == 0:
                finish(s, rng, out, result, params[PLIES])
                break
            elif not together or not params[MATCHING]:
                edge = promising(edges, here, known, mover, params[EXPLORE])
            else:
                edge, likely[steps] = match_regrets(edges, here, known, rng, mover)
            way[steps, 0] = node
            way[steps, 1] = edge
            way[steps, 2] = mover
            way[steps, 3] = 0
            steps += 1
            apply(s, mover, np.int64(edges[edge].action), None)
        book[SIMULATIONS] += 1
        for other in range(MOST_SEATS):
            totals[other] += result[other]
        for step in range(steps - 1, -1, -1):
            node, edge, mover = way[step, 0], way[step, 1], way[step, 2]
            e = edges[edge]
            e.visits += 1
            for other in range(MOST_SEATS):
                e.totals[other] += result[other]
            if likely[step] > 0:
                regret(edges, nodes[node].first, edge, likely[step], result[mover])
            if not SECRETS:
                certain = certain and not way[step, 3] and settle(nodes, edges, node, edge, mover, result)


@njit
def read(view, seat, worlds, words, nodes, edges, slots, visits, totals, strategy, certain):
    """What the tree says of each action of a seat that is asked now, by action number; whether it knows for sure."""
    worlds[0] = view[0]
    node = find_node(nodes, slots, key_of(worlds, words, seat, seat, False))
    if node < 0:
        return 0
    edge = np.int64(nodes[node].first)
    while edge >= 0:
        e = edges[edge]
        visits[e.action] += e.visits
        strategy[e.action] += e.strategy
        certain[e.action] = e.certain
        for other in range(MOST_SEATS):
            totals[e.action, other] += e.totals[other]
        edge = np.int64(e.next)
    return np.int64(nodes[node].certain)


@njit
def liking(e, mover):
    """How much an edge is to be preferred: what was searched most, but a sure win before all and a sure loss last."""
    if not e.certain:
        return 1.0 + e.visits
    worth = e.totals[mover] / e.visits
    return 1e12 if worth > CERTAIN else 1.0 + e.visits if worth > ALIKE else 0.5


@njit
def foresee(view, seat, action, worlds, words, nodes, edges, slots, rng, line):
    """How play is expected to go on after an action: seats and actions into `line`, up to luck or secrets; how many."""
    out = np.empty(ACTION_COUNT, np.int16)
    mark = np.zeros(ACTION_COUNT, np.int8)
    worlds[0] = view[0]
    s = worlds[0]
    redeal(s, seat, rng)
    mover = seat
    for length in range(line.shape[0]):
        apply(s, mover, action, None)
        waiting = awaited(s)
        if waiting == 0:
            return length
        mover = lowest(waiting)
        if mover == CHANCE or waiting != 1 << mover or (SECRETS and mover != seat):
            return length
        node = find_node(nodes, slots, key_of(worlds, words, seat, mover, False))
        if node < 0:
            return length
        n = legal(s, mover, out)
        for i in range(n):
            mark[out[i]] = 1
        best, action = 0.0, np.int64(NOT_FOUND)
        edge = np.int64(nodes[node].first)
        while edge >= 0:
            e = edges[edge]
            if mark[e.action] and e.visits >= REPLY_VISITS and liking(e, mover) > best:
                best, action = liking(e, mover), np.int64(e.action)
            edge = np.int64(e.next)
        for i in range(n):
            mark[out[i]] = 0
        if action < 0:
            return length
        line[length, 0] = mover
        line[length, 1] = action
    return line.shape[0]
