interface Part {
  /** Position in the text. */
  at: number
  text: string
  kind: 'text' | 'mention' | 'link'
}

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”]/g

/** Splits a text at web addresses and at the names of those who are mentioned. */
export function partsOf(text: string, mentioned: readonly string[] = []): Part[] {
  const names = mentioned.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const parts: Part[] = []
  let from = 0
  for (const { 0: link, index } of text.matchAll(ADDRESS)) {
    parts.push(...mentionsIn(text.slice(from, index), from, names))
    parts.push({ at: index, text: link, kind: 'link' })
    from = index + link.length
  }
  return [...parts, ...mentionsIn(text.slice(from), from, names)]
}

function mentionsIn(text: string, start: number, names: readonly string[]): Part[] {
  const parts: Part[] = []
  const add = (at: number, part: string, kind: Part['kind']) => {
    if (part !== '') parts.push({ at: start + at, text: part, kind })
  }
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = names.find((each) => text.startsWith(each, at))
    if (name === undefined || at < from) continue
    add(from, text.slice(from, at), 'text')
    add(at, name, 'mention')
    from = at + name.length
  }
  add(from, text.slice(from), 'text')
  return parts
}
