import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { type Calendar, idAt, MINUTE } from './calendar.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'
import { type Broad, type Contact, type Content, type Shared, subjectOf } from './shared.ts'
import { sharesOf } from './shares.ts'

const BROAD: Broad[] = [
  {
    memo: 'Website: brochure button',
    owner: 'jonas',
    subject: 'brochure-company.pdf',
    from: '2',
    visits: 9,
    halves: 90,
    channel: 'website',
  },
  {
    memo: 'Launch newsletter',
    owner: 'edda',
    subject: 'brochure-halden-pulse.pdf',
    from: 'L',
    visits: 140,
    halves: 1.6,
    channel: 'mail',
  },
  {
    memo: 'Launch film, LinkedIn',
    owner: 'mira',
    subject: 'film-launch.mp4',
    from: 'L',
    visits: 95,
    halves: 2.6,
    channel: 'social',
  },
  {
    memo: 'Press list',
    owner: 'jonas',
    subject: 'press-pulse.pdf',
    from: 'L',
    visits: 34,
    halves: 2,
    channel: 'press',
  },
  {
    memo: 'Webinar follow-up',
    owner: 'mira',
    subject: 'webinar',
    from: 'W+1',
    visits: 105,
    halves: 2.2,
    channel: 'mail',
  },
  {
    memo: 'Handbook download, website',
    owner: 'mira',
    subject: 'paper-zones.pdf',
    from: 'W',
    visits: 17,
    halves: 22,
    channel: 'website',
  },
  {
    memo: 'QR code at the booth',
    owner: 'luc',
    subject: 'fair',
    from: 'F',
    visits: 118,
    halves: 2.1,
    channel: 'fair',
  },
  {
    memo: 'Thank-you mail after the fair',
    owner: 'luc',
    subject: 'page-pulse.pdf',
    from: 'F+4',
    visits: 72,
    halves: 2,
    channel: 'mail',
  },
  {
    memo: 'White paper post, LinkedIn',
    owner: 'mira',
    subject: 'paper-losses.pdf',
    from: '7',
    visits: 38,
    halves: 4,
    channel: 'social',
  },
]

const OWN = [
  'brochure-company.pdf',
  'brochure-halden-pulse.pdf',
  'film-intro.mp4',
  'prices-europe.pdf',
  'case-lindvik.pdf',
  'https://www.halden.example/pulse',
]

/** So many links there are in all. */
const LINKS = 150
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'

export async function readContacts(): Promise<Contact[]> {
  const lines: Record<string, string>[] = parse(
    await readFile(new URL('./tables/customers.csv', import.meta.url)),
    { columns: true },
  )
  return lines.flatMap(({ people = '', domain, scans, ...line }) =>
    people.split(';').map((person) => {
      const [name, habit] = person.split(':')
      return { ...line, email: `${name}@${domain}`, habit, scans: scans === 'yes' } as Contact
    }),
  )
}

export function makeLinks(
  content: Content,
  contacts: Contact[],
  calendar: Calendar,
  random: Random,
): Shared[] {
  const make = (at: number, owner: PersonKey, rest: Partial<Shared>): Shared => ({
    id: idAt(at, random),
    slug: Array.from({ length: 12 }, () => random.pick([...SIGNS])).join(''),
    at,
    owner,
    isOwn: false,
    requireEmail: false,
    hasPassword: false,
    watermark: false,
    expiresAt: null,
    disabledAt: null,
    ...rest,
  })
  const own = OWN.map((file) => {
    const piece = content.pieces.find((each) => each.file === file) as Piece
    return make(piece.at + 5 * MINUTE, 'jonas', { piece, isOwn: true })
  })
  const broad = BROAD.map((campaign) => {
    const at = calendar.at(calendar.dayOf(campaign.from), 7 * 60 + random.whole(0, 50))
    return make(at, campaign.owner, { broad: campaign, ...subjectOf(content, campaign.subject) })
  })
  const personal = sharesOf(content, contacts, calendar, random, LINKS - own.length - broad.length)
  return [...own, ...broad, ...personal.map(({ at, owner, ...rest }) => make(at, owner, rest))]
}
