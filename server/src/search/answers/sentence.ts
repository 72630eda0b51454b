import type { Candidate } from './candidate-queries.ts'
import type { WeighedClue } from './clues.ts'
import { COUNT_AFTER, COUNT_BEFORE, EXPECTED } from './expected.ts'
import { type Finder, type Match, type Token, tokensOf } from './match.ts'
import { segmentsOf } from './segments.ts'

// How much of a question the sentences and rows of a passage say.

export type Finders = { clue: WeighedClue; find: Finder }[]

/** Shares that a clue counts in a text: by words that mean the same, and by its own. */
export const BODY_SHARES = [0, 0.85, 1] as const
/** The share of a figure where one is asked for, and what a sentence with one has beyond its words. */
export const EXPECTED_SHARE = 0.9
const EXPECTED_MORE = 0.5
/** A sentence with several words of the same sense says more. */
const MORE = 0.1
const MORE_MAX = 3
/** The share left of a sentence without the figure that is asked for. */
const UNEXPECTED_SHARE = 0.65
/** The share left of one that has only the question's words, and the letters of a word that says something. */
const EMPTY_SHARE = 0.7
const WORD_MIN = 4
const TEXT_MAX = 400

export interface Sentence {
  text: string
  matches: Match[]
  /** The share of the question that it says, which figures may raise above 1. */
  share: number
}

/** Returns the sentence or row of a passage that says most. `above` is what each clue gets by what stands above it. */
export function bestSentence(candidate: Candidate, above: number[], finders: Finders): Sentence {
  let best: Sentence = { text: candidate.body.slice(0, 300), matches: [], share: -1 }
  for (const text of textsOf(candidate)) {
    const sentence = weigh(text, above, finders)
    const isEmpty = candidate.place > 0 && repeatsOnly(tokensOf(text), sentence.matches)
    const share = sentence.share * (isEmpty ? EMPTY_SHARE : 1)
    if (share > best.share) best = { ...sentence, share }
  }
  return best
}

function weigh(text: string, above: number[], finders: Finders): Sentence {
  const tokens = tokensOf(text)
  const places = finders.map(({ find }) => find(tokens))
  const figures = finders.map(({ clue }, index) => hasFigure(text, clue, places[index + 1]))
  const share = shareOf(finders, ({ clue }, index) => {
    const found = places[index] ?? []
    const own = isCount(clue) ? 0 : BODY_SHARES[kindOf(found)]
    const most = Math.max(own, above[index] ?? 0)
    if (figures[index]) return Math.max(most, EXPECTED_SHARE) + EXPECTED_MORE
    const words = new Set(found.map(({ start, end }) => text.slice(start, end).toLowerCase()))
    return most + MORE * Math.min(MORE_MAX, Math.max(0, words.size - 1))
  })
  const lacks = finders.some(({ clue }, index) => asksFigure(clue) && !figures[index])
  return { text, matches: places.flat(), share: lacks ? share * UNEXPECTED_SHARE : share }
}

/** Tells whether a sentence has no word or number besides those of the question. */
function repeatsOnly(tokens: Token[], matches: Match[]): boolean {
  const isMatched = (token: Token) =>
    matches.some(({ start, end }) => token.start >= start && token.end <= end)
  const isWord = ({ word }: Token) => word.length >= WORD_MIN || /\p{N}/u.test(word)
  return !tokens.some((token) => isWord(token) && !isMatched(token))
}

/** Tells whether a clue asks for a figure; where it's for somebody, a name will do. */
const asksFigure = ({ expects }: WeighedClue): boolean =>
  expects !== undefined && expects !== 'contact'

/** Tells whether a clue asks for a number of the next: words such as `number` don't answer it. */
const isCount = ({ expects, share }: WeighedClue): boolean => expects === 'number' && share < 1

/** Tells whether a text has what a clue asks for; a number has to stand right before or after what is counted. */
function hasFigure(text: string, { expects }: WeighedClue, counted: Match[] | undefined): boolean {
  if (expects === undefined) return false
  if (expects !== 'number' || counted === undefined) return EXPECTED[expects].test(text)
  return counted.some(
    ({ start, end }) =>
      COUNT_BEFORE.test(text.slice(0, start)) || COUNT_AFTER.test(text.slice(end)),
  )
}

/** Returns how a clue was found: not at all, by words that mean the same, or by its own. */
export function kindOf(matches: Match[]): 0 | 1 | 2 {
  if (matches.length === 0) return 0
  return matches.some(({ kind }) => kind === 2) ? 2 : 1
}

/** Returns the weighted mean of what each clue gets. */
export function shareOf(
  finders: Finders,
  of: (one: Finders[number], index: number) => number,
): number {
  let sum = 0
  let total = 0
  for (const [index, one] of finders.entries()) {
    sum += one.clue.weight * of(one, index)
    total += one.clue.weight
  }
  return total === 0 ? 0 : sum / total
}

/** Returns the sentences and rows of a passage; a description stands with the name. */
export function textsOf({
  place,
  body,
  itemName,
}: Pick<Candidate, 'place' | 'body' | 'itemName'>): string[] {
  if (place > 0) return segmentsOf(body, itemName)
  return [
    body.startsWith(itemName)
      ? body.slice(0, TEXT_MAX)
      : `${itemName} · ${body}`.slice(0, TEXT_MAX),
  ]
}
