import type { Insertable } from 'kysely'
import type { Link } from '../platform/database/database-types.ts'
import { type Calendar, DAY, dayFrom, idAt, iso, MINUTE, momentOn } from './calendar.ts'
import type { Collection } from './collection-plans.ts'
import { readTable } from './content.ts'
import type { Piece } from './library.ts'
import type { Story } from './story.ts'
import type { Team } from './team.ts'
import type { Channel } from './visitors.ts'

/** The way somebody deals with what they are sent. */
export type Habit = 'never' | 'once' | 'skims' | 'returns' | 'forwards' | 'night'

/** A row of `content/customers.csv`. */
interface Contact extends Record<'organization' | 'email' | 'country' | 'seller', string> {
  habit: Habit
  /** `yes` where a machine looks through their mail before it is delivered. */
  scans: string
  /** Links they are sent: the day and a file or collection of each, separated by semicolons. */
  links: string
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
  return [...own, ...broad, ...(await sharesOf(story)).map(make)]
}

/** Returns what is called so: a collection by its key, else an item by its file. */
function subjectOf({ pieces, collections }: Story, name: string) {
  const collection = collections.find(({ key }) => key === name)
  const piece = pieces.find(({ file }) => file === name)
  return { ...(collection && { collection }), ...(piece && { piece }) }
}

type Share = Omit<Shared, 'id' | 'slug'>

/** Returns what each customer was sent. */
async function sharesOf(story: Story): Promise<Share[]> {
  const { calendar, random } = story
  const contacts = await readTable<Contact>('customers.csv')
  const shares = contacts.flatMap((contact) =>
    contact.links.split('; ').map((link): Share & { name: string } => {
      const [day, name = ''] = link.split(' ')
      const subject = subjectOf(story, name)
      // Not before the content is there, and not later than today.
      const ready = Math.max(subject.piece?.at ?? 0, subject.collection?.at ?? 0) + DAY / 12
      const sent = momentOn(calendar, random, calendar.workdayFrom(Number(day)))
      const last = calendar.now - random.whole(50, 600) * MINUTE
      const at = Math.min(Math.max(sent, ready), last)
      return { ...subject, name, contact, at, owner: contact.seller }
    }),
  )
  return shares.map(({ name, ...share }, place) => ({
    ...share,
    ...termsOf(name, share.at, place, calendar),
    ...eveningOf(share, shares, calendar),
  }))
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
      id,
      slug,
      host: '',
      createdAt: iso(at),
      sharedBy: team.of(owner).id,
      isOwn,
      itemType: collection ? 'COLLECTION' : 'ITEM',
      itemId: (collection ?? piece)?.id ?? '',
      sharedToEmail: contact?.email ?? null,
      sharedToMemo: campaign?.memo ?? null,
      sharedToOrganization: contact?.organization ?? null,
      requireEmail,
      proveEmail: true,
      watermark,
      allowDownload: !watermark,
      passwordHash: terms.hasPassword ? passwordHash : null,
      allowed: [],
      refused: [],
      utm: {},
      preview: {},
      version: disabledAt ? 2 : 1,
      expiresAt: time(expiresAt),
      disabledAt: time(disabledAt),
    }
  })
}
