import { useLocation, useSearchParams } from 'react-router'
import { dayIn } from '../../lib/format/day.ts'
import { useMe } from '../../lib/session.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { readSubjectView, writeSubjectView } from './subject-view.ts'

/** Returns the view of a report on one thing, stored in the URL of its page. */
export function useSubjectView() {
  const { tenant } = useMe()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const today = dayIn(tenant.timeZone, new Date())
  const view = readSubjectView(params, today)
  const changed = (now: URLSearchParams, change: Partial<AnalyticsView>) =>
    writeSubjectView(now, { ...readSubjectView(now, today), ...change })
  return {
    view,
    today,
    to: (change: Partial<AnalyticsView>) => `${pathname}?${changed(params, change)}`,
    onChange: (change: Partial<AnalyticsView>) =>
      setParams((now) => changed(now, change), { replace: true, preventScrollReset: true }),
  }
}
