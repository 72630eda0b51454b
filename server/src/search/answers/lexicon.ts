import { readFileSync } from 'node:fs'
import { foldedWords } from '@satchel/contract/search/question-form.ts'

// Words of the trade that mean nearly the same, in eight languages: what a question calls `cost` a list calls `price`.
// A star stands for any ending. A company's own words are its synonyms.

/** The kind of figure in an answer to a question with such a word. */
export type Expected =
  | 'money'
  | 'duration'
  | 'number'
  | 'weight'
  | 'distance'
  | 'temperature'
  | 'pressure'
  | 'frequency'
  | 'clock'
  | 'contact'
  | 'share'

/** A word, or words next to each other. */
export interface NearWord {
  language: string
  words: { text: string; prefix: boolean }[]
}

export interface Sense {
  near: NearWord[]
  expects?: Expected
  /** True if documents hardly say it in so many words. */
  isLight: boolean
  /** True for words such as `not`, which say something although each text has them. */
  isKept: boolean
  /** True if it says nothing about what is looked for, as `have`. */
  isEmpty: boolean
}

/** A word is looked for by its beginning from so many letters on; a shorter one with up to two more. */
const BEGINNING_MIN = 4
const ENDING_MAX = 2

const SETTINGS = new Set(['expects', 'light', 'alone', 'kept', 'near'])
const GROUPS: Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL('lexicon.json', import.meta.url), 'utf8'),
)
const SENSES: Sense[] = GROUPS.map((group) => ({
  near: [
    ...Object.entries(group).flatMap(([language, words]) =>
      SETTINGS.has(language) ? [] : wordsOf(language, String(words)),
    ),
    ...wordsOf('', String(group.near ?? '')),
  ],
  ...(group.expects !== undefined && { expects: group.expects as Expected }),
  isLight: group.light === true,
  isKept: group.kept === true,
  isEmpty: group.alone === true,
}))

function wordsOf(language: string, list: string): NearWord[] {
  return list
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => ({ language, words: one.trim().split(/\s+/).flatMap(partsOf) }))
}

function partsOf(word: string): NearWord['words'] {
  const texts = foldedWords(word).match(/[\p{L}\p{N}]+/gu) ?? []
  return texts.map((text, index) => ({
    text,
    prefix: word.endsWith('*') && index === texts.length - 1,
  }))
}

export interface FoundSense {
  sense: Sense
  /** The words it is said in. */
  count: number
  /** True for a word of another language than the question's. */
  isForeign: boolean
  /** True where the word means something else in another language, as French `pays`. */
  isFalseFriend: boolean
}

/** A short word of another language than the question's is rather one of the question's own. */
const FOREIGN_MIN = 5

/**
 * Returns the sense that most of the words from a place on have, and how many they are; that in a language of the
 * question comes first.
 */
export function findSense(
  words: string[],
  from: number,
  languages: ReadonlySet<string>,
): FoundSense | undefined {
  const fitting = SENSES.flatMap((sense) =>
    sense.near
      .filter(({ words: known }) => known.every((one, at) => fits(words[from + at], one)))
      .map(({ language, words: known }) => {
        const letters = known.reduce((sum, { text }) => sum + text.length, 0)
        return { sense, count: known.length, letters, isForeign: !languages.has(language) }
      }),
  ).filter(({ letters, isForeign }) => letters >= FOREIGN_MIN || !isForeign)
  const [best, ...others] = fitting.toSorted((one, other) => rankOf(other) - rankOf(one))
  return (
    best && {
      ...best,
      isFalseFriend: others.some(
        ({ sense, isForeign, count }) =>
          sense !== best.sense && isForeign !== best.isForeign && count === best.count,
      ),
    }
  )
}

/** Languages that write compounds in one word, of which the last part says what it is. */
const COMPOUNDING = ['de', 'nl']
const COMPOUND_MIN = 8
const FIRST_PART_MIN = 3

/** Returns the sense of the last part of a compound, such as *Daten* in *Messdaten*, the longest first. */
export function findCompound(word: string, languages: ReadonlySet<string>): FoundSense | undefined {
  const compounding = new Set(COMPOUNDING.filter((one) => languages.has(one)))
  if (word.length < COMPOUND_MIN || compounding.size === 0) return undefined
  for (let at = FIRST_PART_MIN; at <= word.length - BEGINNING_MIN; at += 1) {
    const found = findSense([word.slice(at)], 0, compounding)
    if (found && !found.isForeign && !found.sense.isEmpty && !found.sense.isLight)
      return { ...found, isFalseFriend: false }
  }
  return undefined
}

interface Fitting {
  count: number
  letters: number
  isForeign: boolean
}

/** More words come first, then those of the question's language, then longer ones. */
function rankOf({ count, letters, isForeign }: Fitting): number {
  return count * 100 + letters - (isForeign ? 50 : 0)
}

function fits(word: string | undefined, { text, prefix }: NearWord['words'][number]): boolean {
  if (word === undefined || !prefix) return word === text
  return (
    word.startsWith(text) &&
    (text.length >= BEGINNING_MIN || word.length <= text.length + ENDING_MAX)
  )
}
