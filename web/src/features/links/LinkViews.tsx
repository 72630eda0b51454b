import type { Link } from '@satchel/contract/links.ts'
import { use } from 'react'
import { dayIn } from '../../lib/day.ts'
import { formatDay } from '../../lib/format.ts'
import { RelativeTime, TimeZone } from '../../ui/RelativeTime.tsx'
import styles from './LinkViews.module.css'
import { lastDayOf, readersOf } from './terms.ts'

/** "3 people, 7 views, last 2 h ago", and whether it still opens. */
export function LinkViews({ link }: { link: Link }) {
  const { views, lastViewedAt } = link
  const end = endOf(link, use(TimeZone))
  return (
    <span className={styles.views}>
      {views === 0 ? (
        'Not opened yet'
      ) : (
        <span className={styles.counts}>
          {readersOf(link)}
          {lastViewedAt && (
            <>
              , last <RelativeTime at={lastViewedAt} />
            </>
          )}
        </span>
      )}
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}

function endOf({ disabledAt, expiresAt }: Link, timeZone: string): string | null {
  if (disabledAt) return `Withdrawn ${formatDay(dayIn(timeZone, new Date(disabledAt)))}`
  if (!expiresAt) return null
  const isOver = Date.parse(expiresAt) <= Date.now()
  return `${isOver ? 'Expired' : 'Expires'} after ${lastDayOf(expiresAt, timeZone)}`
}
