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

/** Figures of which more is worse, and those of which more is neither. */
const WORSE: ReadonlySet<string> = new Set(['nothing', 'unused'])
const NEUTRAL: ReadonlySet<string> = new Set(['searches', 'people', 'searched'])

/** Sums below which a percentage would exaggerate: "3,228% more" of almost nothing. Reading times are in seconds. */
const SMALL_BASE = 20
const SMALL_BASE_SECONDS = 600

export interface Difference {
  /** The change, as "34%"; from a small base the figure before, as "was 2". */
  text: string
  direction: 'up' | 'down' | null
  tone: 'better' | 'worse' | 'neutral'
}

/** Returns how a figure differs from that of the range before; null if there is nothing to compare with. */
export function differenceOf(figure: string, now: number, before: number): Difference | null {
  if (before === 0) return null
  if (now === before) return { text: t('analytics.noChange'), direction: null, tone: 'neutral' }
  if (isSmall(figure, before))
    return { text: wasText(figure, before), direction: null, tone: 'neutral' }
  const direction = now > before ? 'up' : 'down'
  return { text: shareOf(now, before), direction, tone: toneOf(figure, direction) }
}

/** Formats a difference as "25% more", "10% less" or "was 2"; null if there is nothing to compare with. */
export function formatDifference(figure: string, now: number, before: number): string | null {
  const difference = differenceOf(figure, now, before)
  if (!difference?.direction) return difference?.text ?? null
  const share = difference.text
  return difference.direction === 'up'
    ? t('analytics.formatDifference.more', { share })
    : t('analytics.formatDifference.less', { share })
}

function isSmall(figure: string, before: number): boolean {
  return before < (figure === 'seconds' ? SMALL_BASE_SECONDS : SMALL_BASE)
}

function wasText(figure: string, before: number): string {
  return t('analytics.wasFigure', { figure: formatFigure(figure, before) })
}

function shareOf(now: number, before: number): string {
  return formatShare(Math.abs(now - before) / before)
}

function toneOf(figure: string, direction: 'up' | 'down'): Difference['tone'] {
  if (NEUTRAL.has(figure)) return 'neutral'
  return (direction === 'up') === WORSE.has(figure) ? 'worse' : 'better'
}

/** Formats the days that the figures are compared with, as "Compared with Oct 1 – Oct 30". */
export function formatComparedDays({ from, to }: { from: string; to: string }): string {
  const first = formatShortDay(from)
  return from === to
    ? t('analytics.comparedWithDay', { day: first })
    : t('analytics.comparedWithDays', { from: first, to: formatShortDay(to) })
}
