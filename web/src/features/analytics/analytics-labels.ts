import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
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
  views: t('analytics.figureLabels.views'),
  viewers: t('analytics.figureLabels.viewers'),
  downloads: t('analytics.figureLabels.downloads'),
  seconds: t('analytics.figureLabels.seconds'),
  links: t('analytics.figureLabels.links'),
  added: t('analytics.figureLabels.added'),
  unused: t('analytics.figureLabels.unused'),
  searches: t('analytics.figureLabels.searches'),
  people: t('analytics.figureLabels.people'),
  nothing: t('analytics.figureLabels.nothing'),
  opened: t('analytics.figureLabels.opened'),
  impressions: t('analytics.figureLabels.impressions'),
  clicks: t('analytics.figureLabels.clicks'),
  submissions: t('analytics.figureLabels.submissions'),
  active: t('analytics.figureLabels.active'),
  searched: t('analytics.figureLabels.searched'),
  shared: t('analytics.figureLabels.shared'),
}

const ADOPTION_LABELS: Readonly<Record<string, string>> = {
  added: t('analytics.adoptionLabels.added'),
  searched: t('analytics.adoptionLabels.searched'),
  shared: t('analytics.adoptionLabels.shared'),
}

export function figureLabel(figure: string, report?: ReportName): string {
  const own = report === 'adoption' ? ADOPTION_LABELS[figure] : undefined
  return own ?? FIGURE_LABELS[figure] ?? figure
}

export const RANGE_LABELS: Readonly<Record<RangeName, string>> = {
  7: t('analytics.rangeLabels.72'),
  30: t('analytics.rangeLabels.302'),
  90: t('analytics.rangeLabels.902'),
  month: t('analytics.rangeLabels.month'),
  year: t('analytics.rangeLabels.year'),
  twelve: t('analytics.rangeLabels.twelve'),
  days: t('analytics.rangeLabels.days'),
}

export const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  country: t('analytics.country'),
  device: t('analytics.device'),
  browser: t('analytics.browser'),
  os: t('analytics.system'),
  referrer: t('analytics.referrer'),
  trigger: t('analytics.source'),
}

export function formatFigure(figure: string, value: number): string {
  return figure === 'seconds' ? formatSpan(value) : formatNumber(value)
}

/** Formats a range as "March 11 to 20". */
export function formatDateRange({ from, to }: { from: string; to: string }): string {
  return from === to
    ? formatDay(from)
    : t('analytics.formatDateRange', { from: formatDay(from), to: formatDay(to) })
}

/** Formats the days of one interval of a chart. */
export function formatInterval(day: string, interval: Interval): string {
  if (interval === 'day') return formatDay(day)
  if (interval === 'week') return t('analytics.formatInterval.weekOf', { day: formatDay(day) })
  return day.endsWith('-01')
    ? formatMonth(day)
    : t('analytics.formatInterval.monthOf', { day: formatDay(day) })
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
    return now === 0 ? null : { text: t('analytics.noEarlierData'), direction: null, since: '' }
  if (now === before) return { text: t('analytics.noChange'), direction: null, since }
  const text = formatShare(Math.abs(now - before) / before)
  return { text, direction: now > before ? 'up' : 'down', since }
}

/** Formats a difference as "25% more" or "10% less"; null if there is nothing to compare with. */
export function formatDifference(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? null : t('analytics.noEarlierData')
  if (now === before) return t('analytics.noChange')
  const share = formatShare(Math.abs(now - before) / before)
  return now > before
    ? t('analytics.formatDifference.more', { share })
    : t('analytics.formatDifference.less', { share })
}
