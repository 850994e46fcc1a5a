// Texts that come as they are: how they are set, and where they begin.

/** French signs stay on the line of the word before them. */
export function typeset(text: string, lang: string): string {
  return lang === 'fr' ? text.replace(/ ([;:!?»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : text
}

/** The beginning of a text: its first sentence, and the next as long as that is short. The rest is in the rulebook. */
export function firstSentence(text: string, enough = 60): string {
  const sentences = text.match(/.+?[.!?…](?=\s|$)\s*/gs) ?? [text]
  let begun = ''
  for (const sentence of sentences) {
    begun += sentence
    if (begun.length >= enough) break
  }
  return begun.trim()
}
