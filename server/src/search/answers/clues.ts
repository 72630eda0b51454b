import { type Group, queryOf, type Term, termsOf, wordGroups } from '../matching/terms.ts'
import type { ClueQueries } from './candidate-queries.ts'
import type { Clue, QuestionText } from './question.ts'

/** A clue, what it is looked for by, and how much it counts. */
export interface WeighedClue extends Clue {
  queries: ClueQueries & { any: string }
  /** The passages that have it. */
  count: number
  weight: number
}

/** Words of sums of money, by which lists of prices are found. */
const CURRENCIES = ['eur', 'euro', 'usd', 'dollar', 'gbp', 'pound', 'chf', 'pln']

/** Returns the tsqueries of a clue in a text (`w`), above it (`h`) and in either. */
export function queriesOfClue(asked: QuestionText, clue: Clue): ClueQueries & { any: string } {
  const query = (group: Group) => (group.length > 0 ? queryOf(asked.tenant, group) : NOTHING)
  const own = ownGroup(asked, clue, 'w')
  const ownHead = ownGroup(asked, clue, 'h')
  const near = nearGroup(clue, 'w')
  const nearHead = nearGroup(clue, 'h')
  return {
    own: query(own),
    ownHead: query(ownHead),
    near: query(near),
    nearHead: query(nearHead),
    any: query([...own, ...ownHead, ...near, ...nearHead]),
  }
}

/** Fits no passage. */
const NOTHING = "'-'"

function termsOfClue({ text }: QuestionText, { words }: Clue): Term[] {
  return termsOf({ ...text, words }).map((term) => ({ ...term, isOptional: false }))
}

/** One of the forms of a word, or of several all together; or a synonym of the company's. */
function ownGroup(asked: QuestionText, clue: Clue, kind: 'w' | 'h'): Group {
  if (clue.isFalseFriend) return []
  const groups = wordGroups({ terms: termsOfClue(asked, clue), phrases: [] }, kind)
  const synonyms = clue.synonyms.map((words) => words.map((word) => lexeme(kind + word)))
  const [only, ...others] = groups
  if (others.length === 0) return [...(only ?? []), ...synonyms]
  return [groups.flatMap((group) => group.slice(0, 1).flat()), ...synonyms]
}

function nearGroup({ near, expects }: Clue, kind: 'w' | 'h'): Group {
  const currencies = expects === 'money' && kind === 'w' ? CURRENCIES : []
  return [
    ...near.map(({ words }) => words.map(({ text, prefix }) => ({ text: kind + text, prefix }))),
    ...currencies.map((word) => lexeme(kind + word)),
  ]
}

const lexeme = (text: string) => ({ text, prefix: false })
