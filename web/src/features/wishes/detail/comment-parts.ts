import type { WishComment } from '@satchel/contract/wishes.ts'

interface Part {
  /** Where it begins in the text. */
  at: number
  text: string
  isMention: boolean
}

/** Splits a comment at the names of those who are mentioned. */
export function partsOf({ text, mentions }: Pick<WishComment, 'text' | 'mentions'>): Part[] {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const parts: Part[] = []
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, from))) {
    const name = names.find((each) => text.startsWith(each, at))
    if (name === undefined) continue
    if (at > from) parts.push({ at: from, text: text.slice(from, at), isMention: false })
    parts.push({ at, text: name, isMention: true })
    from = at + name.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isMention: false })
  return parts
}

/** Returns what is typed of a name after the last @ before the caret; undefined where no name is typed. */
export function typedName(text: string, caret: number): { at: number; name: string } | undefined {
  const before = text.slice(0, caret)
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/.exec(before)
  if (!found) return undefined
  const name = found[1] ?? ''
  return { at: caret - name.length - 1, name }
}

/** Tells whether a person's name, or a word of it, begins with what was typed, whatever its case and accents. */
export function isNamed(name: string, typed: string): boolean {
  const start = plain(typed.trim())
  const full = plain(name)
  return full.startsWith(start) || full.split(/\s+/).some((word) => word.startsWith(start))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
