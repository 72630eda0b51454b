import { type Calendar, DAY, hourOn, idAt, iso, MINUTE } from './calendar.ts'
import { isShared, type Piece } from './library.ts'
import type { Random } from './random.ts'
import type { Contact, Habit, Shared } from './shared.ts'
import { MACHINES, type Machine, type Person, personFrom } from './visitors.ts'

/** A row of `visit`. */
export type PastVisit = ReturnType<typeof rowOf>

interface Session {
  link: Shared
  at: number
  person: Person
  /** How much of a document is read, 0 to 1. */
  depth: number
  email: string | null
}

interface Reading {
  durationMs: number
  pages: Record<string, number> | null
  parts: [number, number][] | null
  downloaded: boolean
}

const NOTHING: Reading = { durationMs: 0, pages: null, parts: null, downloaded: false }

export function makeVisits(links: Shared[], calendar: Calendar, random: Random): PastVisit[] {
  const visits = links.flatMap((link) => {
    if (link.isOwn) return steady(link, calendar, random)
    return link.broad ? campaign(link, calendar, random) : personal(link, calendar, random)
  })
  const last = calendar.now - 2 * MINUTE
  return visits.filter(({ at }) => Date.parse(at) < last)
}

/** The address of an item that is printed on cards and found by chance. */
function steady(link: Shared, calendar: Calendar, random: Random): PastVisit[] {
  const count = random.whole(9, 26)
  return Array.from({ length: count }, () => {
    const at = link.at + random.next() * (calendar.now - link.at)
    return sessionOf(
      { link, at, person: personFrom(random, 'website'), depth: random.next(), email: null },
      random,
    )
  }).flat()
}

/** Many on the first day, half as many some days later, few on weekends. */
function campaign(link: Shared, calendar: Calendar, random: Random): PastVisit[] {
  const broad = link.broad
  if (!broad) return []
  const from = calendar.dayOf(broad.from)
  const visits: PastVisit[] = []
  for (let day = from; day <= calendar.today; day++) {
    const fresh = broad.visits * (0.5 ** ((day - from) / broad.halves) + 0.02)
    const isFair = broad.channel === 'fair' && day < from + 3
    const share = calendar.isWorkday(day) ? 1 : 0.22
    const count = Math.round((isFair ? broad.visits : fresh) * share * (0.8 + random.next() * 0.4))
    for (let n = 0; n < count; n++) {
      const at = Math.max(hourOn(calendar, random, day), link.at + random.whole(1, 240) * MINUTE)
      if (random.chance(0.16)) visits.push(machineVisit(link, at, random))
      else {
        const person = personFrom(random, broad.channel)
        visits.push(
          ...sessionOf({ link, at, person, depth: random.next() ** 1.6, email: null }, random),
        )
      }
    }
  }
  return visits
}

/** Days after the link was sent on which each habit looks at it, and how deep. */
const HABITS: Record<Habit, (random: Random) => [day: number, depth: number][]> = {
  never: () => [],
  once: (random) => [[random.whole(0, 2), 0.5 + random.next() / 2]],
  skims: (random) => [
    [random.whole(0, 3), 0.15],
    ...(random.chance(0.4) ? [[random.whole(4, 9), 0.3] as [number, number]] : []),
  ],
  returns: (random) =>
    Array.from({ length: random.whole(5, 11) }, (_, n) => [
      n * random.whole(1, 4),
      0.3 + random.next() * 0.7,
    ]),
  forwards: (random) => [
    [0, 0.7],
    [random.whole(1, 2), 0.6],
    [random.whole(5, 12), 0.9],
  ],
  night: () => [
    [0, 0.25],
    [3, 0.2],
    [6, 1],
  ],
}

function personal(link: Shared, calendar: Calendar, random: Random): PastVisit[] {
  const { contact } = link
  if (!contact) return []
  const ends = Math.min(
    calendar.now,
    link.expiresAt ?? Number.POSITIVE_INFINITY,
    link.disabledAt ?? Number.POSITIVE_INFINITY,
  )
  const self = personFrom(random, 'mail', contact.country)
  const email = link.requireEmail ? contact.email : null
  const visits: PastVisit[] = contact.scans ? scan(link, random) : []
  if (random.chance(0.3)) visits.push(lookOf(link, random))
  // A quarter of what is sent is not even opened, but by those who buy.
  const isOpened = contact.habit === 'night' || !random.chance(0.3)
  for (const [offset, depth] of isOpened ? HABITS[contact.habit](random) : []) {
    const at = comingAt(link, offset, depth, calendar, random)
    visits.push(...sessionOf({ link, at, person: self, depth, email }, random))
  }
  if (contact.habit === 'forwards' && isOpened)
    visits.push(...forwarded(link, contact, calendar, random))
  return visits.filter((visit) => Date.parse(visit.at) < ends)
}

/** On the evening before they sign all of it is read, late. */
function comingAt(
  { at: sent, readOn }: Shared,
  offset: number,
  depth: number,
  calendar: Calendar,
  random: Random,
): number {
  if (readOn !== undefined && depth === 1) return calendar.at(readOn, 22 * 60 + random.whole(5, 55))
  let day = dayFrom(sent, calendar) + offset
  while (!calendar.isWorkday(day) && random.chance(0.85)) day += 1
  const at = hourOn(calendar, random, day)
  return Math.max(at, sent + random.whole(4, 90) * MINUTE)
}

function dayFrom(at: number, calendar: Calendar): number {
  return Math.floor((at - calendar.at(0, 0)) / DAY)
}

const FIRST_NAMES = [
  'anna',
  'ben',
  'carla',
  'david',
  'elin',
  'frank',
  'greta',
  'henrik',
  'iris',
  'jan',
]

/** Colleagues open it on machines of their own, the first of them minutes after the mail or chat. */
function forwarded(
  link: Shared,
  contact: Contact,
  calendar: Calendar,
  random: Random,
): PastVisit[] {
  const visits = [
    machineVisit(link, link.at + random.whole(50, 300) * MINUTE, random, MACHINES.unfurler),
  ]
  const host = contact.email.split('@')[1]
  for (let n = random.whole(4, 8); n > 0; n--) {
    const at = link.at + DAY * (0.2 + random.next() * 4)
    const email = link.requireEmail ? `${random.pick(FIRST_NAMES)}@${host}` : null
    const person = personFrom(random, 'chat', contact.country)
    visits.push(
      ...sessionOf(
        { link, at: Math.max(at, link.at), person, depth: random.next(), email },
        random,
      ),
    )
  }
  return visits.filter(({ at }) => Date.parse(at) < calendar.now)
}

/** Within seconds of the mail, and not by people. */
function scan(link: Shared, random: Random): PastVisit[] {
  return Array.from({ length: random.whole(1, 3) }, (_, n) =>
    machineVisit(link, link.at + (3 + n * 4) * 1_000, random, MACHINES.scanner),
  )
}

/** The sharer looks whether it works. */
function lookOf(link: Shared, random: Random): PastVisit {
  const person = personFrom(random, 'mail', 'DE')
  return rowOf({ link, at: link.at + 40_000, person, depth: 0, email: null }, random, {
    filtered: 'colleague',
  })
}

function machineVisit(link: Shared, at: number, random: Random, machine?: Machine): PastVisit {
  const { filtered, ...agent } =
    machine ??
    random.weighted([
      [MACHINES.bot, 5],
      [MACHINES.unfurler, 3],
      [MACHINES.scanner, 4],
      [MACHINES.head, 1],
    ])
  const person = {
    ...agent,
    country: random.pick(['US', 'IE', 'NL', 'DE']),
    key: random.hex(32),
    referrer: null,
    trigger: 'link',
    utm: null,
  }
  return rowOf({ link, at, person, depth: 0, email: null }, random, { filtered })
}

/** One coming: the link, what of a collection is opened, and now and then the same again within the hour. */
function sessionOf(session: Session, random: Random): PastVisit[] {
  const { link, at, person } = session
  const first = rowOf(
    session,
    random,
    link.collection ? {} : read(link.piece, session.depth, random),
  )
  if (link.hasPassword || person.trigger === 'qr') first.durationMs += 4_000
  const visits = [first]
  let time = at + first.durationMs + 3_000
  const inside = link.collection ? someOf(link.collection.items, session.depth, random) : []
  for (const item of inside) {
    const reading = read(item, session.depth, random)
    visits.push(
      rowOf({ ...session, at: time }, random, { ...reading, item, sessionId: first.sessionId }),
    )
    time += reading.durationMs + 4_000
  }
  if (random.chance(0.13))
    visits.push(
      rowOf({ ...session, at: time + 2 * MINUTE }, random, {
        filtered: 'repeat',
        sessionId: first.sessionId,
      }),
    )
  return visits
}

function someOf(items: Piece[], depth: number, random: Random): Piece[] {
  return items
    .filter((item, place) => isShared(item) && random.next() < depth * 0.9 ** place + 0.08)
    .slice(0, 5)
}

/** Readers stay longest at the beginning and at tables; most leave before the end. */
function read(piece: Piece | undefined, depth: number, random: Random): Reading {
  const { pageCount, durationS } = piece?.fact ?? {}
  const downloaded = random.chance(0.04 + depth * 0.12)
  if (durationS) {
    const seen = Math.max(1, Math.round(durationS * Math.min(1, depth * 1.3)))
    return {
      durationMs: seen * 1_000 + random.whole(500, 4_000),
      pages: null,
      parts: [[0, Math.min(seen, durationS)]],
      downloaded,
    }
  }
  if (!pageCount) return { ...NOTHING, durationMs: Math.round(random.around(14_000)), downloaded }
  const last = Math.max(1, Math.round(pageCount * depth))
  const pages: Record<string, number> = {}
  for (let page = 1; page <= last; page++) {
    if (page > 1 && random.chance(0.08)) continue
    const middle = piece?.file.startsWith('prices-') ? 38_000 : page === 1 ? 9_000 : 21_000
    pages[page] = Math.round(random.around(middle))
  }
  return {
    durationMs: Object.values(pages).reduce((sum, ms) => sum + ms, 1_500),
    pages,
    parts: null,
    downloaded,
  }
}

function versionOf(piece: Piece | undefined, at: number): number | null {
  if (!piece?.fact.mime) return null
  return piece.replacedAt && piece.replacedAt <= at ? 2 : 1
}

interface About extends Partial<Reading> {
  filtered?: string
  item?: Piece
  sessionId?: string
}

function rowOf({ link, at, person, email }: Session, random: Random, about: About) {
  const id = idAt(at, random)
  const {
    filtered = null,
    item,
    sessionId = id,
    durationMs = 0,
    pages = null,
    parts = null,
    downloaded = false,
  } = about
  const { key, country, device, browser, os, referrer, trigger, utm } = person
  // A viewer is one for a day.
  const viewer = key.slice(0, 24) + (Math.floor(at / DAY) & 0xffff).toString(16).padStart(8, '0')
  return {
    id,
    linkId: link.id,
    itemId: item?.id ?? null,
    fileVersion: versionOf(item ?? link.piece, at),
    at: iso(at),
    sessionId,
    viewer: `\\x${viewer}`,
    filtered,
    isView: filtered === null && !item,
    email: filtered === null || filtered === 'repeat' ? email : null,
    emailProved: email !== null,
    byPassword: link.hasPassword,
    country,
    device,
    browser,
    os,
    referrer,
    utm: link.broad?.channel === 'mail' ? utm : null,
    trigger,
    durationMs,
    pages,
    parts,
    downloaded,
    beatAt: durationMs > 0 ? iso(at + durationMs) : null,
  }
}
