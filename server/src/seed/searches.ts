import { type Calendar, hourOn, idAt, iso, MINUTE, someWorkday } from './calendar.ts'
import { readTable } from './content.ts'
import type { Shared } from './links.ts'
import { openRandom, type Random } from './random.ts'
import type { Story } from './story.ts'

/**
 * A row of `content/searches.csv`: a term, the day from which people search for it, and the beginnings of the files of
 * which one is opened; without any, people give up.
 */
type Term = Record<'term' | 'weight' | 'from' | 'opens' | 'hits', string>

/** A seed of its own: the rest of the demo stays as it is, whatever is searched for. */
const SEED = 20_261
const SEARCHES = 640

export type PastSearch = Awaited<ReturnType<typeof makeSearches>>[number]

/** Returns what the team searched for in the two months, and which of it they opened. */
export async function makeSearches({ company, pieces, calendar, team }: Story, links: Shared[]) {
  const random = openRandom(SEED)
  const terms = await readTable<Term>('searches.csv')
  const weights = terms.map((term) => [term, Number(term.weight)] as const)
  return Array.from({ length: SEARCHES }, () => {
    const { term, from, hits, ...rest } = random.weighted(weights)
    const opens = rest.opens.split(';').filter(Boolean)
    const by = random.weighted(Object.entries(company.searchesEach))
    const isForCustomer = opens.length === 0 && random.chance(0.35)
    const shared = links.filter(({ contact, owner }) => isForCustomer && contact && owner === by)
    const at = momentOf(calendar, random, calendar.dayOf(from), shared)
    const found = pieces.filter(
      (piece) =>
        piece.at < at &&
        piece.deleted === undefined &&
        opens.some((start) => piece.file.startsWith(start)),
    )
    const opened = found.length > 0 && random.chance(0.84) ? random.pick(found) : undefined
    return {
      id: idAt(at, random),
      at: iso(at),
      memberId: team.of(by).id,
      text: random.chance(0.15) ? term.charAt(0).toUpperCase() + term.slice(1) : term,
      hits: opens.length > 0 && found.length === 0 ? 0 : Number(hits),
      ms: Math.round(random.around(26)),
      openedId: opened?.id ?? null,
      openedAt: opened ? iso(Math.min(at + random.whole(3_000, 40_000), calendar.now)) : null,
    }
  })
}

/** A moment at which people work, or shortly before one of the links: they looked for something for a customer. */
function momentOf(calendar: Calendar, random: Random, from: number, shared: Shared[]): number {
  const later = shared.filter(({ at }) => at > calendar.at(from, 0))
  if (later.length > 0) return random.pick(later).at - random.whole(6, 25) * MINUTE
  const some = (to: number) => hourOn(calendar, random, someWorkday(calendar, random, from, to))
  const at = some(calendar.today)
  // What is left of today isn't searched yet.
  return at < calendar.now ? at : some(calendar.today - 1)
}
