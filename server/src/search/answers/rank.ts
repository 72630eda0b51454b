import type { Answer } from '@satchel/contract/search/answers.ts'
import type { Candidate } from './candidate-queries.ts'
import type { WeighedClue } from './clues.ts'
import { EXPECTED } from './expected.ts'
import { type Finder, finderOf, type Match, tokensOf } from './match.ts'
import { segmentsOf } from './segments.ts'

/** Shares that a clue counts by words that mean the same and by its own: in a text, its heading, the name, elsewhere. */
const SHARES = {
  body: [0, 0.85, 1],
  heading: [0, 0.7, 0.85],
  name: [0, 0.75, 0.95],
  about: [0, 0.45, 0.6],
} as const
/** The share of a question that a passage has to have. */
const COVERED_MIN = 0.5
/** Passages whose sentences are read. */
const READ_MAX = 60
/** The share of a sum of money where a price is asked for, and what a sentence with one has beyond its words. */
const EXPECTED_SHARE = 0.9
const EXPECTED_MORE = 0.5
/** A sentence with several words of the same sense says more. */
const MORE = 0.1
const MORE_MAX = 2
/** The share of the whole passage in a score; the rest is that of the sentence. */
const COVERED_SHARE = 0.5
/** A sentence that begins with what is asked about is about it. */
const AT_BEGINNING = 12
const BEGINNING = 0.03
const OTHERS_MAX = 20
const TEXT_MAX = 400

interface Ranked {
  candidate: Candidate
  text: string
  marks: [number, number][]
  score: number
  /** The text without what depends on how it is set. */
  key: string
}

type Finders = { clue: WeighedClue; find: Finder }[]

/** Returns the best answers among these passages; what several documents say alike is one, which names the others. */
export function rank(candidates: Candidate[], clues: WeighedClue[], limit: number): Answer[] {
  const finders = clues.map((clue) => ({ clue, find: finderOf(clue) }))
  const best = candidates
    .map((candidate) => ({ candidate, covered: coverageOf(candidate, finders) }))
    .filter(({ covered }) => covered >= COVERED_MIN)
    .toSorted((one, other) => other.covered - one.covered)
    .slice(0, READ_MAX)
    .map(({ candidate, covered }) => read(candidate, covered, finders))
    .toSorted((one, other) => other.score - one.score || newer(one, other))
  const groups = new Map<string, Ranked[]>()
  for (const one of onPages(best)) groups.set(one.key, [...(groups.get(one.key) ?? []), one])
  return [...groups.values()]
    .slice(0, limit)
    .flatMap(([first, ...others]) => (first ? [answerOf(first, others)] : []))
}

/** Returns pages of documents in place of their descriptions, where they have a page that says it. */
function onPages(ranked: Ranked[]): Ranked[] {
  const described = new Map<string, number>()
  return ranked
    .filter(({ candidate: { itemId, place }, score }) => {
      const hasPage = ranked.some(
        ({ candidate: other }) => other.itemId === itemId && other.page !== null,
      )
      if (place > 0 || !hasPage) return true
      described.set(itemId, score)
      return false
    })
    .map((one) => {
      const score = described.get(one.candidate.itemId) ?? 0
      described.delete(one.candidate.itemId)
      return score > one.score ? { ...one, score } : one
    })
    .toSorted((one, other) => other.score - one.score || newer(one, other))
}

function newer({ candidate: one }: Ranked, { candidate: other }: Ranked): number {
  return Date.parse(other.updatedAt) - Date.parse(one.updatedAt)
}

/** Returns the share of the question that a passage or what stands above it has. */
function coverageOf({ met, body, heading, itemName }: Candidate, finders: Finders): number {
  const places = [
    { shares: SHARES.body, tokens: tokensOf(body) },
    { shares: SHARES.heading, tokens: tokensOf(heading) },
    { shares: SHARES.name, tokens: tokensOf(itemName) },
  ]
  return shareOf(finders, ({ clue, find }, index) => {
    const isExpected =
      clue.expects && clue.expects !== 'number' && EXPECTED[clue.expects].test(body)
    const about = SHARES.about[met[index]?.head ?? 0]
    const shares = places.map((place) => place.shares[kindOf(find(place.tokens))])
    return Math.max(about, isExpected ? EXPECTED_SHARE : 0, ...shares)
  })
}

function kindOf(matches: Match[]): 0 | 1 | 2 {
  if (matches.length === 0) return 0
  return matches.some(({ kind }) => kind === 2) ? 2 : 1
}

/** Returns the weighted mean of what each clue gets. */
function shareOf(finders: Finders, of: (one: Finders[number], index: number) => number): number {
  let sum = 0
  let total = 0
  for (const [index, one] of finders.entries()) {
    sum += one.clue.weight * of(one, index)
    total += one.clue.weight
  }
  return total === 0 ? 0 : sum / total
}

/** Reads the sentence or row of a passage that says most. */
function read(candidate: Candidate, covered: number, finders: Finders): Ranked {
  let best = { text: candidate.body.slice(0, 300), matches: [] as Match[], share: -1 }
  for (const text of textsOf(candidate)) {
    const tokens = tokensOf(text)
    const matches: Match[] = []
    const share = shareOf(finders, ({ clue, find }) => {
      const found = find(tokens)
      matches.push(...found)
      const isExpected = clue.expects !== undefined && EXPECTED[clue.expects].test(text)
      const words = new Set(found.map(({ start, end }) => text.slice(start, end).toLowerCase()))
      const more = MORE * Math.min(MORE_MAX, Math.max(0, words.size - 1))
      return (
        Math.max(SHARES.body[kindOf(found)], isExpected ? EXPECTED_SHARE : 0) +
        (isExpected ? EXPECTED_MORE : more)
      )
    })
    if (share > best.share) best = { text, matches, share }
  }
  const isAtBeginning = best.matches.some(({ start }) => start <= AT_BEGINNING)
  const score =
    COVERED_SHARE * covered +
    (1 - COVERED_SHARE) * Math.min(1, Math.max(0, best.share)) +
    (isAtBeginning ? BEGINNING : 0)
  return {
    candidate,
    text: best.text,
    marks: marksOf(best.matches),
    score: Math.round(Math.min(1, score) * 1_000) / 1_000,
    key: best.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '),
  }
}

/** A description stands with the name. */
function textsOf({ place, body, itemName }: Candidate): string[] {
  if (place > 0) return segmentsOf(body, itemName)
  return [
    body.startsWith(itemName)
      ? body.slice(0, TEXT_MAX)
      : `${itemName} · ${body}`.slice(0, TEXT_MAX),
  ]
}

/** Returns the offsets of what was found, in order and apart. */
function marksOf(matches: Match[]): [number, number][] {
  const marks: [number, number][] = []
  for (const { start, end } of matches.toSorted((one, other) => one.start - other.start)) {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks
}

function answerOf({ candidate, text, marks, score }: Ranked, others: Ranked[]): Answer {
  const { itemId, itemName, page, fileVersion, updatedAt, validUntil, ownerId } = candidate
  const same = new Map(
    others
      .map(({ candidate: one }) => one)
      .filter((one) => one.itemId !== itemId)
      .map((one) => [one.itemId, { itemId: one.itemId, itemName: one.itemName, page: one.page }]),
  )
  return {
    ...{ text, marks, itemId, itemName, fileVersion, page, score },
    ...{ updatedAt: new Date(updatedAt).toISOString(), validUntil, ownerId },
    alsoIn: [...same.values()].slice(0, OTHERS_MAX),
  }
}
