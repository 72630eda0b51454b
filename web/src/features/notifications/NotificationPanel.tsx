import { ActionIcon, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconActivity, IconSettings } from '@tabler/icons-react'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { type NotificationActions, NotificationEntry } from './NotificationEntry.tsx'
import styles from './NotificationPanel.module.css'
import { useNewestNotifications, useReadNotifications } from './use-notifications.ts'

interface NotificationPanelProps extends Pick<NotificationActions, 'onOpen'> {
  /** Number of changes by the team since they were last looked at. */
  news: number
  onNewsSeen: () => void
  onClose: () => void
}

/** Panel of the bell: the newest notifications, and links to all of them. */
export function NotificationPanel({ news, onNewsSeen, onOpen, onClose }: NotificationPanelProps) {
  const list = useNewestNotifications()
  const { read, readAll } = useReadNotifications()
  const items = list.data?.items ?? []
  const unread = list.data?.unread ?? 0
  const go: typeof onOpen = (...args) => {
    onClose()
    onOpen(...args)
  }
  return (
    <section className={styles.panel} aria-label={t('notifications.notifications')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('notifications.notifications')}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={unread + news === 0}
          onClick={() => {
            onNewsSeen()
            if (unread > 0) void readAll()
          }}
        >
          {t('notifications.markAllAsRead')}
        </Button>
        <ActionIcon
          variant="subtle"
          aria-label={t('notifications.notificationSettings')}
          title={t('notifications.notificationSettings')}
          onClick={() => go(paths.settings({ section: 'notifications' }))}
        >
          <IconSettings {...icon} />
        </ActionIcon>
      </header>
      <div className={styles.scroll}>
        {news > 0 && (
          <button
            type="button"
            className={styles.news}
            onClick={() => {
              onNewsSeen()
              go(paths.activity())
            }}
          >
            <IconActivity {...icon} />
            {t('notifications.changesByYourTeam', { count: news })}
          </button>
        )}
        {list.isPending && <RowSkeletons count={4} height={64} />}
        {!list.data && (
          <LoadProblem title={t('notifications.couldntLoadNotifications')} query={list} />
        )}
        {list.data && items.length === 0 && (
          <p className={styles.none}>{t('notifications.nothingYet')}</p>
        )}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map((notification) => (
              <NotificationEntry
                key={notification.id}
                notification={notification}
                onRead={read}
                onOpen={go}
              />
            ))}
          </ul>
        )}
      </div>
      {items.length > 0 && (
        <Button
          variant="subtle"
          fullWidth
          className={styles.all ?? ''}
          onClick={() => go(paths.notifications())}
        >
          {t('notifications.viewAll')}
        </Button>
      )}
    </section>
  )
}
