import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import type { Difference } from '../../../../features/analytics/analytics-labels.ts'
import type { RangeName, ReportName } from '../../../../features/analytics/analytics-view.ts'
import {
  formatDay,
  formatMonth,
  formatNumber,
  formatShare,
  formatShortDay,
  formatSpan,
} from '../../../../lib/format/format.ts'
import * as labels from './labels.ts'

const FIGURE_LABELS: Readonly<Record<string, string>> = {
  views: 'Aufrufe',
  viewers: 'Geräte',
  downloads: 'Downloads',
  seconds: 'Lesezeit',
  links: 'Erstellte Links',
  added: 'Hinzugefügt',
  unused: 'Ungenutzt',
  searches: 'Suchen',
  people: 'Personen',
  nothing: 'Nichts gefunden',
  opened: 'Ergebnis geöffnet',
  impressions: 'Einblendungen',
  clicks: 'Klicks',
  submissions: 'Einsendungen',
  active: 'Aktive Personen',
  searched: 'Haben gesucht',
  shared: 'Haben geteilt',
}

const ADOPTION_LABELS: Readonly<Record<string, string>> = {
  added: 'Haben Inhalte hinzugefügt',
  searched: 'Haben gesucht',
  shared: 'Haben geteilt',
}

export function figureLabel(figure: string, report?: ReportName): string {
  const own = report === 'adoption' ? ADOPTION_LABELS[figure] : undefined
  return own ?? FIGURE_LABELS[figure] ?? figure
}

export const RANGE_LABELS: Readonly<Record<RangeName, string>> = {
  7: 'Letzte 7 Tage',
  30: 'Letzte 30 Tage',
  90: 'Letzte 90 Tage',
  month: 'Dieser Monat',
  year: 'Dieses Jahr',
  twelve: 'Letzte 12 Monate',
  days: 'Eigener Zeitraum',
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

export function formatDateRange({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`
}

/** Formats the days of one interval of a chart. */
export function formatInterval(day: string, interval: Interval): string {
  if (interval === 'day') return formatDay(day)
  if (interval === 'week') return `Woche ab ${formatDay(day)}`
  return day.endsWith('-01') ? formatMonth(day) : `Monat ab ${formatDay(day)}`
}

export type { Difference }

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

/** Formats a difference as "25 % mehr" or "10 % weniger"; null if there is nothing to compare with. */
export function formatDifference(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? null : labels.noEarlierData
  if (now === before) return labels.noChange
  const share = formatShare(Math.abs(now - before) / before)
  return now > before ? `${share} mehr` : `${share} weniger`
}
