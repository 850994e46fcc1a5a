// Places in a rulebook that an address can name.

/** The id of a section, in both languages the same. */
export function sectionId(i: number): string {
  return `section-${i + 1}`
}
