/** A lexeme as the index has it, without the tenant's part; `prefix` for all that begin with it. */
interface Lexeme {
  text: string
  prefix: boolean
}

/** One of these has to be there. */
export type Group = Lexeme[]

/** Words a query is cut to: more find nothing more. */
const WORDS_MAX = 16
/** Shorter words stand for themselves alone, unless the person may still be typing. */
const PREFIX_MIN = 3

/** Each word with what is taken for it, should it be mistyped. */
export type Term = { word: string; prefix: boolean; alternatives: string[] }

export function termsOf(words: string[]): Term[] {
  const distinct = [...new Set(words)].slice(0, WORDS_MAX)
  return distinct.map((word) => ({
    word,
    prefix: word.length >= PREFIX_MIN || word === words.at(-1),
    alternatives: [],
  }))
}

/** Every term has to be met: anywhere (`w`), or in the heading (`h`). */
export function wordGroups(terms: Term[], kind: 'w' | 'h'): Group[] {
  return terms.map(({ word, prefix, alternatives }) => [
    { text: kind + word, prefix },
    ...alternatives.map((text) => ({ text: kind + text, prefix: false })),
  ])
}

export function exactly(kind: 'v' | 't' | 'o' | 'u', texts: readonly string[]): Group {
  return texts.map((text) => ({ text: kind + text, prefix: false }))
}

/** A tsquery's text: all of the groups, in the lexemes of one tenant. */
export function allOf(tenant: string, groups: Group[]): string {
  const lexeme = ({ text, prefix }: Lexeme) => quote(`${tenant}:${text}`) + (prefix ? ':*' : '')
  return groups.map((group) => `(${group.map(lexeme).join(' | ')})`).join(' & ')
}

/** All of the groups but one, whichever; with one group that is anything at all. */
export function allButOne(tenant: string, groups: Group[]): string {
  const choices = groups.map((left) =>
    allOf(
      tenant,
      groups.filter((group) => group !== left),
    ),
  )
  return choices.includes('') ? '' : choices.map((choice) => `(${choice})`).join(' | ')
}

function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
