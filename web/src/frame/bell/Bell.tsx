import { Indicator } from '@mantine/core'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useNewestNotifications } from '../../features/notifications/use-notifications.ts'
import { formatCompact } from '../../lib/format/format.ts'
import { loadPart } from '../../lib/load-part.ts'
import { paths } from '../../lib/paths.ts'
import { Entry } from '../entry.ts'
import type { News } from '../live/use-news.ts'
import { BellButton } from './BellButton.tsx'

const loadPopover = async () => {
  const { BellPopover } = await loadPart(() => import('./BellPopover.tsx'))
  return { default: BellPopover }
}
const BellPopover = lazy(loadPopover)

/** Bell with the number of unread notifications and recent changes by the team; opens the newest ones. */
export function Bell({ news }: { news: News }) {
  const [isWanted, setWanted] = useState(false)
  const { place } = use(Entry)
  const isSeen = place.pathname === paths.activity() && news.changes.length > 0
  const { clear } = news
  useEffect(() => {
    if (isSeen) clear()
  }, [isSeen, clear])
  const { data } = useNewestNotifications()
  const unreadIds = new Set(
    data?.items.filter(({ readAt }) => readAt === null).map((each) => each.itemId),
  )
  // What there is a notification of isn't counted twice.
  const changes = news.changes.filter(({ itemId }) => !unreadIds.has(itemId)).length
  const count = (data?.unread ?? 0) + changes
  const button = (
    <BellButton
      count={count}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPopover()}
      onClick={() => setWanted(true)}
    />
  )
  return (
    <Indicator
      label={formatCompact(count)}
      disabled={count === 0}
      size={16}
      radius="xl"
      offset={6}
      color="accent"
    >
      {isWanted ? (
        <Suspense fallback={button}>
          <BellPopover count={count} news={changes} onNewsSeen={clear} />
        </Suspense>
      ) : (
        button
      )}
    </Indicator>
  )
}
