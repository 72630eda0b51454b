import type { Insertable } from 'kysely'
import type { Audit, Event } from '../platform/database/database-types.ts'
import { shareOf } from '../platform/live/events.ts'
import { DAY, dayFrom, idAt, iso, MINUTE, momentOn } from './calendar.ts'
import { isPage, type Piece } from './library.ts'
import type { Shared } from './links.ts'
import type { Story } from './story.ts'

type Json = NonNullable<Insertable<Event>['changes']>

type Entry = Pick<Insertable<Event>, 'type' | 'changeKind'> & {
  at: number
  changes?: object[]
  data?: object
  by: string
  of: { id: string; name: string }
}

/** Returns the activity around items and links; that of collections comes from their service. */
export function eventsOf(story: Story, links: Shared[]): Insertable<Event>[] {
  const { team, calendar, random, pieces } = story
  const items = pieces.flatMap((piece) => [...added(piece, story), ...changed(piece, story)])
  return [...items, ...links.flatMap(shared)]
    .filter(({ at }) => at < calendar.now)
    .map(({ at, by, of, changes = null, data = null, ...entry }) => ({
      id: idAt(at, random),
      at: iso(at),
      ...entry,
      changes: changes as Json,
      data: data as Json,
      actorId: team.of(by).id,
      actorName: team.of(by).name,
      itemType: 'items' in of ? 'COLLECTION' : 'ITEM',
      itemId: of.id,
      itemName: of.name,
    }))
}

function added(of: Piece, { calendar }: Story): Entry[] {
  const type = isPage(of) ? 'item.added' : 'item.processed'
  const entry = { at: of.at, by: of.owner, type, of, changeKind: 'INSERT' }
  if (of.deleted === undefined) return [entry]
  const at = calendar.now - of.deleted * DAY
  return [entry, { at, by: 'jonas', type: 'item.deleted', of, changeKind: 'REMOVE' }]
}

/** A third of the items is looked at again, and two have had their files replaced. */
function changed(of: Piece, { calendar, random }: Story): Entry[] {
  const common = { of, changeKind: 'MODIFY' } as const
  if (of.replacedAt) {
    const changes = [{ field: 'file', from: `${of.name} (first)`, to: of.name }]
    return [{ ...common, at: of.replacedAt, by: of.owner, type: 'item.replaced', changes }]
  }
  const later = random.whole(20, random.chance(0.3) ? 80_000 : 12_000) * MINUTE
  const day = dayFrom(of.at + later, calendar)
  if (!random.chance(0.36) || day > calendar.today) return []
  const fields = [
    { field: 'description', from: '', to: of.description },
    { field: 'tags', from: of.tagList.slice(1), to: of.tagList },
    { field: 'funnelStage', from: [], to: of.labels.funnelStage },
  ]
  const changes = [random.pick(fields)]
  const at = Math.max(momentOn(calendar, random, day), of.at + MINUTE)
  const by = random.weighted<string>([
    [of.owner, 5],
    ['jonas', 3],
    ['mira', 2],
  ])
  return [{ ...common, at, by, type: 'item.changed', changes }]
}

function shared({ id, isOwn, piece, collection, at, owner: by }: Shared): Entry[] {
  const of = piece ?? collection
  if (!of || isOwn) return []
  const type = piece ? 'item.shared' : 'collection.shared'
  return [{ at: at + 1_000, by, of, type, changeKind: 'MODIFY', ...shareOf([id]) }]
}

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
/** Addresses for documentation. */
const NETWORKS = ['192.0.2.', '198.51.100.', '203.0.113.']

/** Returns sign-ins on most workdays, how the team came to be, and links that were withdrawn. */
export function auditOf({ team, calendar, random }: Story, links: Shared[]): Insertable<Audit>[] {
  const entry = (at: number, by: string, action: string, of: Partial<Insertable<Audit>>) => ({
    id: idAt(at, random),
    at: iso(at),
    action,
    agent: AGENT,
    actorId: team.of(by).id,
    actorName: team.of(by).name,
    ip: random.pick(NETWORKS) + random.whole(2, 250),
    targetType: null,
    targetId: null,
    targetName: null,
    details: {},
    ...of,
  })
  const joined = team.people.slice(1).flatMap(({ key, id, name }) => {
    const at = calendar.at(0, 9 * 60 + random.whole(5, 90))
    const target = { targetType: 'user', targetId: id, targetName: name }
    const later = at + random.whole(9, 200) * MINUTE
    return [entry(at, 'edda', 'user.invited', target), entry(later, key, 'user.joined', target)]
  })
  const sessions = Array.from({ length: calendar.today }, (_, day) => day + 1)
    .filter(calendar.isWorkday)
    .flatMap((day) => team.people.map(({ key }) => ({ day, key })))
    .filter(() => random.chance(0.5))
    .map(({ day, key }) => ({ key, at: calendar.at(day, 7 * 60 + random.whole(10, 140)) }))
    .filter(({ at }) => at < calendar.now)
    .map(({ at, key }) => entry(at, key, 'session.started', { details: { method: 'password' } }))
  const withdrawn = links.flatMap(({ id, disabledAt, owner, slug }) => {
    const target = { targetType: 'link', targetId: id, targetName: slug }
    return disabledAt ? [entry(disabledAt, owner, 'link.withdrawn', target)] : []
  })
  return [...joined, ...sessions, ...withdrawn]
}
