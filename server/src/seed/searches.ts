import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { History } from './activity.ts'
import { type Calendar, hourOn, idAt, iso, MINUTE, someWorkday } from './calendar.ts'
import type { PersonKey } from './company.ts'
import { goneSince, type Piece } from './library.ts'
import { openRandom, type Random } from './random.ts'

/** A line of `tables/searches.csv`. */
export interface Term {
  term: string
  weight: number
  /** The day from which people search for it. */
  from: string
  /** Beginnings of the files of which one is opened; without any, people give up. */
  opens: string[]
  hits: number
}

const DATA = new URL('./tables/searches.csv', import.meta.url)
/** A seed of its own: the rest of the demo stays as it is, whatever is searched for. */
const SEED = 20_261
const SEARCHES = 640

/** Those who sell search most. */
const SEARCHERS = [
  ['tomas', 26],
  ['priya', 24],
  ['luc', 18],
  ['mira', 12],
  ['hana', 10],
  ['jonas', 8],
  ['edda', 5],
] as const satisfies [PersonKey, number][]

export async function readTerms(): Promise<Term[]> {
  const lines: Record<keyof Term, string>[] = parse(await readFile(DATA), { columns: true })
  return lines.map(({ term, weight, from, opens, hits }) => ({
    ...{ term, from, weight: Number(weight), hits: Number(hits) },
    opens: opens.split(';').filter(Boolean),
  }))
}

/** Returns what the team searched for in the two months, and which of it they opened. */
export function searchRows(terms: Term[], { pieces, links, calendar, people }: History) {
  const random = openRandom(SEED)
  const weights = terms.map((term) => [term, term.weight] as const)
  return Array.from({ length: SEARCHES }, () => {
    const term = random.weighted(weights)
    const by = random.weighted(SEARCHERS)
    const wanted = term.opens.length === 0 && random.chance(0.35)
    const shared = wanted ? links.filter(({ contact, owner }) => contact && owner === by) : []
    const at = momentOf(calendar, random, calendar.dayOf(term.from), shared)
    const found = pieces.filter((piece) => isThere(piece, at) && isOf(piece, term))
    const opened = found.length > 0 && random.chance(0.84) ? random.pick(found) : undefined
    return {
      id: idAt(at, random),
      memberId: people[by],
      text: random.chance(0.15) ? capitalized(term.term) : term.term,
      hits: term.opens.length > 0 && found.length === 0 ? 0 : term.hits,
      ms: Math.round(random.around(26)),
      at: iso(at),
      openedId: opened?.id ?? null,
      openedAt: opened ? iso(Math.min(at + random.whole(3_000, 40_000), calendar.now)) : null,
    }
  })
}

/** A moment at which people work, or shortly before one of the links: they looked for something for a customer. */
function momentOf(
  calendar: Calendar,
  random: Random,
  from: number,
  shared: readonly { at: number }[],
): number {
  const later = shared.filter(({ at }) => at > calendar.at(from, 0))
  if (later.length > 0) return random.pick(later).at - random.whole(6, 25) * MINUTE
  const some = (to: number) => hourOn(calendar, random, someWorkday(calendar, random, from, to))
  const at = some(calendar.today)
  // What is left of today isn't searched yet.
  return at < calendar.now ? at : some(calendar.today - 1)
}

const isOf = ({ file }: Piece, { opens }: Term) => opens.some((start) => file.startsWith(start))

function isThere(piece: Piece, at: number): boolean {
  return piece.at < at && goneSince(piece) === undefined
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
