import { Skeleton, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { formatDay, formatNumber } from '../../lib/format/format.ts'
import type { DayCount } from './DayBars.tsx'

/** Chart library, which is large and loaded with the first chart. */
const DayBars = lazy(async () => ({ default: (await import('./DayBars.tsx')).DayBars }))

interface DayChartProps {
  days: readonly DayCount[]
  label: string
}

/** A chart, with its table for screen readers. */
export function DayChart({ days, label }: DayChartProps) {
  return (
    <>
      <div aria-hidden>
        <Suspense fallback={<Skeleton height={160} />}>
          <DayBars days={days} label={label} />
        </Suspense>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('ui.byDay', { label })}</caption>
          <thead>
            <tr>
              <th>{t('ui.day')}</th>
              <th>{label}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(({ day, count }) => (
                <tr key={day}>
                  <td>{formatDay(day)}</td>
                  <td>{formatNumber(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
