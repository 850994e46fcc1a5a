// The little Markdown that rulebooks use, read into a tree: paragraphs and lists of plain, bold, italic
// and code text, and of rules that are named by their ids.

export type Piece = { as: 'plain' | 'bold' | 'italic' | 'code' | 'rule'; text: string }
export type Block = { is: 'paragraph'; pieces: Piece[] } | { is: 'list'; items: Piece[][] }

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`|\b[A-Z]{2}-\d+\.\d+\b)/

/** A line of text as pieces. What is not one of our marks stays as it is written. */
export function pieces(text: string): Piece[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((part): Piece => {
      if (/^\*\*[^*]+\*\*$/.test(part)) return { as: 'bold', text: part.slice(2, -2) }
      if (/^(\*[^*]+\*|_[^_]+_)$/.test(part)) return { as: 'italic', text: part.slice(1, -1) }
      if (/^`[^`]+`$/.test(part)) return { as: 'code', text: part.slice(1, -1) }
      if (/^[A-Z]{2}-\d+\.\d+$/.test(part)) return { as: 'rule', text: part }
      return { as: 'plain', text: part }
    })
}

/** A text as blocks: an empty line ends a paragraph, lines that open with a dash are a list. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n\s*\n/)) {
    let open: string[] = []
    const close = () => {
      if (open.length) found.push({ is: 'paragraph', pieces: pieces(open.join(' ')) })
      open = []
    }
    let items: string[] | null = null
    const closeList = () => {
      if (items) found.push({ is: 'list', items: items.map(pieces) })
      items = null
    }
    for (const line of part.split('\n').map((l) => l.trim())) {
      if (!line) continue
      const item = /^[-*] (.+)$/.exec(line)
      if (item?.[1]) {
        close()
        items = [...(items ?? []), item[1]]
      } else if (items) {
        items = [...items.slice(0, -1), `${items.at(-1)} ${line}`]
      } else open.push(line)
    }
    close()
    closeList()
  }
  return found
}
