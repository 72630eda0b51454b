/** A lexeme as the index has it, without the tenant's part; `prefix` for all that begin with it. */
interface Lexeme {
  text: string
  prefix: boolean
}

/** One of these has to be there. */
export type Group = Lexeme[]

/** A word that is looked for, with the known words taken for it should it be mistyped. */
export interface Term {
  word: string
  prefix: boolean
  likes: string[]
}

/** The maximum number of words. */
const WORDS_MAX = 16
/** The length from which words match as prefixes, unless the person may still be typing. */
const PREFIX_MIN = 3

export function termsOf(words: string[]): Term[] {
  const distinct = [...new Set(words)].slice(0, WORDS_MAX)
  return distinct.map((word) => ({
    word,
    prefix: word.length >= PREFIX_MIN || word === words.at(-1),
    likes: [],
  }))
}

/** Every term has to be met: in any of its words (`w`), or in those of the heading (`h`). */
export function wordGroups(terms: Term[], kind: 'w' | 'h'): Group[] {
  return terms.map(({ word, prefix, likes }) => [
    { text: kind + word, prefix },
    ...likes.map((like) => ({ text: kind + like, prefix: false })),
  ])
}

/** A group of values (`v`), tags (`t`), owners (`o`), no value (`u`), or sixteenths (`b`). */
export function anyOf(kind: 'v' | 't' | 'o' | 'u' | 'b', texts: readonly string[]): Group {
  return texts.map((text) => ({ text: kind + text, prefix: false }))
}

/** Requires all groups but one: of every two, at least one. */
export function allButOne(groups: Group[]): Group[] {
  return groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [...one, ...other]))
}

/** The text of a tsquery for a group, in the lexemes of one tenant. */
export function queryOf(tenant: string, group: Group): string {
  return group
    .map(({ text, prefix }) => quoted(`${tenant}:${text}`) + (prefix ? ':*' : ''))
    .join(' | ')
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
