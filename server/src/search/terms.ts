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

/** More words would find nothing more. */
const WORDS_MAX = 16
/** Shorter words stand for themselves alone, unless the person may still be typing. */
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

/** A value (`v`), a tag (`t`), an owner (`o`), or no value at all (`u`). */
export function anyOf(kind: 'v' | 't' | 'o' | 'u', texts: readonly string[]): Group {
  return texts.map((text) => ({ text: kind + text, prefix: false }))
}

/** The text of a tsquery for all of the groups, in the lexemes of one tenant. */
export function allOf(tenant: string, groups: Group[]): string {
  const lexeme = ({ text, prefix }: Lexeme) => quoted(`${tenant}:${text}`) + (prefix ? ':*' : '')
  return groups.map((group) => `(${group.map(lexeme).join(' | ')})`).join(' & ')
}

/** For all of `groups`, and all but one of `others`, whichever that is. */
export function allButOne(tenant: string, groups: Group[], others: Group[]): string {
  const choices = others.map((left) => others.filter((group) => group !== left))
  const always = allOf(tenant, groups)
  if (others.length < 2) return always
  const either = choices.map((choice) => `(${allOf(tenant, choice)})`).join(' | ')
  return always ? `${always} & (${either})` : either
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
