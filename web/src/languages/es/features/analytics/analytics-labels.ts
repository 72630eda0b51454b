import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import type { Difference } from '../../../../features/analytics/analytics-labels.ts'
import type { RangeName, ReportName } from '../../../../features/analytics/analytics-view.ts'
import {
  formatDay,
  formatMonth,
  formatShare,
  formatShortDay,
} from '../../../../lib/format/format.ts'
import * as labels from './labels.ts'

export type { Difference } from '../../../../features/analytics/analytics-labels.ts'
export { formatFigure } from '../../../../features/analytics/analytics-labels.ts'

const FIGURE_LABELS: Readonly<Record<string, string>> = {
  views: 'Vistas',
  viewers: 'Dispositivos',
  downloads: 'Descargas',
  seconds: 'Tiempo de lectura',
  links: 'Enlaces creados',
  added: 'Añadidos',
  unused: 'Sin usar',
  searches: 'Búsquedas',
  people: 'Personas',
  nothing: 'Sin resultados',
  opened: 'Resultado abierto',
  impressions: 'Impresiones',
  clicks: 'Clics',
  submissions: 'Envíos',
  active: 'Personas activas',
  searched: 'Buscaron',
  shared: 'Compartieron',
}

const ADOPTION_LABELS: Readonly<Record<string, string>> = {
  added: 'Añadieron contenido',
  searched: 'Buscaron',
  shared: 'Compartieron',
}

export function figureLabel(figure: string, report?: ReportName): string {
  const own = report === 'adoption' ? ADOPTION_LABELS[figure] : undefined
  return own ?? FIGURE_LABELS[figure] ?? figure
}

export const RANGE_LABELS: Readonly<Record<RangeName, string>> = {
  7: 'Últimos 7 días',
  30: 'Últimos 30 días',
  90: 'Últimos 90 días',
  month: 'Este mes',
  year: 'Este año',
  twelve: 'Últimos 12 meses',
  days: 'Personalizado',
}

export const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  country: labels.country,
  device: labels.device,
  browser: labels.browser,
  os: labels.system,
  referrer: labels.referrer,
  trigger: labels.source,
}

export function formatDateRange({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}

export function formatInterval(day: string, interval: Interval): string {
  if (interval === 'day') return formatDay(day)
  if (interval === 'week') return `Semana del ${formatDay(day)}`
  return day.endsWith('-01') ? formatMonth(day) : `Mes a partir del ${formatDay(day)}`
}

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

export function formatDifference(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? null : labels.noEarlierData
  if (now === before) return labels.noChange
  const share = formatShare(Math.abs(now - before) / before)
  return now > before ? `${share} más` : `${share} menos`
}
