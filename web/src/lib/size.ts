// A number of bytes for people: 12.3 kB, 4,2 Mo.

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

export function size(bytes: number, lang: string): string {
  let shown = bytes
  let unit = 0
  while (shown >= 1000 && unit < UNITS.length - 1) {
    shown /= 1000
    unit += 1
  }
  const maximumFractionDigits = unit === 0 || shown >= 100 ? 0 : 1
  const words = shown.toLocaleString(lang, { style: 'unit', unit: UNITS[unit]!, maximumFractionDigits })
  return words.replace(/\s/, '\u00a0')
}
