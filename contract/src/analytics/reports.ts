import { type Static, Type } from 'typebox'
import { REPORT_LIMIT } from '../constants.ts'
import { CtaKind } from '../ctas/ctas.ts'
import { endpoint } from '../endpoint.ts'
import { Color, Day, Id, ItemType, Nullable, TableLocale, Time } from '../schemas.ts'
import { SiteStatus } from '../sites/sites.ts'
import { CATEGORIES } from '../taxonomy.ts'
import { Counted, Head, NextCursor, RankingQuery, ReportQuery } from './analytics.ts'

// Reports on more than visits to links. Where `itemType` doesn't fit, it's refused.

type Counts = Record<string, ReturnType<typeof Type.Integer>>

const spanOf = <C extends Counts>(counts: C) =>
  Type.Object({
    from: Day,
    to: Day,
    sums: Type.Object(counts),
    points: Type.Array(Type.Object({ day: Day, ...counts })),
  })

/** A range and the one of the same length right before. */
const headOf = <C extends Counts>(counts: C) => ({
  interval: Head.interval,
  now: spanOf(counts),
  before: spanOf(counts),
})

export interface Spans<N extends string = string> {
  now: {
    from: string
    to: string
    sums: Record<N, number>
    points: ({ day: string } & Record<N, number>)[]
  }
  before: Spans<N>['now']
}

const SearchCounts = {
  searches: Type.Integer(),
  people: Type.Integer({ description: 'Who searched; in a point, within it' }),
  nothing: Type.Integer({ description: 'Searches that found nothing' }),
  opened: Type.Integer({ description: 'Searches of which a result was opened' }),
}

export const SearchRow = Type.Object({
  term: Type.String({ description: 'As somebody typed it' }),
  ...SearchCounts,
  searchesBefore: Type.Integer(),
  ms: Type.Integer({ description: 'The mean time until it was answered' }),
})
export type SearchRow = Static<typeof SearchRow>

const SearchRows = Type.Array(SearchRow)

export const SearchReport = Type.Object({
  nextCursor: NextCursor,
  ...headOf(SearchCounts),
  ms: Type.Object({ median: Type.Integer(), p95: Type.Integer() }),
  top: SearchRows,
  nothing: Type.Array(SearchRow, { description: 'That found nothing, most often first' }),
  slow: Type.Array(SearchRow, { description: 'Slower than 300 ms on average, slowest first' }),
})
export type SearchReport = Static<typeof SearchReport>

export const SiteRow = Type.Object({
  siteId: Id,
  name: Type.String(),
  status: SiteStatus,
  links: Type.Integer({ description: 'Created in the range, besides its own address' }),
  ...Counted,
})
export type SiteRow = Static<typeof SiteRow>
export const SitesReport = Type.Object({
  nextCursor: NextCursor,
  ...Head,
  rows: Type.Array(SiteRow),
})
export type SitesReport = Static<typeof SitesReport>

const CtaCounts = {
  impressions: Type.Integer(),
  clicks: Type.Integer(),
  submissions: Type.Integer(),
}

export const CtaRow = Type.Object({
  ctaId: Id,
  name: Type.String(),
  kind: CtaKind,
  active: Type.Boolean(),
  ...CtaCounts,
  clicksBefore: Type.Integer(),
  submissionsBefore: Type.Integer(),
})
export type CtaRow = Static<typeof CtaRow>
export const CtasReport = Type.Object({
  nextCursor: NextCursor,
  ...headOf(CtaCounts),
  rows: Type.Array(CtaRow),
})
export type CtasReport = Static<typeof CtasReport>

const AdoptionCounts = {
  active: Type.Integer({ description: 'People who searched, shared or added something' }),
  searched: Type.Integer({ description: 'People who searched' }),
  shared: Type.Integer({ description: 'People who created a link' }),
  added: Type.Integer({ description: 'People who added to the library' }),
}

export const AdoptionRow = Type.Object({
  userId: Id,
  name: Type.String(),
  lastSeenAt: Nullable(Time),
  days: Type.Integer({ description: 'On which they searched, shared or added something' }),
  searches: Type.Integer(),
  links: Type.Integer({ description: 'Created' }),
  added: Type.Integer(),
  views: Type.Integer({ description: 'Of all their links' }),
  daysBefore: Type.Integer({ description: 'In the previous range' }),
})
export type AdoptionRow = Static<typeof AdoptionRow>

export const UsageRow = Type.Object({
  name: Type.String({ description: 'Of a usage event, such as `page.viewed`' }),
  count: Type.Integer(),
  people: Type.Integer({
    description: 'How many different people; clients without one don’t count',
  }),
  countBefore: Type.Integer({ description: 'In the previous range' }),
})
export type UsageRow = Static<typeof UsageRow>

export const AdoptionReport = Type.Object({
  nextCursor: NextCursor,
  ...headOf(AdoptionCounts),
  people: Type.Integer({ description: 'In the team, now' }),
  rows: Type.Array(AdoptionRow, { description: 'Everyone in the team, most days first' }),
  usage: Type.Array(UsageRow, { description: 'Usage events, most frequent first, up to 50' }),
})
export type AdoptionReport = Static<typeof AdoptionReport>

const Axis = Type.Array(Type.Object({ id: Id, label: Type.String(), color: Nullable(Color) }))
export const CategoryName = Type.Enum(CATEGORIES)

export const CoverageCell = Type.Object({
  row: Nullable(Id),
  column: Nullable(Id),
  items: Type.Integer({ description: 'That I can see' }),
  used: Type.Integer({ description: 'Of them, viewed or shared in the range' }),
  links: Type.Integer({ description: 'Created in the range' }),
  views: Type.Integer(),
})
export type CoverageCell = Static<typeof CoverageCell>

export const CoverageReport = Type.Object({
  from: Day,
  to: Day,
  rowsBy: CategoryName,
  columnsBy: CategoryName,
  rows: Axis,
  columns: Axis,
  cells: Type.Array(CoverageCell, {
    description:
      'Without empty ones; null is for items without a value. An item with several values is in several',
  }),
})
export type CoverageReport = Static<typeof CoverageReport>

const { itemType: _, ...ranking } = RankingQuery.properties
const Refused = { itemType: Type.Optional(ItemType) }

export const getSearchReport = endpoint({
  name: 'getSearchReport',
  mayLag: true,
  summary:
    'Report on searches in a date range: the most frequent, those without results, slow ones',
  method: 'GET',
  path: '/api/analytics/v1/reports/search',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: Type.Object({ ...ranking, ...Refused }),
  alsoCsv: true,
  reply: SearchReport,
})

export const getSitesReport = endpoint({
  name: 'getSitesReport',
  mayLag: true,
  summary: 'Rank sites by the visits to their address and their links in a date range',
  method: 'GET',
  path: '/api/analytics/v1/reports/sites',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: Type.Object({ ...ranking, itemType: Type.Optional(Type.Enum(['SITE'])) }),
  alsoCsv: true,
  reply: SitesReport,
})

export const getCtasReport = endpoint({
  name: 'getCtasReport',
  mayLag: true,
  summary: 'Rank CTAs by submissions and clicks in a date range',
  method: 'GET',
  path: '/api/analytics/v1/reports/ctas',
  limit: REPORT_LIMIT,
  access: 'ctas.read',
  query: Type.Object({ ...ranking, ...Refused }),
  alsoCsv: true,
  reply: CtasReport,
})

export const getAdoptionReport = endpoint({
  name: 'getAdoptionReport',
  mayLag: true,
  summary: 'Report on who of the team searches, shares and adds content, and how often',
  method: 'GET',
  path: '/api/analytics/v1/reports/adoption',
  limit: REPORT_LIMIT,
  access: 'links.all',
  query: Type.Object({ ...ranking, ...Refused }),
  alsoCsv: true,
  reply: AdoptionReport,
})

export const getCoverageReport = endpoint({
  name: 'getCoverageReport',
  mayLag: true,
  summary: 'Compare what content there is with what is used, by two categories',
  method: 'GET',
  path: '/api/analytics/v1/reports/coverage',
  limit: REPORT_LIMIT,
  access: 'reports.read',
  query: Type.Object({
    from: ReportQuery.properties.from,
    to: ReportQuery.properties.to,
    format: ReportQuery.properties.format,
    separator: ReportQuery.properties.separator,
    locale: TableLocale,
    itemType: Type.Optional(Type.Enum(['ITEM'])),
    rowsBy: Type.Optional(CategoryName),
    columnsBy: Type.Optional(CategoryName),
  }),
  alsoCsv: true,
  reply: CoverageReport,
})
