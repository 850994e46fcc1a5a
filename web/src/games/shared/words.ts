// What the words of all boards share: what joins them, and things counted.

/** A space at which no line breaks, as French has it before a colon. */
export const SPACE = '\u00a0'

/** What joins the parts of a label, by language. */
export const JOINTS = {
  en: { colon: ': ', semicolon: '; ', or: ' or ' },
  fr: { colon: `${SPACE}: `, semicolon: `${SPACE}; `, or: ' ou ' },
}

/** So many of a thing, in English. */
export function count(n: number, one: string, many: string): string {
  return `${signed(n)} ${Math.abs(n) === 1 ? one : many}`
}

/** So many of a thing, in French. */
export function compte(n: number, un: string, plusieurs: string): string {
  return `${signed(n)} ${Math.abs(n) < 2 ? un : plusieurs}`
}

/** A number with a true minus sign: some things bring less than nothing. */
export function signed(n: number | string): string {
  return String(n).replace('-', '−')
}
