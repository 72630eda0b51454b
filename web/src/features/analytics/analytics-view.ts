import { Interval } from '@satchel/contract/analytics/analytics.ts'
import { HEALTH_KINDS } from '@satchel/contract/analytics/health.ts'
import { ItemType } from '@satchel/contract/schemas.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { DIMENSIONS, type Dimension } from '@satchel/contract/visits/visits.ts'
import { daysBefore } from '../../lib/format/day.ts'
import { oneOf } from '../../lib/url-params.ts'

export const REPORTS = [
  'overview',
  'content',
  'coverage',
  'links',
  'sites',
  'ctas',
  'people',
  'search',
  'adoption',
  'health',
] as const
export type ReportName = (typeof REPORTS)[number]

export const RANGES = ['7', '30', '90', 'month', 'year', 'twelve', 'days'] as const
export type RangeName = (typeof RANGES)[number]

/** Figures of visits, which alone can be filtered by country and other values. */
export const VISIT_FIGURES = ['views', 'viewers', 'downloads', 'seconds'] as const
export const FIGURES = [...VISIT_FIGURES, 'links', 'added'] as const
export const SEARCH_FIGURES = ['searches', 'people', 'nothing', 'opened'] as const
export const CTA_FIGURES = ['submissions', 'clicks', 'impressions'] as const
export const ADOPTION_FIGURES = ['active', 'searched', 'shared', 'added'] as const

/** Figures of each report that can be charted; the first one is the default. */
const FIGURES_OF: Readonly<Record<ReportName, readonly string[]>> = {
  overview: FIGURES,
  content: [...FIGURES, 'unused'],
  coverage: ['items'],
  links: ['links'],
  sites: ['views'],
  ctas: CTA_FIGURES,
  people: ['views'],
  search: SEARCH_FIGURES,
  adoption: ADOPTION_FIGURES,
  health: [...HEALTH_KINDS, 'gaps'],
}

/** Reports about links, which can be filtered by type of content. */
export const OF_LINKS: ReadonlySet<ReportName> = new Set(['overview', 'content', 'links', 'people'])

/** Reports that can be filtered by country, device and other values of visits. */
export const OF_PARTS: ReadonlySet<ReportName> = new Set(['overview', 'content', 'links', 'people'])

/** Reports of views, which can count confirmed ones only. */
export const OF_VIEWS: ReadonlySet<ReportName> = new Set([...OF_LINKS, 'sites'])

/** Common value of visits. */
export interface VisitPart {
  dimension: Dimension
  value: string
}

/** The report's range, filter and grouping, stored in the URL. */
export interface AnalyticsView {
  report: ReportName
  range: RangeName
  from: string
  to: string
  /** Interval; null fits it to the range. */
  interval: Interval | null
  itemType: ItemType | null
  part: VisitPart | null
  figure: string
  rowsBy: Category
  columnsBy: Category
  /** True to count only views confirmed as read by a person. */
  isSure: boolean
  /** True for my own items only. */
  isMine: boolean
}

export function readView(params: URLSearchParams, today: string): AnalyticsView {
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    oneOf(params, name, allowed)
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isGiven = isDay(from) && isDay(to)
  const range = one('range', RANGES) ?? (isGiven ? 'days' : '30')
  const report = one('report', REPORTS) ?? 'overview'
  const [rowsBy, columnsBy] = [one('rowsBy', CATEGORIES), one('columnsBy', CATEGORIES)]
  return {
    report,
    range,
    ...(range === 'days' && isGiven ? { from, to } : daysOf(range, today)),
    interval: one('interval', Interval.enum),
    itemType: one('itemType', ItemType.enum),
    figure: one('figure', FIGURES_OF[report]) ?? FIGURES_OF[report][0] ?? '',
    part: partOf(params),
    isSure: params.get('views') === 'sure',
    isMine: params.get('of') === 'mine',
    ...differing(rowsBy ?? 'funnelStage', columnsBy ?? 'contentType'),
  }
}

function partOf(params: URLSearchParams): VisitPart | null {
  const dimension = DIMENSIONS.find((name) => params.get(name))
  return dimension ? { dimension, value: params.get(dimension) ?? '' } : null
}

function partParams(report: ReportName, part: VisitPart | null): Record<string, string> {
  return part && OF_PARTS.has(report) ? { [part.dimension]: part.value } : {}
}

/** Returns two categories that differ, one per side. */
export function differing(rowsBy: Category, columnsBy: Category) {
  const other = rowsBy === 'contentType' ? 'funnelStage' : 'contentType'
  return { rowsBy, columnsBy: rowsBy === columnsBy ? other : columnsBy }
}

/** Returns URL parameters without defaults, and without what the report doesn't have. */
export function writeView({ report, range, from, to, interval, itemType, ...view }: AnalyticsView) {
  const { figure, rowsBy, columnsBy } = view
  const [first, ...others] = FIGURES_OF[report]
  const isCoverage = report === 'coverage'
  return {
    report: report === 'overview' ? null : report,
    ...(range === 'days' ? { from, to } : { range: range === '30' ? null : range }),
    interval,
    itemType: OF_LINKS.has(report) ? itemType : null,
    ...partParams(report, view.part),
    views: view.isSure && OF_VIEWS.has(report) ? 'sure' : null,
    figure: figure !== first && others.includes(figure) ? figure : null,
    rowsBy: isCoverage && rowsBy !== 'funnelStage' ? rowsBy : null,
    of: view.isMine && report === 'health' ? 'mine' : null,
    columnsBy: isCoverage && columnsBy !== 'contentType' ? columnsBy : null,
  }
}

/** Returns the days of a range up to today. */
export function daysOf(range: RangeName, today: string): { from: string; to: string } {
  const [year = '', month = ''] = today.split('-')
  if (range === 'month') return { from: `${year}-${month}-01`, to: today }
  if (range === 'year') return { from: `${year}-01-01`, to: today }
  if (range === 'twelve') return { from: monthsBefore(Number(year), Number(month), 11), to: today }
  return { from: daysBefore(today, (range === 'days' ? 30 : Number(range)) - 1), to: today }
}

function monthsBefore(year: number, month: number, count: number): string {
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Returns the days of a chart's interval, up to the end of the range. */
export function daysOfPart(day: string, interval: Interval, last: string) {
  if (interval === 'day') return { from: day, to: day }
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end =
    interval === 'week'
      ? Date.UTC(year, month - 1, date + 6)
      : Date.UTC(
          year,
          month,
          Math.min(date, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()) - 1,
        )
  const to = new Date(end).toISOString().slice(0, 10)
  return { from: day, to: to < last ? to : last }
}
