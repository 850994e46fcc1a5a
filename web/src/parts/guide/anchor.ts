/** Where the contents list leads: the same address in both languages. */
export function anchor(section: number): string {
  return `part-${section + 1}`
}
