import type { FigureChange } from '@satchel/contract/search/used-answers.ts'
import { diffArrays } from 'diff'

/** A code such as `HM-3`, a number with its separators, or a word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}.,'’\u00a0\u202f/-]*[\p{L}\p{N}])?/gu
const NUMBER = /^\p{N}[\p{N}.,'’\u00a0\u202f]*$/u
/** The share of its words that a sentence has in common with what it became. */
const LIKE_MIN = 0.5
/** Longer changes are no figures. */
const FIGURE_WORDS = 3
const FIGURES_MAX = 5

const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** Returns a sentence without what depends on how it is set. */
export const keyOf = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()

/** Returns the sentence that has most of the words of another, its numbers aside; undefined where none is like it. */
export function closestTo(text: string, sentences: readonly string[]): string | undefined {
  const words = countsOf(text)
  let best: string | undefined
  let most = LIKE_MIN
  for (const sentence of sentences) {
    const share = shareInCommon(words, countsOf(sentence))
    if (share > most || (share === most && best === undefined)) {
      best = sentence
      most = share
    }
  }
  return best
}

type Counts = Map<string, number>

function countsOf(text: string): Counts {
  const counts: Counts = new Map()
  for (const word of wordsOf(text.toLowerCase()))
    if (!NUMBER.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Returns the share of the words of both that they have in common. */
function shareInCommon(one: Counts, other: Counts): number {
  let common = 0
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0)
  const total = [...one.values(), ...other.values()].reduce((sum, count) => sum + count, 0)
  return total === 0 ? 0 : (2 * common) / total
}

/** Returns the figures in a sentence that became others; without any, the few words that did. */
export function figuresChanged(before: string, after: string): FigureChange[] {
  const hunks = diffArrays(wordsOf(before), wordsOf(after))
  const changes = hunks.flatMap(({ removed, value }, index) => {
    const next = hunks[index + 1]
    if (!removed || !next?.added) return []
    if (Math.max(value.length, next.value.length) > FIGURE_WORDS) return []
    return [{ before: value.join(' '), after: next.value.join(' ') }]
  })
  const figures = changes.filter((one) => /\p{N}/u.test(one.before + one.after))
  return (figures.length > 0 ? figures : changes).slice(0, FIGURES_MAX)
}
