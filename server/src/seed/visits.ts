import { DAY, dayFrom, hourOn, idAt, iso, MINUTE } from './calendar.ts'
import { isShared, type Piece } from './library.ts'
import type { Habit, Shared } from './links.ts'
import type { Random } from './random.ts'
import { NOTHING, type Reading, read } from './reading.ts'
import type { Story } from './story.ts'
import { openVisitors, type Person, type Visitors } from './visitors.ts'

/** A row of `visit`. */
export type PastVisit = ReturnType<typeof rowOf>

interface Session {
  link: Shared
  at: number
  person: Person
  /** The part of a document that is read, 0 to 1. */
  depth: number
  email?: string | null
}

type Context = Story & { visitors: Visitors }

export async function makeVisits(links: Shared[], story: Story): Promise<PastVisit[]> {
  const context = { ...story, visitors: await openVisitors(story.random) }
  const last = story.calendar.now - 2 * MINUTE
  const visits = links.flatMap((link) => {
    if (link.isOwn) return steady(link, context)
    return link.campaign ? campaign(link, link.campaign, context) : personal(link, context)
  })
  return visits.filter(({ at }) => Date.parse(at) < last)
}

/** The address of an item that is printed on cards and found by chance. */
function steady(link: Shared, { calendar, random, visitors }: Context): PastVisit[] {
  return Array.from({ length: random.whole(9, 26) }, () => {
    const at = link.at + random.next() * (calendar.now - link.at)
    const person = visitors.person('website')
    return sessionOf({ link, at, person, depth: random.next() }, random)
  }).flat()
}

/** Many on the first day, half as many some days later, few on weekends. */
function campaign(
  link: Shared,
  { from: begin, visits, halves, channel }: NonNullable<Shared['campaign']>,
  { calendar, random, visitors }: Context,
): PastVisit[] {
  const from = calendar.dayOf(begin)
  const days = Array.from({ length: calendar.today - from + 1 }, (_, after) => after)
  return days.flatMap((after) => {
    const day = from + after
    const fresh = visits * (0.5 ** (after / halves) + 0.02)
    const isFair = channel === 'fair' && after < 3
    const share = calendar.isWorkday(day) ? 1 : 0.22
    const count = Math.round((isFair ? visits : fresh) * share * (0.8 + random.next() * 0.4))
    return Array.from({ length: Math.max(0, count) }, () => {
      const at = Math.max(hourOn(calendar, random, day), link.at + random.whole(1, 240) * MINUTE)
      if (random.chance(0.16)) return machineVisit(link, at, visitors.machine(), random)
      const person = visitors.person(channel)
      return sessionOf({ link, at, person, depth: random.next() ** 1.6 }, random)
    }).flat()
  })
}

/** Days after the link was sent on which each habit looks at it, and how deep. */
const HABITS: Record<Habit, (random: Random) => [day: number, depth: number][]> = {
  never: () => [],
  once: ({ whole, next }) => [[whole(0, 2), 0.5 + next() / 2]],
  skims: ({ whole, chance }) =>
    chance(0.4)
      ? [
          [whole(0, 3), 0.15],
          [whole(4, 9), 0.3],
        ]
      : [[whole(0, 3), 0.15]],
  returns: ({ whole, next }) =>
    Array.from({ length: whole(5, 11) }, (_, n) => [n * whole(1, 4), 0.3 + next() * 0.7]),
  forwards: ({ whole }) => [
    [0, 0.7],
    [whole(1, 2), 0.6],
    [whole(5, 12), 0.9],
  ],
  night: () => [
    [0, 0.25],
    [3, 0.2],
    [6, 1],
  ],
}

function personal(link: Shared, context: Context): PastVisit[] {
  const { contact, expiresAt, disabledAt } = link
  if (!contact) return []
  const { calendar, random, visitors } = context
  const ends = Math.min(calendar.now, expiresAt ?? calendar.now, disabledAt ?? calendar.now)
  const person = visitors.person('mail', contact.country)
  const email = link.requireEmail ? contact.email : null
  const visits = contact.scans === 'yes' ? scan(link, context) : []
  if (random.chance(0.3)) visits.push(lookOf(link, context))
  // Nearly a third of what is sent is not even opened, but by those who buy, and but for prices.
  const isOpened =
    contact.habit === 'night' || link.piece?.file.startsWith('prices-') || !random.chance(0.3)
  for (const [offset, depth] of isOpened ? HABITS[contact.habit](random) : []) {
    const at = comingAt(link, offset, depth, context)
    visits.push(...sessionOf({ link, at, person, depth, email }, random))
  }
  if (contact.habit === 'forwards' && isOpened) visits.push(...forwarded(link, contact, context))
  return visits.filter((visit) => Date.parse(visit.at) < ends)
}

/** Returns when a link is opened next; the evening before they sign, everything is read, late. */
function comingAt(
  { at: sent, readOn }: Shared,
  offset: number,
  depth: number,
  { calendar, random }: Context,
): number {
  if (readOn !== undefined && depth === 1) return calendar.at(readOn, 22 * 60 + random.whole(5, 55))
  let day = dayFrom(sent, calendar) + offset
  while (!calendar.isWorkday(day) && random.chance(0.85)) day += 1
  return Math.max(hourOn(calendar, random, day), sent + random.whole(4, 90) * MINUTE)
}

const FIRST_NAMES = 'anna ben carla david elin frank greta henrik iris jan'.split(' ')

/** Colleagues open it on machines of their own, the first of them minutes after the mail or chat. */
function forwarded(
  link: Shared,
  contact: NonNullable<Shared['contact']>,
  { random, visitors }: Context,
): PastVisit[] {
  const host = contact.email.split('@')[1]
  const first = link.at + random.whole(50, 300) * MINUTE
  const sessions = Array.from({ length: random.whole(4, 8) }, () => {
    const at = link.at + DAY * (0.2 + random.next() * 4)
    const email = link.requireEmail ? `${random.pick(FIRST_NAMES)}@${host}` : null
    const person = visitors.person('chat', contact.country)
    return sessionOf({ link, at, person, depth: random.next(), email }, random)
  })
  return [machineVisit(link, first, visitors.machine('unfurler'), random), ...sessions.flat()]
}

/** Makes visits of mail scanners, within seconds of the mail. */
function scan(link: Shared, { random, visitors }: Context): PastVisit[] {
  return Array.from({ length: random.whole(1, 3) }, (_, n) =>
    machineVisit(link, link.at + (3 + n * 4) * 1_000, visitors.machine('scanner'), random),
  )
}

/** The sharer looks whether it works. */
function lookOf(link: Shared, { random, visitors }: Context): PastVisit {
  const person = { ...visitors.person('mail', 'DE'), filtered: 'colleague' }
  return machineVisit(link, link.at + 40_000, person, random)
}

/** A visit that doesn’t count. */
function machineVisit(link: Shared, at: number, person: Person, random: Random): PastVisit {
  return rowOf({ link, at, person, depth: 0 }, random, NOTHING)
}

/** One coming: the link, what of a collection is opened, and now and then the same again within the hour. */
function sessionOf(session: Session, random: Random): PastVisit[] {
  const { link, at, person, depth } = session
  const { collection, piece } = link
  const reading = collection ? { ...NOTHING } : read(piece, depth, random)
  if (link.hasPassword || person.trigger === 'qr') reading.durationMs += 4_000
  const first = rowOf(session, random, reading)
  const visits = [first]
  let time = at + reading.durationMs + 3_000
  for (const item of collection ? someOf(collection.items, depth, random) : []) {
    const inside = read(item, depth, random)
    visits.push(rowOf({ ...session, at: time }, random, inside, { item, first }))
    time += inside.durationMs + 4_000
  }
  if (random.chance(0.13)) {
    const again = { ...session, at: time + 2 * MINUTE, person: { ...person, filtered: 'repeat' } }
    visits.push(rowOf(again, random, NOTHING, { first }))
  }
  return visits
}

function someOf(items: Piece[], depth: number, random: Random): Piece[] {
  return items
    .filter((item, place) => isShared(item) && random.next() < depth * 0.9 ** place + 0.08)
    .slice(0, 5)
}

function versionOf(piece: Piece | undefined, at: number): number | null {
  if (!piece?.fact.mime) return null
  return piece.replacedAt && piece.replacedAt <= at ? 2 : 1
}

function rowOf(
  { link, at, person, email = null }: Session,
  random: Random,
  { durationMs, pages, parts, downloaded }: Reading,
  { item, first }: { item?: Piece; first?: { id: string } } = {},
) {
  const id = idAt(at, random)
  const { key, filtered = null, country, device, browser, os, referrer, trigger } = person
  // A viewer is one for a day.
  const day = (Math.floor(at / DAY) & 0xffff).toString(16).padStart(8, '0')
  return {
    id,
    at: iso(at),
    linkId: link.id,
    itemId: item?.id ?? null,
    sessionId: first?.id ?? id,
    fileVersion: versionOf(item ?? link.piece, at),
    viewer: `\\x${key.slice(0, 24)}${day}`,
    filtered,
    isView: filtered === null && !item,
    byPassword: link.hasPassword ?? false,
    email,
    emailProved: email !== null,
    country,
    device,
    browser,
    os,
    referrer,
    trigger,
    utm: link.campaign?.channel === 'mail' ? { source: 'newsletter', medium: 'email' } : null,
    durationMs,
    pages,
    parts,
    downloaded,
    beatAt: durationMs > 0 ? iso(at + durationMs) : null,
  }
}
