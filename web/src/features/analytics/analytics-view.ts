import { Interval } from '@satchel/contract/analytics.ts'
import { ItemType } from '@satchel/contract/schemas.ts'
import { daysBefore } from '../../lib/day.ts'

export const REPORTS = ['overview', 'content', 'links', 'people'] as const
type ReportName = (typeof REPORTS)[number]

export const RANGES = ['7', '30', '90', 'month', 'year', 'twelve', 'days'] as const
export type RangeName = (typeof RANGES)[number]

export const FIGURES = ['views', 'viewers', 'downloads', 'seconds', 'links', 'added'] as const
export type Figure = (typeof FIGURES)[number]

/** The report's range, filter and grouping, stored in the URL. */
export interface AnalyticsView {
  report: ReportName
  range: RangeName
  from: string
  to: string
  /** Null: as fits the range. */
  interval: Interval | null
  itemType: ItemType | null
  figure: Figure
}

export function readView(params: URLSearchParams, today: string): AnalyticsView {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((each) => each === params.get(name))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const isGiven = isDay(from) && isDay(to)
  const range = one('range', RANGES) ?? (isGiven ? 'days' : '30')
  return {
    report: one('report', REPORTS) ?? 'overview',
    range,
    ...(range === 'days' && isGiven ? { from, to } : daysOf(range, today)),
    interval: one('interval', Interval.enum) ?? null,
    itemType: one('itemType', ItemType.enum) ?? null,
    figure: one('figure', FIGURES) ?? 'views',
  }
}

/** Returns URL parameters without defaults. */
export function writeView({ report, range, from, to, interval, itemType, figure }: AnalyticsView) {
  return {
    report: report === 'overview' ? null : report,
    ...(range === 'days' ? { from, to } : { range: range === '30' ? null : range }),
    interval,
    itemType,
    figure: figure === 'views' ? null : figure,
  }
}

/** Up to today. */
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
