import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Link } from '../links/links.ts'
import {
  CursorQuery,
  Day,
  Id,
  ItemType,
  NameText,
  Nullable,
  TableForm,
  TableLocale,
} from '../schemas.ts'
import { DIMENSIONS, type Dimension, RecipientKind } from '../visits/visits.ts'

/** The longest range, in days. */
export const REPORT_DAYS_MAX = 3_660
const ROWS = 20
const ROWS_MAX = 200

export const Interval = Type.Enum(['day', 'week', 'month'])
export type Interval = Static<typeof Interval>

export const ReportQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  interval: Type.Optional(Interval),
  itemType: Type.Optional(ItemType),
  certainty: Type.Optional(
    Type.Enum(['all', 'sure'], {
      description:
        '`sure` counts only views of which it is sure that a person read; not for search, CTAs and adoption',
    }),
  ),
  ...TableForm,
  locale: TableLocale,
})
export type ReportQuery = Static<typeof ReportQuery>

const PartQuery = {
  dimension: Type.Optional(
    Type.Enum(DIMENSIONS, { description: 'Only visits that have `value` in it' }),
  ),
  value: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
}

const onlyId = (description: string) =>
  Type.Optional(Type.Unsafe<string>({ ...Id, description: `Only ${description}` }))

export const OverviewQuery = Type.Object({
  ...ReportQuery.properties,
  ...PartQuery,
  itemId: onlyId('links to this content, which is an item unless `itemType` says otherwise'),
  linkId: onlyId('this link'),
  recipient: Type.Optional(
    NameText(320, {
      description: 'Only links that were created for this address or organization',
    }),
  ),
  recipientKind: Type.Optional(RecipientKind),
})
export type OverviewQuery = Static<typeof OverviewQuery>

/** The query of reports with rankings; CSV always has all rows. */
export const RankingQuery = Type.Object({
  ...ReportQuery.properties,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_MAX, default: ROWS })),
  cursor: CursorQuery.properties.cursor,
})
export type RankingQuery = Static<typeof RankingQuery>

/** The place where rankings go on. */
export const NextCursor = Type.Union([Type.String(), Type.Null()], {
  description: 'For the next rows of each ranking, as they are then; null after the last',
})

/** A report before its rankings are cut into pages. */
export type Whole<Report extends { nextCursor: unknown }> = Omit<Report, 'nextCursor'>

export const VisitsRankingQuery = Type.Object({
  ...RankingQuery.properties,
  ...PartQuery,
})
export type VisitsRankingQuery = Static<typeof VisitsRankingQuery>

const Figures = {
  views: Type.Integer(),
  viewers: Type.Integer({ description: 'Sum of the visitors per link and day' }),
  downloads: Type.Integer(),
  seconds: Type.Number({ description: 'Time on screen, without idle time' }),
}

const Point = Type.Object({
  day: Day,
  ...Figures,
  links: Type.Integer({ description: 'Created' }),
  added: Type.Integer({ description: 'Added to the library' }),
})
export type Point = Static<typeof Point>

const Sums = Type.Object({
  ...Figures,
  opened: Type.Integer({ description: 'Links that were opened' }),
  links: Type.Integer({ description: 'Created' }),
  added: Type.Integer({ description: 'Added to the library' }),
})
export type Sums = Static<typeof Sums>

const Span = Type.Object(
  {
    from: Day,
    to: Day,
    sums: Sums,
    points: Type.Array(Point, { description: 'Keyed by the first day of each, without gaps' }),
  },
  { description: 'A date range, both days included' },
)

export const Head = {
  interval: Interval,
  isAll: Type.Boolean({ description: 'Everyone’s links; otherwise only my own' }),
  now: Span,
  before: Type.Object(Span.properties, { description: 'The same number of days right before' }),
}
export type ReportHead = Static<ReturnType<typeof Type.Object<typeof Head>>>

export const Counted = {
  ...Figures,
  viewsBefore: Type.Integer({ description: 'In the previous range' }),
}

const Parted = Type.Array(
  Type.Object({ value: Nullable(Type.String()), views: Type.Integer(), viewers: Type.Integer() }),
  { description: 'Most views first' },
)

export const OverviewReport = Type.Object({
  ...Head,
  by: Type.Object(
    Object.fromEntries(DIMENSIONS.map((name) => [name, Parted])) as Record<
      Dimension,
      typeof Parted
    >,
  ),
})
export type OverviewReport = Static<typeof OverviewReport>

export const ContentRow = Type.Object({
  itemType: ItemType,
  itemId: Id,
  name: Type.String(),
  links: Type.Integer({ description: 'Created in the range' }),
  ...Counted,
})
export type ContentRow = Static<typeof ContentRow>
export const ContentReport = Type.Object({
  nextCursor: NextCursor,
  ...Head,
  rows: Type.Array(ContentRow),
})
export type ContentReport = Static<typeof ContentReport>

export const LinkRow = Type.Object({ link: Link, ...Counted })
export type LinkRow = Static<typeof LinkRow>
export const LinksReport = Type.Object({
  nextCursor: NextCursor,
  ...Head,
  unopened: Type.Integer({ description: 'Created in the range and never opened so far' }),
  rows: Type.Array(LinkRow),
})
export type LinksReport = Static<typeof LinksReport>

export const PersonRow = Type.Object({
  key: Type.String({ description: 'A user id, an address, or a normalized name' }),
  name: Type.String(),
  links: Type.Integer({ description: 'Created in the range' }),
  opened: Type.Integer({ description: 'Links that were opened' }),
  ...Counted,
})
export type PersonRow = Static<typeof PersonRow>
export const PeopleReport = Type.Object({
  nextCursor: NextCursor,
  ...Head,
  team: Type.Array(PersonRow, { description: 'Who shared' }),
  people: Type.Array(PersonRow, {
    description: 'By the address links were created for; whoever opened them',
  }),
  organizations: Type.Array(PersonRow, {
    description: 'By the organization links were created for; whoever opened them',
  }),
})
export type PeopleReport = Static<typeof PeopleReport>

export const getOverviewReport = endpoint({
  name: 'getOverviewReport',
  mayLag: true,
  summary:
    'Report on views, shares and new content in a date range, compared with the previous range',
  method: 'GET',
  path: '/api/analytics/v1/reports/overview',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  orAccess: 'links.share',
  query: OverviewQuery,
  alsoCsv: true,
  reply: OverviewReport,
})

export const getContentReport = endpoint({
  name: 'getContentReport',
  mayLag: true,
  summary: 'Rank items and collections by the results of their links in a date range',
  method: 'GET',
  path: '/api/analytics/v1/reports/content',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: VisitsRankingQuery,
  alsoCsv: true,
  reply: ContentReport,
})

export const getLinksReport = endpoint({
  name: 'getLinksReport',
  mayLag: true,
  summary: 'Rank links by their results in a date range; mine, or everyone’s',
  method: 'GET',
  path: '/api/analytics/v1/reports/links',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: VisitsRankingQuery,
  alsoCsv: true,
  reply: LinksReport,
})

export const getPeopleReport = endpoint({
  name: 'getPeopleReport',
  mayLag: true,
  summary: 'Rank sharers and recipients by results in a date range; mine, or everyone’s',
  method: 'GET',
  path: '/api/analytics/v1/reports/people',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: VisitsRankingQuery,
  alsoCsv: true,
  reply: PeopleReport,
})
