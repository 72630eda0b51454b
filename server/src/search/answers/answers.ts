import type { Answer, AnswerResult } from '@satchel/contract/search/answers.ts'
import { foldedWords } from '@satchel/contract/search/question-form.ts'
import { limitStatements, type Scope } from '../../platform/database/scope.ts'
import { prepare } from '../form/queries.ts'
import { visible } from '../matching/filter-queries.ts'
import { STATEMENT_MS } from '../matching/find.ts'
import { type Candidate, countPassages, findCandidates, readForms } from './candidate-queries.ts'
import { queriesOfClue, type WeighedClue } from './clues.ts'
import { type Clue, cluesOf, type QuestionText } from './question.ts'
import { rank } from './rank.ts'

const ANSWERS_DEFAULT = 3
/** The passages of one attempt, and those after which no looser one is made. */
const CANDIDATES_MAX = 200
const ENOUGH = 40
/** The rarest clues, of which two have to be there where not all are found together. */
const RAREST = 4
/** Passages of a small library, of which hardly any is in the sample they are counted by. */
const FEW = 64
/** The weight of a word that few passages have. */
const RAREST_WEIGHT = 4
/** The weight of what no passage has: of a name or a word of the trade, of a German noun, and of another word. */
const NAME_UNKNOWN = 6
const NOUN_UNKNOWN = 3
const WORD_UNKNOWN = 2

/** Answers a question with passages of documents the person can see, the best first; none rather than a wrong one. */
export async function answer(
  scope: Scope,
  { question, limit = ANSWERS_DEFAULT }: { question: string; limit?: number },
): Promise<AnswerResult> {
  await limitStatements(scope, STATEMENT_MS)
  const text = await readQuestion(scope, question)
  const clues = await weigh(scope, text, question)
  if (clues.length === 0) return { answers: [], unanswered: true }
  const candidates = await candidatesOf(scope, text, clues)
  const answers: Answer[] = rank(candidates, clues, limit)
  return { answers, unanswered: answers.length === 0 }
}

async function readQuestion(
  scope: Scope,
  question: string,
): Promise<QuestionText & { today: string }> {
  const form = { words: question, phrases: [], excluded: [], startDay: null, endDay: null }
  const { tenant, words, synonyms, today } = await prepare(scope, form)
  const { known, languages, forms } = await readForms(
    scope,
    question,
    words.words.flatMap(({ stems }) => stems),
  )
  return {
    ...{ tenant, text: withoutShortStems(words), synonyms: [...synonyms, ...forms], today, known },
    languages: languages.length > 0 ? languages : known,
  }
}

/** Stems of other languages may be nearly nothing: Spanish has *can* for *Canada*. */
const STEM_MIN = 4
const STEM_SHARE = 0.6

function withoutShortStems(text: QuestionText['text']): QuestionText['text'] {
  const isLike = (word: string) => (stem: string) =>
    stem.length >= Math.min(word.length, STEM_MIN) && stem.length >= word.length * STEM_SHARE
  return {
    ...text,
    words: text.words.map((one) => ({ ...one, stems: one.stems.filter(isLike(one.word)) })),
  }
}

/** Returns the clues with how much each counts: what few passages have counts most. */
async function weigh(scope: Scope, text: QuestionText, question: string): Promise<WeighedClue[]> {
  const clues = cluesOf(text)
  if (clues.length === 0) return []
  const queries = clues.map((clue) => queriesOfClue(text, clue))
  const { total, counts } = await countPassages(
    scope,
    text.tenant,
    queries.map(({ any }) => any),
  )
  const most = Math.max(total, FEW, ...counts)
  return clues.map((clue, index) => {
    const count = counts[index] ?? 0
    const rarity =
      count === 0
        ? unknown(question, clue, text.languages)
        : Math.min(RAREST_WEIGHT, Math.log(1 + most / count))
    return {
      ...clue,
      queries: queries[index] ?? queriesOfClue(text, clue),
      ...{ count, weight: rarity * clue.share },
    }
  })
}

/** Returns the weight of a clue that no passage has: a name can't be answered about, another word may be said otherwise. */
function unknown(question: string, { words, near, expects }: Clue, languages: string[]): number {
  const [{ word = '' } = {}] = words
  const typed = question.split(/[^\p{L}\p{N}]+/u).findLast((one) => foldedWords(one) === word) ?? ''
  // German writes all nouns so.
  const isCapital = /\p{Lu}/u.test(typed) && !question.startsWith(typed)
  const isName = /\d|\p{Lu}{2}/u.test(typed) || (isCapital && !languages.includes('de'))
  // A figure answers without its word.
  if (isName || (near.length > 0 && expects === undefined)) return NAME_UNKNOWN
  return isCapital ? NOUN_UNKNOWN : WORD_UNKNOWN
}

/** Looks for passages with all clues, then with all but one, then with two of the rarest, until there are enough. */
async function candidatesOf(
  scope: Scope,
  text: QuestionText & { today: string },
  clues: WeighedClue[],
): Promise<Candidate[]> {
  const conditions = visible(scope, text)
  const usable = clues
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.weight - one.weight)
  const any = usable.map(({ queries }) => queries.any)
  const found = new Map<string, Candidate>()
  for (const all of attempts(any)) {
    const some = await findCandidates(scope, {
      ...{ all, conditions, limit: CANDIDATES_MAX },
      clues: clues.map(({ queries }) => queries),
    })
    for (const one of some) found.set(`${one.itemId} ${one.page} ${one.body}`, one)
    if (found.size >= ENOUGH) break
  }
  return [...found.values()]
}

/** Returns tsqueries that passages have to fit all of, from strict to loose. */
function attempts(any: string[]): string[][] {
  const rarest = any.slice(0, RAREST)
  return [
    any,
    ...(any.length > 2 ? [pairsOf(any).map(([one, other]) => `(${one}) | (${other})`)] : []),
    ...(any.length > 3
      ? [
          [
            pairsOf(rarest)
              .map(([one, other]) => `(${one}) & (${other})`)
              .join(' | '),
          ],
        ]
      : []),
    ...(any.length > 1 ? any.slice(0, 2).map((one) => [one]) : []),
  ].filter((all) => all.length > 0)
}

function pairsOf(queries: string[]): [string, string][] {
  return queries.flatMap((one, index) =>
    queries.slice(index + 1).map((other): [string, string] => [one, other]),
  )
}
