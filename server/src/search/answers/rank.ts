import type { Answer } from '@satchel/contract/search/answers.ts'
import type { Candidate } from './candidate-queries.ts'
import type { WeighedClue } from './clues.ts'
import { EXPECTED } from './expected.ts'
import { finderOf, type Match, tokensOf } from './match.ts'
import {
  BODY_SHARES,
  bestSentence,
  EXPECTED_SHARE,
  type Finders,
  kindOf,
  shareOf,
} from './sentence.ts'

/** Shares that a clue counts above a text by words that mean the same and by its own: in its heading, the name, elsewhere. */
const SHARES = {
  heading: [0, 0.7, 0.85],
  name: [0, 0.75, 0.95],
  about: [0, 0.45, 0.6],
} as const
/** The share of a question that a passage has to have. */
const COVERED_MIN = 0.5
/** The score below which a sentence is no answer. */
const SCORE_MIN = 0.45
/** Passages whose sentences are read. */
const READ_MAX = 60
/** The share of a name or heading above a passage in its sentences, and that of tags and categories; a description has all. */
const ABOVE_SHARE = 0.9
const ABOUT_SHARE = 0.5
/** The share of the whole passage in a score; the rest is that of the sentence. */
const COVERED_SHARE = 0.5
/** A sentence that begins with what is asked about is about it. */
const AT_BEGINNING = 12
const BEGINNING = 0.03
const OTHERS_MAX = 20

interface Ranked {
  candidate: Candidate
  text: string
  marks: [number, number][]
  score: number
  /** The text without what depends on how it is set. */
  key: string
}

/** Returns the best answers among these passages; what several documents say alike is one, which names the others. */
export function rank(candidates: Candidate[], clues: WeighedClue[], limit: number): Answer[] {
  const finders = clues.map((clue) => ({ clue, find: finderOf(clue) }))
  const best = candidates
    .map((candidate) => ({ candidate, ...coverageOf(candidate, finders) }))
    .filter(({ covered }) => covered >= COVERED_MIN)
    .toSorted((one, other) => other.covered - one.covered)
    .slice(0, READ_MAX)
    .map(({ candidate, covered, above }) => read(candidate, { covered, above }, finders))
    .filter(({ score }) => score >= SCORE_MIN)
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

interface Coverage {
  /** The share of the question that a passage and what stands above it have. */
  covered: number
  /** The share that each clue gets in its sentences by what stands above them. */
  above: number[]
}

function coverageOf(
  { met, place, body, heading, itemName }: Candidate,
  finders: Finders,
): Coverage {
  const tokens = { heading: tokensOf(heading), name: tokensOf(itemName), body: tokensOf(body) }
  const about = finders.map((_, index) => SHARES.about[met[index]?.head ?? 0])
  const named = finders.map(({ find }) =>
    Math.max(SHARES.heading[kindOf(find(tokens.heading))], SHARES.name[kindOf(find(tokens.name))]),
  )
  const covered = shareOf(finders, ({ clue, find }, index) => {
    const isExpected =
      clue.expects && clue.expects !== 'number' && EXPECTED[clue.expects].test(body)
    return Math.max(
      about[index] ?? 0,
      named[index] ?? 0,
      isExpected ? EXPECTED_SHARE : 0,
      BODY_SHARES[kindOf(find(tokens.body))],
    )
  })
  const aboutShare = place === 0 ? 1 : ABOUT_SHARE
  const above = finders.map((_, index) =>
    Math.max(aboutShare * (about[index] ?? 0), ABOVE_SHARE * (named[index] ?? 0)),
  )
  return { covered, above }
}

/** Reads the sentence or row of a passage that says most. */
function read(candidate: Candidate, { covered, above }: Coverage, finders: Finders): Ranked {
  const best = bestSentence(candidate, above, finders)
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
