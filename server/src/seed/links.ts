import type { Insertable } from 'kysely'
import type { Link } from '../platform/database/database-types.ts'
import {
  type Calendar,
  DAY,
  dayFrom,
  idAt,
  iso,
  MINUTE,
  momentOn,
  someWorkday,
} from './calendar.ts'
import type { Collection } from './collection-plans.ts'
import { readJson, readTable } from './content.ts'
import { isShared, type Piece } from './library.ts'
import type { Random } from './random.ts'
import type { Story } from './story.ts'
import type { Team } from './team.ts'
import type { Channel } from './visitors.ts'

/** How somebody goes about what they are sent. */
export type Habit = 'never' | 'once' | 'skims' | 'returns' | 'forwards' | 'night'

interface Contact extends Record<'organization' | 'country' | 'industry' | 'seller', string> {
  email: string
  habit: Habit
  /** Their mail is looked through by a machine before it is delivered. */
  scans: boolean
}

/** A row of `content/campaigns.csv`: one address for many people. */
interface Campaign extends Record<'memo' | 'owner' | 'subject' | 'from', string> {
  /** Visits of its first day, and how many days it takes to halve them. */
  visits: number
  halves: number
  channel: Channel
}

export interface Shared {
  id: string
  slug: string
  at: number
  owner: string
  piece?: Piece
  collection?: Collection
  contact?: Contact
  campaign?: Campaign
  isOwn?: boolean
  requireEmail?: boolean
  hasPassword?: boolean
  watermark?: boolean
  expiresAt?: number
  disabledAt?: number
  /** The evening on which somebody reads all they were sent, the day before they sign. */
  readOn?: number
}

/** So many links there are in all. */
const LINKS = 150
const SIGNS = [...'abcdefghijkmnpqrstuvwxyz23456789']

export async function makeLinks(story: Story): Promise<Shared[]> {
  const { company, calendar, random } = story
  const make = (share: Omit<Shared, 'id' | 'slug'>): Shared => ({
    id: idAt(share.at, random),
    slug: Array.from({ length: 12 }, () => random.pick(SIGNS)).join(''),
    ...share,
  })
  const own = company.publicAddresses.map((file) => {
    const piece = story.pieces.find((each) => each.file === file) as Piece
    return make({ at: piece.at + 5 * MINUTE, owner: 'jonas', piece, isOwn: true })
  })
  const rows = await readTable<Campaign>('campaigns.csv')
  const broad = rows.map(({ visits, halves, ...row }) => {
    const campaign = { ...row, visits: Number(visits), halves: Number(halves) }
    const at = calendar.at(calendar.dayOf(row.from), 7 * 60 + random.whole(0, 50))
    return make({ at, owner: row.owner, campaign, ...subjectOf(story, row.subject) })
  })
  const shares = await sharesOf(story, LINKS - own.length - broad.length)
  return [...own, ...broad, ...shares.map(make)]
}

type Subject = Pick<Shared, 'piece' | 'collection'>

/** Returns what is called so: a collection by its key, else an item by its file. */
function subjectOf({ pieces, collections }: Story, name: string): Subject {
  const collection = collections.find(({ key }) => key === name)
  const piece = pieces.find(({ file }) => file === name)
  return { ...(collection && { collection }), ...(piece && { piece }) }
}

async function readContacts(): Promise<Contact[]> {
  const rows = await readTable<Record<string, string>>('customers.csv')
  return rows.flatMap(({ people = '', domain, scans, ...row }) =>
    people.split(';').map((person) => {
      const [name, habit] = person.split(':')
      return { ...row, email: `${name}@${domain}`, habit, scans: scans === 'yes' } as Contact
    }),
  )
}

/** What `content/sequences.json` has: what sellers send first, and which prices and agreements last. */
interface Sequences {
  opening: Record<string, string[]>
  prices: Record<string, string>
  agreements: string[]
}

/** Returns what a customer is sent, in order. */
function sequenceOf(contact: Contact, sequences: Sequences, random: Random): string[] {
  const { seller, industry, organization } = contact
  const { opening, prices, agreements } = sequences
  const isSold = seller === 'hana'
  const first = opening[isSold ? 'After the sale' : industry] ?? opening['Water utilities'] ?? []
  const last = [prices[seller] ?? prices.others ?? '', random.pick(agreements)]
  const buysNothing = isSold || industry === 'Press' || industry === 'Partners'
  const film = organization.length % 3 === 0 ? ['film-intro.mp4'] : []
  return [...first, ...film, ...(buysNothing ? [] : last)]
}

/** How many links somebody gets before the seller gives up, or both sign. */
const PATIENCE = { never: 1, once: 2, skims: 2, returns: 4, forwards: 4, night: 7 }

interface Deal {
  contact: Contact
  sequence: string[]
  /** The days of the first link and the next. */
  first: number
  day: number
}

function dealOf(contact: Contact, { calendar, random }: Story, sequences: Sequences): Deal {
  const all = sequenceOf(contact, sequences, random)
  const most = PATIENCE[contact.habit]
  // Who gets several links gets to the prices.
  const whole = all.length > most && most > 2 ? [...all.slice(0, 2), ...all.slice(2 - most)] : all
  const isEarly = random.chance(0.3)
  const early = isEarly ? [3, calendar.launch + 4] : [14, 52]
  const [from = 0, to = 0] = contact.habit === 'night' ? [6, 14] : early
  const first = someWorkday(calendar, random, from, to)
  return { contact, sequence: whole.slice(0, most), first, day: first }
}

type Share = Omit<Shared, 'id' | 'slug'>

/** Returns links for one contact after the other, until there are enough. */
async function sharesOf(story: Story, count: number): Promise<Share[]> {
  const { calendar, random } = story
  const sequences = await readJson<Sequences>('sequences.json')
  const deals = (await readContacts()).map((contact) => dealOf(contact, story, sequences))
  const shares: Share[] = []
  for (let round = 0; round < 8; round++)
    for (const deal of deals) {
      const { contact, sequence } = deal
      const name = sequence[round] ?? ''
      const subject = subjectOf(story, name)
      const isOpen = subject.collection || (subject.piece && isShared(subject.piece))
      if (shares.length >= count || !isOpen) continue
      const at = sentAt(deal, subject, calendar, random)
      deal.day = dayFrom(at, calendar) + random.whole(3, 12)
      const terms = termsOf(name, at, shares.length, calendar)
      shares.push({ ...subject, contact, at, owner: contact.seller, ...terms })
    }
  return shares.map((share) => ({ ...share, ...eveningOf(share, shares, calendar) }))
}

/** Not before the content is there, and not later than today. */
function sentAt(
  { day, first }: Deal,
  subject: Subject,
  calendar: Calendar,
  random: Random,
): number {
  const { today, now } = calendar
  const ready = Math.max(subject.piece?.at ?? 0, subject.collection?.at ?? 0) + DAY / 12
  const planned = day <= today ? day : someWorkday(calendar, random, first, today)
  const at = Math.max(momentOn(calendar, random, planned), ready)
  return Math.min(at, now - random.whole(50, 600) * MINUTE)
}

/** Returns the evening after the last link they got. */
function eveningOf({ contact }: Share, shares: Share[], calendar: Calendar) {
  if (contact?.habit !== 'night') return {}
  const sent = shares.filter((share) => share.contact === contact).map(({ at }) => at)
  return { readOn: Math.min(dayFrom(Math.max(...sent), calendar) + 1, calendar.today - 1) }
}

/** Prices ask who it is, agreements for a password; some have run out or were withdrawn. */
function termsOf(name: string, at: number, place: number, { now }: Calendar): Partial<Shared> {
  const isPrice = name.startsWith('prices-')
  const isOld = now - at > 25 * DAY
  return {
    requireEmail: isPrice || name.startsWith('contract-'),
    watermark: isPrice && place % 2 === 0,
    hasPassword: name === 'contract-frame.pdf',
    ...(place % 17 === 4 && isOld && { expiresAt: at + 21 * DAY }),
    ...(isPrice && !isOld && { expiresAt: now + 5 * DAY }),
    ...(place % 41 === 7 && { disabledAt: Math.min(at + 12 * DAY, now - DAY) }),
  }
}

const time = (at: number | undefined) => (at === undefined ? null : iso(at))

export function linkRows(links: Shared[], team: Team, passwordHash: string): Insertable<Link>[] {
  return links.map(({ id, slug, at, owner, piece, collection, contact, campaign, ...terms }) => {
    const { watermark = false, isOwn = false, requireEmail = false, expiresAt, disabledAt } = terms
    return {
      ...{ id, slug, host: '', createdAt: iso(at), sharedBy: team.of(owner).id, isOwn },
      ...{ itemType: collection ? 'COLLECTION' : 'ITEM', itemId: (collection ?? piece)?.id ?? '' },
      ...{ sharedToEmail: contact?.email ?? null, sharedToMemo: campaign?.memo ?? null },
      sharedToOrganization: contact?.organization ?? null,
      ...{ requireEmail, proveEmail: true, watermark, allowDownload: !watermark },
      passwordHash: terms.hasPassword ? passwordHash : null,
      ...{ allowed: [], refused: [], utm: {}, preview: {}, version: disabledAt ? 2 : 1 },
      ...{ expiresAt: time(expiresAt), disabledAt: time(disabledAt) },
    }
  })
}
