import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Link } from '../links/links.ts'
import { Utm } from '../links/options.ts'
import { CursorQuery, Day, Id, IdParams, Nullable, OffsetQuery, Page, Time } from '../schemas.ts'

/** Reasons why a visit is stored but left out of figures. */
export const FILTERED = [
  'bot',
  'unfurler',
  'scanner',
  'head',
  'repeat',
  'colleague',
  'preview',
  'crowd',
] as const
export type Filtered = (typeof FILTERED)[number]

/** Certainty that a person read, highest first. */
export const CERTAINTIES = ['proved', 'acted', 'loaded', 'machine'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export const Visit = Type.Object({
  id: Id,
  at: Time,
  sessionId: Type.String({
    format: 'uuid',
    description: 'First visit of this person’s session, whose visits are at most ten minutes apart',
  }),
  visitor: Type.Optional(
    Type.String({ description: 'The address entered at the gate, see `emailProved`' }),
  ),
  emailProved: Type.Boolean({ description: 'The visitor verified it by a code sent to it' }),
  itemId: Nullable(Id),
  itemName: Nullable(Type.String({ description: 'The item of a collection that was opened' })),
  country: Nullable(Type.String({ description: 'ISO 3166-1, two letters' })),
  device: Nullable(Type.String()),
  browser: Nullable(Type.String()),
  os: Nullable(Type.String()),
  referrer: Nullable(Type.String({ description: 'The host of the referring page' })),
  trigger: Type.Enum(['link', 'qr', 'site', 'mail']),
  utm: Nullable(Utm),
  durationS: Type.Number({ description: 'Time on screen, without idle time' }),
  pages: Type.Array(Type.Object({ page: Type.Integer(), seconds: Type.Number() })),
  parts: Type.Array(
    Type.Object({ from: Type.Number(), to: Type.Number() }, { description: 'Seconds played' }),
  ),
  clicks: Type.Array(Type.Object({ page: Nullable(Type.Integer()), url: Type.String() })),
  downloaded: Type.Boolean(),
  sawChanges: Type.Boolean({
    description: 'The page told the visitor what had changed since they read an earlier version',
  }),
  filtered: Nullable(Type.Enum(FILTERED)),
  certainty: Type.Enum(CERTAINTIES, {
    description:
      '`proved` by a verified address or the link’s password, `acted` on the page (scrolled, turned pages, played, clicked, downloaded or entered an address), `loaded` without a sign of anyone, likely a `machine`',
  }),
})
export type Visit = Static<typeof Visit>

export const listLinkVisits = endpoint({
  name: 'listLinkVisits',
  summary: 'List the visits of my link, newest first, or of any link if I may see all',
  method: 'GET',
  path: '/api/items/v1/personalized/:id/visits',
  access: 'links.share',
  params: IdParams,
  query: Type.Object({
    ...CursorQuery.properties,
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    includeFiltered: Type.Optional(
      Type.Boolean({ description: 'Includes bots, scanners, repeats and colleagues' }),
    ),
  }),
  reply: Page(Visit),
})

/** Query that selects which views figures count. */
const CountedQuery = {
  certainty: Type.Optional(
    Type.Enum(['all', 'sure'], {
      description: '`sure` counts only views of which it is sure that a person read',
    }),
  ),
}

const Figures = { views: Type.Integer(), viewers: Type.Integer() }
const SureFigures = {
  ...Figures,
  sureViews: Type.Integer({ description: 'Of these, views that are `proved` or `acted`' }),
  sureViewers: Type.Integer(),
}

export const PageRead = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  page: Type.Integer(),
  readers: Type.Integer(),
  seconds: Type.Number(),
})
export type PageRead = Static<typeof PageRead>

export const DIMENSIONS = ['country', 'device', 'browser', 'os', 'referrer', 'trigger'] as const
export type Dimension = (typeof DIMENSIONS)[number]

const Parted = Type.Array(
  Type.Object({ value: Nullable(Type.String()), ...Figures }, { description: 'Most views first' }),
)

export const LinkReport = Type.Object({
  link: Link,
  sums: Type.Object({
    ...SureFigures,
    downloads: Type.Integer(),
    seconds: Type.Number(),
  }),
  pageCount: Nullable(Type.Integer({ description: 'Pages of the document the link shows' })),
  completion: Nullable(
    Type.Number({ description: 'Average share of the document a reader saw, 0 to 1' }),
  ),
  pages: Type.Array(PageRead, { description: 'Pages that were read, in order' }),
  days: Type.Array(Type.Object({ day: Day, ...SureFigures }), { description: 'Without gaps' }),
  by: Type.Object(
    Object.fromEntries(DIMENSIONS.map((name) => [name, Parted])) as Record<
      Dimension,
      typeof Parted
    >,
  ),
})
export type LinkReport = Static<typeof LinkReport>

export const getLinkReport = endpoint({
  name: 'getLinkReport',
  summary: 'Get a link’s report: totals, pages read, days, places and devices',
  method: 'GET',
  path: '/api/items/v1/personalized/:id/report',
  access: 'links.share',
  params: IdParams,
  query: Type.Object({
    ...CountedQuery,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
  }),
  reply: LinkReport,
})

export const getItemReading = endpoint({
  name: 'getItemReading',
  summary: 'Get how long each page of an item was read, across its links: mine, or everyone’s',
  method: 'GET',
  path: '/api/items/v1/:id/reading',
  access: 'links.share',
  params: IdParams,
  query: Type.Object(CountedQuery),
  reply: Type.Object({
    pageCount: Nullable(Type.Integer()),
    pages: Type.Array(PageRead, { description: 'Pages that were read, in order' }),
  }),
})

const SureViews = Type.Optional(
  Type.Integer({ description: 'Views of which it is sure that a person read' }),
)

export const RecipientKind = Type.Enum(['person', 'organization'])
export type RecipientKind = Static<typeof RecipientKind>

export const Recipient = Type.Object({
  kind: RecipientKind,
  key: Type.String(),
  name: Type.String(),
  email: Nullable(Type.String()),
  emailProved: Type.Optional(
    Type.Boolean({
      description: 'They verified the address, by a code sent to it, at one of the links',
    }),
  ),
  organization: Nullable(Type.String()),
  links: Type.Integer({
    description: 'Links created for them, and others at which they verified their address',
  }),
  opened: Type.Integer({ description: 'How many of the links were opened' }),
  views: Type.Integer({
    description:
      'Views of these links. A view for which an address was verified counts for that person alone',
  }),
  sureViews: SureViews,
  lastSharedAt: Nullable(Time),
  lastViewedAt: Nullable(Time),
  unverified: Type.Optional(
    Type.Object(
      { links: Type.Integer(), views: Type.Integer(), lastViewedAt: Time },
      {
        description:
          'Views of links for others at which someone entered this address without verifying it. They may be anyone, so no figure includes them',
      },
    ),
  ),
})
export type Recipient = Static<typeof Recipient>

export const RecipientOrder = Type.Enum(['recent', 'name', 'views'])
export type RecipientOrder = Static<typeof RecipientOrder>

export const listRecipients = endpoint({
  name: 'listRecipients',
  summary: 'List the people or organizations that links were created for; my links, or all',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/recipients',
  access: 'links.share',
  query: Type.Object({
    ...OffsetQuery.properties,
    kind: Type.Optional(RecipientKind),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    orderBy: Type.Optional(RecipientOrder),
  }),
  reply: Type.Object({ items: Type.Array(Recipient), total: Type.Integer() }),
})

/** One thing a person or an organization has, and what they did with it. */
export const Received = Type.Object({
  link: Link,
  isGiven: Type.Boolean({
    description:
      'Set if the link was created for someone else and they entered their address at its gate. The figures are theirs',
  }),
  emailProved: Type.Optional(
    Type.Boolean({
      description:
        'Set if their address was entered at the gate: whether a code sent to it verified it',
    }),
  ),
  views: Type.Integer(),
  sureViews: SureViews,
  lastViewedAt: Nullable(Time),
  seconds: Type.Number(),
  pagesRead: Type.Integer(),
  pageCount: Nullable(Type.Integer()),
  contents: Type.Array(Type.Object({ id: Id, name: Type.String(), isOpened: Type.Boolean() }), {
    description: 'For a collection: its items, and whether they opened each',
  }),
  others: Type.Array(
    Type.Object({ email: Type.String(), emailProved: Type.Boolean(), views: Type.Integer() }),
    {
      description:
        'Other addresses entered at a link created for one person. A person’s figures leave out the views of verified ones',
    },
  ),
})
export type Received = Static<typeof Received>

export const getRecipient = endpoint({
  name: 'getRecipient',
  summary: 'Get everything a person or an organization received, and what they did and didn’t open',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/recipients/one',
  access: 'links.share',
  query: Type.Object({
    kind: RecipientKind,
    key: Type.String({ minLength: 1, maxLength: 320 }),
  }),
  reply: Type.Object({ ...Recipient.properties, received: Type.Array(Received) }),
})
