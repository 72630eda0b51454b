import type { OverviewQuery } from '@satchel/contract/analytics/analytics.ts'
import { DIMENSIONS } from '@satchel/contract/visits/visits.ts'
import { type AnalyticsView, readView, writeView } from './analytics-view.ts'

/** Subject of a report, as sent to the server. */
export type Subject =
  | Required<Pick<OverviewQuery, 'itemType' | 'itemId'>>
  | Required<Pick<OverviewQuery, 'linkId'>>
  | Required<Pick<OverviewQuery, 'recipient' | 'recipientKind'>>

/** URL parameters of such a report. All others belong to the surrounding page. */
const NAMES = ['range', 'from', 'to', 'interval', 'views', 'figure', ...DIMENSIONS]

export function readSubjectView(params: URLSearchParams, today: string): AnalyticsView {
  return readView(new URLSearchParams([...params].filter(([name]) => NAMES.includes(name))), today)
}

/** Returns the page's URL parameters with those of the view. */
export function writeSubjectView(params: URLSearchParams, view: AnalyticsView): URLSearchParams {
  const written = Object.entries(writeView(view)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return new URLSearchParams([...[...params].filter(([name]) => !NAMES.includes(name)), ...written])
}
