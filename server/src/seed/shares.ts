import { type Calendar, DAY, MINUTE, momentOn, someWorkday } from './calendar.ts'
import type { PersonKey } from './company.ts'
import { isShared } from './library.ts'
import type { Random } from './random.ts'
import { type Contact, type Content, type Habit, type Shared, subjectOf } from './shared.ts'

/** What a seller sends first, next and last, by what the customer is. */
function seriesOf({ seller, industry, organization }: Contact, random: Random): string[] {
  const region = { tomas: 'nordics', priya: 'uk' }[seller as string] ?? 'europe'
  const opening: Record<string, string[]> = {
    Partners: ['partners', 'deck-partner.pptx', 'data-order-codes.csv', 'prices-europe.pdf'],
    Press: ['press', 'press-kit.zip', 'https://www.halden.example/pulse'],
    Buildings: ['brochure-halden-one.pdf', 'housing', 'case-ostrand.pdf', 'paper-rollout.pdf'],
    Agriculture: ['brochure-halden-two.pdf', 'case-delta.pdf', 'sheet-two-small.pdf'],
    Industry: ['brochure-halden-two.pdf', 'case-vallmora.pdf', 'sheet-two-large.pdf'],
    'Ports and harbors': ['brochure-halden-main.pdf', 'case-lindvik.pdf', 'sheet-main-m5.pdf'],
    'Public sector': [
      'councils',
      'brochure-halden-pulse.pdf',
      'page-return.pdf',
      'page-security.pdf',
    ],
  }
  const utilities = [
    'brochure-halden-pulse.pdf',
    'case-nordau.pdf',
    'paper-losses.pdf',
    'sheet-main-m3.pdf',
  ]
  const first = seller === 'hana' ? ['start', 'guide-pulse.pdf', 'fitters'] : opening[industry]
  const isOutside = industry === 'Press' || industry === 'Partners' || seller === 'hana'
  const last = isOutside
    ? []
    : [
        `prices-${region}.pdf`,
        random.pick(['contract-pilot.pdf', 'doc-offer.docx', 'contract-frame.pdf']),
      ]
  return [
    ...(first ?? utilities),
    ...(organization.length % 3 === 0 ? ['film-intro.mp4'] : []),
    ...last,
  ]
}

type Share = Partial<Shared> & { at: number; owner: PersonKey }

/** How many links somebody gets before the seller gives up, or both sign. */
const PATIENCE: Record<Habit, number> = {
  never: 1,
  once: 2,
  skims: 2,
  returns: 4,
  forwards: 4,
  night: 7,
}

interface Deal {
  contact: Contact
  series: string[]
  /** Of the first link, and of the next. */
  first: number
  day: number
}

function dealOf(contact: Contact, calendar: Calendar, random: Random): Deal {
  const all = seriesOf(contact, random)
  const most = PATIENCE[contact.habit]
  // Who gets several links gets to the prices.
  const series = all.length > most && most > 2 ? [...all.slice(0, 2), ...all.slice(2 - most)] : all
  const isSigned = contact.habit === 'night'
  const [from, to] = isSigned ? [6, 14] : random.chance(0.3) ? [3, calendar.launch + 4] : [14, 52]
  const first = someWorkday(calendar, random, from, to)
  return { contact, series: series.slice(0, most), first, day: first }
}

/** One after the other to each contact, until there are enough. */
export function sharesOf(
  content: Content,
  contacts: Contact[],
  calendar: Calendar,
  random: Random,
  count: number,
): Share[] {
  const deals = contacts.map((contact) => dealOf(contact, calendar, random))
  const shares: Share[] = []
  for (let round = 0; round < 8; round++)
    for (const deal of deals) {
      const subject = subjectOf(content, deal.series[round] ?? '')
      if (shares.length >= count || !isOpen(subject)) continue
      const at = sentAt(deal, subject, calendar, random)
      deal.day = dayOf(at, calendar) + random.whole(3, 12)
      const { contact } = deal
      const terms = termsOf(deal.series[round] ?? '', at, shares.length, calendar)
      shares.push({ ...subject, contact, at, owner: contact.seller, ...terms })
    }
  return shares.map((share) => ({ ...share, ...eveningOf(share, shares, calendar) }))
}

type Subject = Pick<Shared, 'piece' | 'collection'>

function isOpen({ piece, collection }: Subject): boolean {
  return collection !== undefined || (piece !== undefined && isShared(piece))
}

/** Not before the content is there, and not later than today. */
function sentAt(
  { day, first }: Deal,
  { piece, collection }: Subject,
  calendar: Calendar,
  random: Random,
): number {
  const ready = Math.max(piece?.at ?? 0, collection?.at ?? 0) + DAY / 12
  const isPast = day <= calendar.today
  const planned = momentOn(
    calendar,
    random,
    isPast ? day : someWorkday(calendar, random, first, calendar.today),
  )
  return Math.min(Math.max(planned, ready), calendar.now - random.whole(50, 600) * MINUTE)
}

function dayOf(at: number, calendar: Calendar): number {
  return Math.floor((at - calendar.at(0, 0)) / DAY)
}

/** The evening after the last link they got. */
function eveningOf({ contact }: Share, shares: Share[], calendar: Calendar) {
  if (contact?.habit !== 'night') return {}
  const days = shares
    .filter((share) => share.contact === contact)
    .map(({ at }) => dayOf(at, calendar))
  return { readOn: Math.min(Math.max(...days) + 1, calendar.today - 1) }
}

/** Prices ask who it is, agreements for a password; some have run out or were withdrawn. */
function termsOf(name: string, at: number, place: number, { now }: Calendar): Partial<Shared> {
  const isLegal = name.startsWith('contract-')
  const isPrice = name.startsWith('prices-')
  const isOld = now - at > 25 * DAY
  return {
    requireEmail: isPrice || isLegal,
    watermark: isPrice && place % 2 === 0,
    hasPassword: name === 'contract-frame.pdf',
    ...(place % 17 === 4 && isOld && { expiresAt: at + 21 * DAY }),
    ...(isPrice && !isOld && { expiresAt: now + 5 * DAY }),
    ...(place % 41 === 7 && { disabledAt: Math.min(at + 12 * DAY, now - DAY) }),
  }
}
