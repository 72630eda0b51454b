import { foldedWords } from '@satchel/contract/search/question-form.ts'
import type { Clue } from './question.ts'

/** A word of a text as words are compared, and where it stands. */
export interface Token {
  word: string
  start: number
  end: number
}

/** A place in a text with a clue: by its own words (2), or by words that mean the same (1). */
export interface Match {
  kind: 1 | 2
  start: number
  end: number
}

export type Finder = (tokens: Token[]) => Match[]

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** Characters of scripts without spaces are compared in pairs, as they are indexed. */
const UNSPACED =
  /^[\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]+$/
/** The letters from which a word may go on. */
const PREFIX_MIN = 4

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const word = /^[a-z0-9]+$/.test(typed) ? typed : foldedWords(typed)
    if (UNSPACED.test(word) && word.length === typed.length)
      for (let at = 0; at < word.length; at += 1)
        tokens.push({
          word: word.slice(at, at + 2),
          start: index + at,
          end: index + Math.min(at + 2, word.length),
        })
    else tokens.push({ word, start: index, end: index + typed.length })
  }
  return tokens
}

interface Form {
  kind: 1 | 2
  words: { text: string; prefix: boolean }[]
}

/** Returns what finds a clue among the words of texts. */
export function finderOf(clue: Clue): Finder {
  const forms = formsOf(clue)
  const byFirst = new Map<string, Form[]>()
  const beginningWith = (word: string) => {
    const cached = byFirst.get(word)
    if (cached) return cached
    const some = forms.filter(({ words: [first] }) => first && fits(word, first))
    byFirst.set(word, some)
    return some
  }
  return (tokens) =>
    tokens.flatMap(({ word, start }, at) => {
      const [best] = beginningWith(word)
        .filter(({ words }) => words.every((one, index) => fits(tokens[at + index]?.word, one)))
        .map(({ kind, words }) => ({
          kind,
          start,
          end: tokens[at + words.length - 1]?.end ?? start,
        }))
        .toSorted((one, other) => other.kind - one.kind || other.end - one.end)
      return best ? [best] : []
    })
}

function formsOf({ words, synonyms, near, isFalseFriend }: Clue): Form[] {
  const exactly = (some: string[]) => some.map((text) => ({ text, prefix: false }))
  const texts = words.map(({ word }) => word)
  const stems = words.length === 1 ? (words[0]?.stems ?? []) : []
  const goesOn = (text: string) => ({ text, prefix: text.length >= PREFIX_MIN })
  return [
    ...(isFalseFriend ? [] : [texts.map(goesOn), ...stems.map((text) => [goesOn(text)])]),
    ...synonyms.map(exactly),
  ]
    .map((some): Form => ({ kind: 2, words: some }))
    .concat(near.map(({ words: some }) => ({ kind: 1, words: some })))
}

function fits(
  word: string | undefined,
  { text, prefix }: { text: string; prefix: boolean },
): boolean {
  return prefix ? word?.startsWith(text) === true : word === text
}
