import { type Activity, listActivity } from '@satchel/contract/activity.ts'
import type { Input } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { pages } from '../../lib/api.ts'
import { dayIn, formatDayHeading } from '../../lib/format/day.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import { ActivityEntry } from './ActivityEntry.tsx'
import styles from './ActivityList.module.css'
import { FoldedEntry } from './FoldedEntry.tsx'
import { fold } from './fold.ts'

export type ActivityFilter = Omit<Input<typeof listActivity>['query'], 'limit' | 'cursor'>

interface ActivityListProps {
  filter: ActivityFilter
  /** Content to show when there is no activity. */
  empty: ReactNode
}

const PAGE = 50

/** Changes, newest first, by day; bursts of one kind are one line that expands. */
export function ActivityList({ filter, empty }: ActivityListProps) {
  const list = useInfiniteQuery(pages(listActivity, { query: { ...filter, limit: PAGE } }))
  const timeZone = use(TimeZone)
  if (list.isPending) return <RowSkeletons count={8} height={64} />
  if (list.isError) {
    return <LoadProblem title={t('activity.couldntLoadTheActivity')} query={list} />
  }
  const activities = list.data.pages.flatMap(({ items }) => items)
  if (activities.length === 0) return empty
  const today = dayIn(timeZone, new Date())
  return (
    <>
      {byDay(activities, timeZone).map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`} className={styles.heading}>
            {formatDayHeading(day, today)}
          </h2>
          <ul className={styles.entries}>
            {fold(entries).map((burst) =>
              burst.length > 1 ? (
                <FoldedEntry key={burst.at(-1)?.id} burst={burst} />
              ) : (
                <ActivityEntry key={burst[0].id} activity={burst[0]} />
              ),
            )}
          </ul>
        </section>
      ))}
      <MoreButton list={list} />
    </>
  )
}

function byDay(activities: readonly Activity[], timeZone: string): [string, Activity[]][] {
  const days = Map.groupBy(activities, ({ at }) => dayIn(timeZone, new Date(at)))
  return [...days]
}
