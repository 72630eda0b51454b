import { listNotifications, type Notification } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { pages } from '../../lib/api.ts'
import { dayIn, formatDayHeading } from '../../lib/format/day.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import { type NotificationActions, NotificationEntry } from './NotificationEntry.tsx'
import styles from './NotificationList.module.css'
import { useReadNotifications } from './use-notifications.ts'

interface NotificationListProps extends Pick<NotificationActions, 'onOpen'> {
  onlyUnread: boolean
  /** Content to show if there are none. */
  empty: ReactNode
}

const PAGE = 50

/** All notifications, newest first, day by day. */
export function NotificationList({ onlyUnread, onOpen, empty }: NotificationListProps) {
  const filter = onlyUnread ? { unread: true } : {}
  const list = useInfiniteQuery(pages(listNotifications, { query: { ...filter, limit: PAGE } }))
  const { read } = useReadNotifications()
  const timeZone = use(TimeZone)
  if (list.isPending) return <RowSkeletons count={8} height={64} />
  if (!list.data)
    return <LoadProblem title={t('notifications.couldntLoadNotifications')} query={list} />
  const all = list.data.pages.flatMap(({ items }) => items)
  if (all.length === 0) return empty
  const today = dayIn(timeZone, new Date())
  return (
    <>
      {byDay(all, timeZone).map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`} className={styles.heading}>
            {formatDayHeading(day, today)}
          </h2>
          <ul className={styles.entries}>
            {entries.map((notification) => (
              <NotificationEntry
                key={notification.id}
                notification={notification}
                onRead={read}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={list} />
    </>
  )
}

function byDay(all: readonly Notification[], timeZone: string): [string, Notification[]][] {
  return [...Map.groupBy(all, ({ at }) => dayIn(timeZone, new Date(at)))]
}
