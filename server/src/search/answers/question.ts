import { ASKING_WORDS } from '@satchel/contract/search/question-form.ts'
import type { KnownText, KnownWord } from '../matching/terms.ts'
import { type Expected, findCompound, findSense, type NearWord } from './lexicon.ts'

/** A word that a question asks about, or some neighboring ones, and how else documents may say it. */
export interface Clue {
  words: KnownWord[]
  /** Words of the company or the trade that mean the same. */
  synonyms: string[][]
  near: NearWord[]
  expects: Expected | undefined
  /** True where its own words mean something else in another language. */
  isFalseFriend: boolean
  /** The share of its rarity that counts: little for what documents hardly say in so many words. */
  share: number
}

export interface QuestionText {
  /** The part of the lexemes that is the tenant's. */
  tenant: string
  text: KnownText
  synonyms: { key: string; words: string[] }[]
  /** Languages that the question may be in, and those of the tenant's documents. */
  languages: string[]
  known: string[]
}

/** The share of what documents hardly say in so many words. */
const LIGHT = 0.35
/** The words of a company's synonym. */
const SYNONYM_WORDS = 4
const CLUES_MAX = 8

/** Returns what a question asks about, at most eight, in the order of its words. */
export function cluesOf(asked: QuestionText): Clue[] {
  const { length } = asked.text.words
  const clues: Clue[] = []
  for (let at = 0; at < length; ) {
    const { count, clue } = clueAt(asked, at)
    if (clue) clues.push(clue)
    at += count
  }
  return withoutRepeated(clues).slice(0, CLUES_MAX)
}

/** Returns what the words from a place on ask about, if anything, and how many they are. */
function clueAt(asked: QuestionText, at: number): { count: number; clue?: Clue } {
  const texts = asked.text.words.map(({ word }) => word)
  const own = longestSynonym(asked, texts, at)
  const languages = new Set([...asked.languages, ''])
  const found =
    findSense(texts, at, languages) ??
    (own.count === 0 ? findCompound(texts[at] ?? '', languages) : undefined)
  const count = Math.max(own.count, found?.count ?? 1)
  const words = asked.text.words.slice(at, at + count)
  const sense = found && found.count >= own.count ? found.sense : undefined
  if (own.count === 0 && (sense?.isEmpty || (isLittle(words) && !sense?.isKept))) return { count }
  const clue = {
    words,
    synonyms: own.words,
    near: nearIn(sense?.near ?? [], asked.known),
    expects: sense?.expects,
    isFalseFriend: sense !== undefined && own.count === 0 && found?.isFalseFriend === true,
    share: sense?.isLight ? LIGHT : 1,
  }
  return { count, clue }
}

function isLittle([word, ...others]: KnownWord[]): boolean {
  return others.length === 0 && (word?.isStop === true || ASKING_WORDS.has(word?.word ?? ''))
}

/** `How much` and `cost` are one clue. */
function withoutRepeated(clues: Clue[]): Clue[] {
  return clues.filter(
    ({ near }, index) =>
      near.length === 0 || !clues.some((other, at) => at > index && other.near[0] === near[0]),
  )
}

function nearIn(near: NearWord[], languages: string[]): NearWord[] {
  return near.filter(({ language }) => language === '' || languages.includes(language))
}

/** Returns what the company's synonyms say for the most words from a place on, or for the stem of one. */
function longestSynonym({ synonyms, text }: QuestionText, texts: string[], at: number) {
  const of = (keys: string[]) =>
    synonyms.filter(({ key }) => keys.includes(key)).map(({ words }) => words)
  for (let count = SYNONYM_WORDS; count > 0; count -= 1) {
    const words = of([texts.slice(at, at + count).join(' ')])
    if (words.length > 0) return { count, words }
  }
  const words = of(text.words[at]?.stems ?? [])
  return { count: words.length > 0 ? 1 : 0, words }
}
