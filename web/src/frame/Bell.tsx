import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import * as labels from '../features/notifications/labels.ts'
import { useNewestNotifications } from '../features/notifications/use-notifications.ts'
import { formatCompact } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'
import { RowSkeletons } from '../ui/feedback/Skeletons.tsx'
import { largeIcon } from '../ui/icon.ts'
import { Entry } from './entry.ts'
import { useFollow } from './use-follow.ts'
import type { News } from './use-news.ts'

const loadPanel = async () => {
  const { NotificationPanel } = await import('../features/notifications/NotificationPanel.tsx')
  return { default: NotificationPanel }
}
const NotificationPanel = lazy(loadPanel)

/** How many notifications are unread, with what the team changed meanwhile; opens the newest ones. */
export function Bell({ news }: { news: News }) {
  const [isOpen, setOpen] = useState(false)
  const { place } = use(Entry)
  const follow = useFollow()
  const isSeen = place.pathname === paths.activity() && news.changes.length > 0
  const { clear } = news
  useEffect(() => {
    if (isSeen) clear()
  }, [isSeen, clear])
  const { data } = useNewestNotifications()
  const told = new Set(
    data?.items.filter(({ readAt }) => readAt === null).map((each) => each.itemId),
  )
  // What there is a notification of isn't counted twice.
  const changes = news.changes.filter(({ itemId }) => !told.has(itemId)).length
  const count = (data?.unread ?? 0) + changes
  const close = () => setOpen(false)
  return (
    <Indicator
      label={formatCompact(count)}
      disabled={count === 0}
      size={16}
      radius="xl"
      offset={6}
      color="accent"
    >
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        width="min(400px, calc(100vw - 16px))"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            aria-label={count > 0 ? labels.notificationsWithNew(count) : labels.notifications}
            onPointerEnter={() => void loadPanel()}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell {...largeIcon} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={labels.notifications}>
          {isOpen && (
            <Suspense fallback={<RowSkeletons count={4} height={64} />}>
              <NotificationPanel
                news={changes}
                onNewsSeen={clear}
                onOpen={follow}
                onClose={close}
              />
            </Suspense>
          )}
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  )
}
