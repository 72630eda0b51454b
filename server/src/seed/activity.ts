import type { Insertable } from 'kysely'
import type { Audit, Event } from '../platform/database/database-types.ts'
import { shareOf } from '../platform/live/events.ts'
import { type Calendar, DAY, idAt, iso, MINUTE, momentOn } from './calendar.ts'
import type { Gathered } from './collections.ts'
import { PEOPLE, type PersonKey } from './company.ts'
import { goneSince, isPage, type Piece } from './library.ts'
import type { Random } from './random.ts'
import type { Shared } from './shared.ts'

export interface History {
  pieces: Piece[]
  collections: Gathered[]
  links: Shared[]
  calendar: Calendar
  random: Random
  people: Record<PersonKey, string>
}

interface Entry {
  at: number
  by: PersonKey
  type: string
  of: Piece | Gathered
  changeKind: 'INSERT' | 'MODIFY' | 'REMOVE'
  changes?: { field: string; from: unknown; to: unknown }[]
  data?: { linkId?: string }
}

/** Returns the team's and the items' activity of the two months. */
export function eventsOf(history: History): Insertable<Event>[] {
  const { people, calendar, random } = history
  const events = [...added(history), ...changed(history), ...gathered(history), ...shared(history)]
  return events
    .filter(({ at }) => at < calendar.now)
    .sort((one, other) => one.at - other.at)
    .map(({ at, by, type, of, changeKind, changes = null, data = null }) => ({
      id: idAt(at, random),
      at: iso(at),
      type,
      actorId: people[by],
      actorName: nameOf(by),
      itemType: 'file' in of ? 'ITEM' : 'COLLECTION',
      itemId: of.id,
      itemName: of.name,
      changeKind,
      changes: changes as NonNullable<Insertable<Event>['changes']>,
      data: data as NonNullable<Insertable<Event>['data']>,
    }))
}

function nameOf(key: PersonKey): string {
  return PEOPLE.find((person) => person.key === key)?.name ?? ''
}

function added({ pieces, calendar }: History): Entry[] {
  return pieces.flatMap((of): Entry[] => {
    const type = isPage(of) ? 'item.added' : 'item.processed'
    const gone = goneSince(of)
    const deleted = { by: 'jonas', type: 'item.deleted', of, changeKind: 'REMOVE' } as const
    const at = calendar.now - (gone ?? 0) * DAY
    return [
      { at: of.at, by: of.owner, type, of, changeKind: 'INSERT' },
      ...(gone === undefined ? [] : [{ ...deleted, at }]),
    ]
  })
}

const SECOND_THOUGHTS = ['description', 'tags', 'funnelStage'] as const

/** A third of the items is looked at again, and two have had their files replaced. */
function changed({ pieces, calendar, random }: History): Entry[] {
  return pieces.flatMap((of): Entry[] => {
    const at = of.at + random.whole(20, random.chance(0.3) ? 80_000 : 12_000) * MINUTE
    const by = random.weighted<PersonKey>([
      [of.owner, 5],
      ['jonas', 3],
      ['mira', 2],
    ])
    const common = { by, of, changeKind: 'MODIFY' } as const
    if (of.replacedAt) {
      const file = of.name
      const changes = [{ field: 'file', from: `${file} (first)`, to: file }]
      const replaced = { at: of.replacedAt, by: of.owner, type: 'item.replaced', changes }
      return [{ ...common, ...replaced }]
    }
    if (!random.chance(0.36)) return []
    const field = random.pick(SECOND_THOUGHTS)
    const to = { description: of.description, tags: of.tagList, funnelStage: of.labels[0] }[field]
    const from = { description: '', tags: of.tagList.slice(1), funnelStage: [] }[field]
    const day = Math.round((at - calendar.at(0, 0)) / DAY)
    if (day > calendar.today) return []
    return [
      {
        ...common,
        at: Math.max(momentOn(calendar, random, day), of.at + MINUTE),
        type: 'item.changed',
        changes: [{ field, from, to }],
      },
    ]
  })
}

function gathered({ collections, calendar }: History): Entry[] {
  return collections.flatMap((of): Entry[] => {
    const common = { by: of.owner, of }
    const held = of.items.length
    const changes = [{ field: 'items', from: held - 1, to: held }]
    const filled = { at: of.at + 2 * DAY + 11 * MINUTE, type: 'collection.changed', changes }
    const created = { ...common, at: of.at, type: 'collection.created' }
    const deleted = { ...common, at: calendar.now - 6 * DAY, type: 'collection.deleted' }
    return [
      { ...created, changeKind: 'INSERT' },
      ...(held > 3 ? [{ ...common, ...filled, changeKind: 'MODIFY' as const }] : []),
      ...(of.deleted ? [{ ...deleted, changeKind: 'REMOVE' as const }] : []),
    ]
  })
}

function shared({ links }: History): Entry[] {
  return links.flatMap(({ id, isOwn, piece, collection, at, owner: by }): Entry[] => {
    const of = piece ?? collection
    if (!of || isOwn) return []
    const type = piece ? 'item.shared' : 'collection.shared'
    const share = { type, changeKind: 'MODIFY', ...shareOf([id]) } as const
    return [{ at: at + 1_000, by, of, ...share }]
  })
}

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
/** Addresses for documentation. */
const NETWORKS = ['192.0.2.', '198.51.100.', '203.0.113.']

/** Sign-ins on most workdays, and how the team came to be. */
export function auditOf({ people, calendar, random, links }: History): Insertable<Audit>[] {
  const entries: Insertable<Audit>[] = []
  const add = (
    at: number,
    by: PersonKey,
    action: string,
    more: Partial<Insertable<Audit>> = {},
  ) => {
    const ip = random.pick(NETWORKS) + random.whole(2, 250)
    entries.push({
      id: idAt(at, random),
      at: iso(at),
      action,
      actorId: people[by],
      actorName: nameOf(by),
      targetType: null,
      targetId: null,
      targetName: null,
      ip,
      agent: AGENT,
      details: {},
      ...more,
    })
  }
  for (const { key, name } of PEOPLE.slice(1)) {
    const at = calendar.at(0, 9 * 60 + random.whole(5, 90))
    add(at, 'edda', 'user.invited', { targetType: 'user', targetId: people[key], targetName: name })
    add(at + random.whole(9, 200) * MINUTE, key, 'user.joined', {
      targetType: 'user',
      targetId: people[key],
      targetName: name,
    })
  }
  for (let day = 1; day <= calendar.today; day++)
    for (const { key } of PEOPLE)
      if (calendar.isWorkday(day) && random.chance(0.5)) {
        const at = calendar.at(day, 7 * 60 + random.whole(10, 140))
        if (at < calendar.now) add(at, key, 'session.started', { details: { method: 'password' } })
      }
  for (const { id, disabledAt, owner, slug } of links)
    if (disabledAt)
      add(disabledAt, owner, 'link.withdrawn', {
        targetType: 'link',
        targetId: id,
        targetName: slug,
      })
  return entries
}
