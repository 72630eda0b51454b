import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import {
  formatDay,
  formatMonth,
  formatNumber,
  formatShare,
  formatShortDay,
  formatSpan,
} from '../../lib/format/format.ts'
import type { RangeName, ReportName } from './analytics-view.ts'
import * as labels from './labels.ts'

const FIGURE_LABELS: Readonly<Record<string, string>> = {
  views: 'Views',
  viewers: 'Devices',
  downloads: 'Downloads',
  seconds: 'Reading time',
  links: 'Links created',
  added: 'Added',
  unused: 'Unused',
  searches: 'Searches',
  people: 'People',
  nothing: 'Found nothing',
  opened: 'Result opened',
  impressions: 'Impressions',
  clicks: 'Clicks',
  submissions: 'Submissions',
  active: 'Active people',
  searched: 'Searched',
  shared: 'Shared',
}

const ADOPTION_LABELS: Readonly<Record<string, string>> = {
  added: 'Added content',
  searched: 'Searched',
  shared: 'Shared',
}

export function figureLabel(figure: string, report?: ReportName): string {
  const own = report === 'adoption' ? ADOPTION_LABELS[figure] : undefined
  return own ?? FIGURE_LABELS[figure] ?? figure
}

export const RANGE_LABELS: Readonly<Record<RangeName, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  month: 'This month',
  year: 'This year',
  twelve: 'Last 12 months',
  days: 'Custom range',
}

export const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  country: labels.country,
  device: labels.device,
  browser: labels.browser,
  os: labels.system,
  referrer: labels.referrer,
  trigger: labels.source,
}

export function formatFigure(figure: string, value: number): string {
  return figure === 'seconds' ? formatSpan(value) : formatNumber(value)
}

/** Formats a range as "March 11 to 20". */
export function formatDateRange({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
}

/** Formats the days of one interval of a chart. */
export function formatInterval(day: string, interval: Interval): string {
  if (interval === 'day') return formatDay(day)
  if (interval === 'week') return `Week of ${formatDay(day)}`
  return day.endsWith('-01') ? formatMonth(day) : `Month of ${formatDay(day)}`
}

export interface Difference {
  /** The change, as "34%"; or why there is none to show. */
  text: string
  direction: 'up' | 'down' | null
  /** The days compared with, as "vs. Sep 27 – Oct 26". */
  since: string
}

/** Returns how a figure differs from that of the range before; null if there is nothing to compare with. */
export function differenceOf(
  now: number,
  before: number,
  days: { from: string; to: string } | null,
): Difference | null {
  const since = days ? labels.versus(formatShortDay(days.from), formatShortDay(days.to)) : ''
  if (before === 0)
    return now === 0 ? null : { text: labels.noEarlierData, direction: null, since: '' }
  if (now === before) return { text: labels.noChange, direction: null, since }
  const text = formatShare(Math.abs(now - before) / before)
  return { text, direction: now > before ? 'up' : 'down', since }
}

/** Formats a difference as "25% more" or "10% less"; null if there is nothing to compare with. */
export function formatDifference(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? null : 'no earlier data'
  if (now === before) return 'no change'
  const share = formatShare(Math.abs(now - before) / before)
  return now > before ? `${share} more` : `${share} less`
}
