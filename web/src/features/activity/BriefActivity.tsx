import { Button, Text } from '@mantine/core'
import { listActivity } from '@satchel/contract/activity.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { ActivityEntry } from './ActivityEntry.tsx'
import styles from './ActivityList.module.css'
import type { ActivityFilter } from './ActivityList.tsx'

interface BriefActivityProps {
  filter: ActivityFilter
  count: number
  /** False if the list is about one thing, whose name would be redundant. */
  withName?: boolean
  mayGrow?: boolean
}

/** The latest changes, for the side of a page. */
export function BriefActivity({ filter, count, withName = true, mayGrow }: BriefActivityProps) {
  const list = useInfiniteQuery(pages(listActivity, { query: { ...filter, limit: count } }))
  if (list.isPending) return <RowSkeletons count={Math.min(count, 5)} height={56} />
  if (list.isError) {
    return <LoadProblem title={t('activity.couldntLoadTheActivity')} query={list} />
  }
  const loaded = list.data.pages.flatMap(({ items }) => items)
  // What came by the socket is on top of the page that was read.
  const activities = loaded.slice(0, mayGrow ? undefined : count)
  if (activities.length === 0) return <Text c="dimmed">{t('activity.noActivityYet')}</Text>
  return (
    <>
      <ul className={styles.entries}>
        {activities.map((activity) => (
          <ActivityEntry key={activity.id} activity={activity} withName={withName} />
        ))}
      </ul>
      {mayGrow && list.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('ui.showMore')}
        </Button>
      )}
    </>
  )
}
