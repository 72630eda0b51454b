import type { Insertable } from 'kysely'
import type { ClientEventDay } from '../platform/database/database-types.ts'
import { DAY, idAt, iso, MINUTE } from './calendar.ts'
import { importOf } from './library.ts'
import { openRandom } from './random.ts'
import type { Story } from './story.ts'

/** A seed of its own: the rest of the demo stays as it is, whatever is used. */
const SEED = 20_262

/** Returns how often each person used what, on each day of the two months. */
export function usageRows({ calendar, team, company }: Story): Insertable<ClientEventDay>[] {
  const random = openRandom(SEED)
  const days = Array.from({ length: calendar.today + 1 }, (_, day) => day)
  return days.filter(calendar.isWorkday).flatMap((day) =>
    team.people
      .filter(() => !random.chance(0.2))
      .flatMap(({ id: person }) =>
        Object.entries(company.usageEachDay).flatMap(([name, median]) => {
          const count = Math.round(random.around(median))
          return count > 0 ? [{ day: calendar.dateOf(day), name, person, count }] : []
        }),
      ),
  )
}

const LIKED = ['Case study', 'Brochure', 'Video', 'White paper']

/** Returns what people like and what they come back to. */
export function markRows({ pieces, team, company, random }: Story) {
  const mark = (memberId: string) => (item: { id: string }) => ({
    memberId,
    itemType: 'ITEM',
    itemId: item.id,
  })
  const liked = pieces.filter(({ type }) => LIKED.includes(type))
  const upvotes = team.people.flatMap(({ id }) =>
    liked.filter(() => random.chance(0.3)).map(mark(id)),
  )
  const owner = team.of('edda').id
  const own = pieces.filter(({ file }) => company.favorites.includes(file)).map(mark(owner))
  const favorites = [...own, ...upvotes.filter(({ memberId }) => memberId !== owner)].map(
    (pair, place) => ({ ...pair, id: idAt(Date.parse('2020-01-01') + place * DAY, random) }),
  )
  return { upvotes, favorites }
}

export function invitationRow({ company, calendar, team, random }: Story) {
  const { by, ...invitation } = company.invitation
  const at = calendar.now - 26 * 60 * MINUTE
  return {
    id: idAt(at, random),
    ...invitation,
    invitedBy: team.of(by).id,
    delivery: 'sent',
    tokenHash: `\\x${random.hex(64)}`,
    createdAt: iso(at),
    sentAt: iso(at),
    expiresAt: iso(at + 7 * DAY),
  }
}

/** Returns a list of web pages with faulty rows, a batch of pictures, and an import that was canceled. */
export function importRows({ pieces, imports, company, calendar, team, random }: Story) {
  const of = (kind: 'pages' | 'pictures') => pieces.filter((piece) => importOf(piece) === kind)
  const failed = company.faultyRows.map(([url, name, message]) => ({ url, name, message }))
  const pages = of('pages').map(({ id, file, name }) => ({ id, url: file, name, message: null }))
  const begun = (id: string, at: number, by: string, source: string, name: string) => ({
    id,
    ownerId: team.of(by).id,
    source,
    name,
    isRead: true,
    failure: null,
    facts: {},
    choices: {},
    skipped: 0,
    createdAt: iso(at),
    finishedAt: iso(at + 2 * MINUTE),
  })
  const none = { heads: [] as string[], failed: 0, status: 'completed' }
  const count = of('pictures').length
  const site = 'www.halden.example'
  const canceledAt = calendar.now - 4 * DAY
  const total = pages.length + failed.length
  const runs = [
    {
      ...begun(imports.pages, calendar.at(4, 640), 'jonas', 'csv', 'Web pages.csv'),
      ...none,
      heads: ['URL', 'Title'],
      total,
      done: pages.length,
      failed: failed.length,
    },
    {
      ...begun(imports.pictures, calendar.at(3, 600), 'mira', 'upload', 'Pictures'),
      ...none,
      total: count,
      done: count,
    },
    {
      ...begun(idAt(canceledAt, random), canceledAt, 'jonas', 'sitemap', site),
      ...none,
      status: 'cancelled',
      total: 48,
      done: 0,
    },
  ]
  const rows = [...pages, ...failed.map((row) => ({ ...row, id: idAt(canceledAt, random) }))].map(
    ({ id, url, name, message }, index) => ({
      importId: imports.pages,
      number: index + 2,
      data: { cells: [url, name] },
      message,
      status: message ? 'failed' : 'done',
      itemId: id,
    }),
  )
  return { runs, rows }
}
