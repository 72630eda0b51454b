import type { JsonObject } from '../platform/database/database-types.ts'
import { type Calendar, DAY, idAt, iso, MINUTE } from './calendar.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'

interface Draft {
  key: string
  name: string
  description: string
  owner: PersonKey
  day: string
  /** Names of files, or the beginnings of several. */
  files?: string[]
  /** A smart one: a label of a category, or a quick filter. */
  search?: { category?: [name: string, label: string]; quickFilter?: string }
  isPrivate?: true
  deleted?: true
}

const DRAFTS: Draft[] = [
  {
    key: 'first',
    name: 'First meeting',
    description: 'What to bring, in the order it is asked for.',
    owner: 'jonas',
    day: '2',
    files: ['deck-sales', 'brochure-company', 'film-intro', 'case-lindvik', 'page-return'],
  },
  {
    key: 'nordics',
    name: 'Utilities in the Nordics',
    description: 'For water works between Skagen and the North Cape.',
    owner: 'tomas',
    day: '6',
    files: [
      'brochure-halden-main',
      'case-lindvik',
      'case-brunnholm',
      'paper-losses',
      'prices-nordics',
    ],
  },
  {
    key: 'councils',
    name: 'Councils in the UK and Ireland',
    description: 'Losses, residents and auditors.',
    owner: 'priya',
    day: '9',
    files: ['brochure-halden-pulse', 'case-kestrel', 'paper-losses', 'page-security', 'prices-uk'],
  },
  {
    key: 'housing',
    name: 'Housing companies',
    description: 'Meters in flats, from the first mail to the roll-out.',
    owner: 'tomas',
    day: '12',
    files: ['brochure-halden-one', 'case-ostrand', 'paper-rollout', 'sheet-one-', 'sheet-rollout'],
  },
  {
    key: 'launch',
    name: 'Pulse launch',
    description: 'Everything for launch day and the weeks after it.',
    owner: 'jonas',
    day: 'L-3',
    files: [
      'brochure-halden-pulse',
      'film-launch',
      'page-pulse',
      'prices-launch',
      'press-pulse',
      'banner-launch',
      'sheet-pulse-',
      'https://www.halden.example/pulse',
      'notes-faq',
    ],
  },
  {
    key: 'press',
    name: 'Press room',
    description: 'Free to use, with our name under it.',
    owner: 'jonas',
    day: 'L',
    files: ['press-', 'logo', 'render-', 'doc-boilerplate'],
  },
  {
    key: 'webinar',
    name: 'Webinar: find the leak',
    description: 'Slides, recording and the handbook.',
    owner: 'mira',
    day: 'W+1',
    files: ['film-webinar', 'deck-webinar', 'paper-zones', 'zones', 'page-zones'],
  },
  {
    key: 'fair',
    name: 'Aqua Forum Lindvik',
    description: 'All we show at the booth; the code on the wall leads here.',
    owner: 'luc',
    day: 'F-2',
    files: [
      'page-pulse',
      'brochure-halden-main',
      'case-lindvik',
      'film-launch',
      'prices-launch',
      'fair-program',
    ],
  },
  {
    key: 'fitters',
    name: 'For fitters',
    description: 'What belongs in the van.',
    owner: 'hana',
    day: '10',
    files: [
      'guide-one',
      'guide-two',
      'guide-main',
      'guide-maintenance',
      'guide-troubleshooting',
      'film-install',
    ],
  },
  {
    key: 'start',
    name: 'Starting with Pulse',
    description: 'For new customers, week by week.',
    owner: 'hana',
    day: 'L+4',
    files: [
      'guide-pulse',
      'guide-migration',
      'notes-faq',
      'pulse-sample',
      'https://help.',
      'https://status.',
    ],
  },
  {
    key: 'partners',
    name: 'Resellers',
    description: 'For partners who sell with us.',
    owner: 'jonas',
    day: '15',
    files: ['deck-partner', 'brochure-', 'prices-europe', 'contract-frame', 'data-order-codes'],
  },
  {
    key: 'closing',
    name: 'Before signing',
    description: 'Agreements and the answers that come up with them.',
    owner: 'jonas',
    day: '7',
    files: ['contract-', 'page-security', 'prices-europe', 'doc-tender'],
  },
  {
    key: 'pictures',
    name: 'Pictures for posts',
    description: 'Wide ones, with room for a headline.',
    owner: 'mira',
    day: '8',
    files: ['scene-'],
  },
  {
    key: 'references',
    name: 'All references',
    description: 'Finds every case study by itself.',
    owner: 'mira',
    day: '4',
    search: { category: ['contentType', 'Case study'] },
  },
  {
    key: 'pulse',
    name: 'All of Halden Pulse',
    description: 'Finds whatever is filed under Pulse.',
    owner: 'jonas',
    day: 'L-1',
    search: { category: ['contentProduct', 'Halden Pulse'] },
  },
  {
    key: 'expiring',
    name: 'Expires soon',
    description: 'To look through on Mondays.',
    owner: 'jonas',
    day: '20',
    search: { quickFilter: 'expiring' },
  },
  {
    key: 'mine',
    name: 'My next meetings',
    description: '',
    owner: 'edda',
    day: 'F+5',
    files: ['deck-pulse', 'case-kestrel', 'page-return', 'prices-launch'],
    isPrivate: true,
  },
  {
    key: 'old',
    name: 'Spring campaign',
    description: '',
    owner: 'luc',
    day: '1',
    files: ['brochure-services', 'scene-tower'],
    deleted: true,
  },
]

export interface Gathered extends Draft {
  id: string
  at: number
  items: Piece[]
}

export function gather(pieces: Piece[], calendar: Calendar, random: Random): Gathered[] {
  return DRAFTS.map((draft) => {
    const at =
      calendar.at(Math.min(calendar.dayOf(draft.day), calendar.today), 9 * 60) +
      random.whole(0, 480) * MINUTE
    const past = Math.min(at, calendar.now - random.whole(30, 300) * MINUTE)
    const items = (draft.files ?? []).flatMap((start) => {
      const exact = pieces.filter(({ file }) => file === start || file.split('.')[0] === start)
      return exact.length > 0 ? exact : pieces.filter(({ file }) => file.startsWith(start))
    })
    return { ...draft, id: idAt(past, random), at: past, items: [...new Set(items)] }
  })
}

export function collectionRows(
  gathered: Gathered[],
  calendar: Calendar,
  people: Record<PersonKey, string>,
  values: Map<string, string>,
) {
  return gathered.map(({ id, name, description, owner, at, search, isPrivate, deleted }) => ({
    id,
    name,
    description,
    visibility: isPrivate ? 'private' : 'team',
    ownerId: people[owner],
    search: search ? formOf(search, values) : null,
    createdAt: iso(at),
    updatedAt: iso(Math.min(at + 3 * DAY, calendar.now - 40 * MINUTE)),
    deletedAt: deleted ? iso(calendar.now - 6 * DAY) : null,
  }))
}

function formOf(
  { category, quickFilter }: NonNullable<Draft['search']>,
  values: Map<string, string>,
): JsonObject {
  if (!category) return { quickFilter: quickFilter ?? null }
  return { [category[0]]: [values.get(category.join('\n')) ?? ''] }
}

/** Searches that are kept: name, whose, shared, and the form. */
export function savedSearches(
  people: Record<PersonKey, string>,
  values: Map<string, string>,
): { memberId: string; name: string; shared: boolean; form: JsonObject }[] {
  const value = (category: string, label: string) => values.get(`${category}\n${label}`) ?? ''
  return [
    {
      memberId: people.edda,
      name: 'Before a decision',
      shared: true,
      form: { funnelStage: [value('funnelStage', 'Decision')] },
    },
    {
      memberId: people.edda,
      name: 'Pulse for utilities',
      shared: false,
      form: {
        contentProduct: [value('contentProduct', 'Halden Pulse')],
        contentIndustry: [value('contentIndustry', 'Water utilities')],
      },
    },
    {
      memberId: people.jonas,
      name: 'Without a category',
      shared: true,
      form: { quickFilter: 'uncategorized' },
    },
    {
      memberId: people.tomas,
      name: 'Nordic references',
      shared: true,
      form: { tags: ['reference'], contentRegion: [value('contentRegion', 'Nordics')] },
    },
    { memberId: people.mira, name: 'Never shared', shared: true, form: { quickFilter: 'unused' } },
  ]
}
