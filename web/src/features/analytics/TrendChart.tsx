import { Anchor, Skeleton } from '@mantine/core'
import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Spans } from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { formatMonth, formatShortDay } from '../../lib/format/format.ts'
import styles from './Analytics.module.css'
import { figureLabel, formatDateRange, formatFigure, formatInterval } from './analytics-labels.ts'
import { daysOfPart, type ReportName } from './analytics-view.ts'
import { ChartSection, type Column } from './ChartSection.tsx'
import { type ToView, useToView } from './to-view.ts'

/** Chart library, which is large and loaded with the first chart. */
const TrendBars = lazy(async () => ({ default: (await import('./TrendBars.tsx')).TrendBars }))

interface TrendChartProps<N extends string> {
  report: Spans<N> & { interval: Interval }
  figure: N
  name: ReportName
}

interface Row {
  day: string
  now: number
  dayBefore: string
  before: number | null
}

/** The last interval, as long as it goes on. */
const SO_FAR: Readonly<Record<Interval, string>> = {
  day: t('analytics.soFar.today'),
  week: t('analytics.soFar.week'),
  month: t('analytics.soFar.month'),
}

/** Chart of one figure over the range and the previous one. */
export function TrendChart<N extends string>(props: TrendChartProps<N>) {
  const { report, figure, name } = props
  const { interval, now, before } = report
  const { to, onChange, today } = useToView()
  const isOpen = now.to >= today
  const title = figureLabel(figure, name)
  const format = (value: number) => formatFigure(figure, value)
  const rows = now.points.map((point, index): Row => {
    const earlier = before.points[index]
    return {
      day: point.day,
      now: point[figure],
      dayBefore: earlier?.day ?? '',
      before: earlier?.[figure] ?? null,
    }
  })
  const narrower = (day: string) =>
    rows.length > 1 ? ({ range: 'days', ...daysOfPart(day, interval, now.to) } as const) : undefined
  const narrow = (index: number) => {
    const change = narrower(rows[index]?.day ?? '')
    if (change) onChange(change)
  }
  const columns: Column<Row>[] = [
    {
      label: t('analytics.from'),
      read: ({ day }) => day,
      show: ({ day }) => dayLink(formatInterval(day, interval), narrower(day), to),
    },
    { label: title, read: (row) => row.now, show: (row) => format(row.now) },
    {
      label: t('analytics.previousPeriodFrom'),
      read: ({ dayBefore }) => dayBefore,
      show: ({ dayBefore }) => dayBefore && formatInterval(dayBefore, interval),
    },
    {
      label: t('analytics.figurePreviousPeriod', { figureWords: title }),
      read: (row) => row.before ?? '',
      show: (row) => row.before !== null && format(row.before),
    },
  ]
  return (
    <ChartSection
      title={title}
      line={
        <>
          <span className={styles.keyNow}>
            {formatDateRange(now)}: {format(now.sums[figure])}
          </span>
          <span className={styles.keyBefore}>
            {formatDateRange(before)}: {format(before.sums[figure])}
          </span>
          {isOpen && <span className={styles.keyOpen}>{SO_FAR[interval]}</span>}
        </>
      }
      rows={rows}
      columns={columns}
    >
      {rows.every(({ now, before }) => now === 0 && !before) ? (
        <p className={styles.line}>{t('analytics.nothingInBothPeriods')}</p>
      ) : (
        <div aria-hidden>
          <Suspense fallback={<Skeleton height={220} />}>
            <TrendBars
              format={format}
              isOpen={isOpen}
              onPart={rows.length < 2 ? undefined : narrow}
              parts={rows.map((row) => ({
                name: formatInterval(row.day, interval),
                short: interval === 'month' ? formatMonth(row.day) : formatShortDay(row.day),
                now: row.now,
                before: row.before,
              }))}
            />
          </Suspense>
        </div>
      )}
    </ChartSection>
  )
}

/** Returns a link to an interval's own days. */
function dayLink(text: string, change: Parameters<ToView['to']>[0] | undefined, to: ToView['to']) {
  if (!change) return text
  return (
    <Anchor
      component={Link}
      to={to(change)}
      c="inherit"
      aria-label={t('analytics.showDays', { days: text })}
    >
      {text}
    </Anchor>
  )
}
