import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconSettings } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { NotificationList } from '../../features/notifications/NotificationList.tsx'
import {
  useNewestNotifications,
  useReadNotifications,
} from '../../features/notifications/use-notifications.ts'
import { useFollow } from '../../frame/use-follow.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'

const UNREAD = 'unread'
const SHOWN = [
  { value: '', label: t('app.notifications.all') },
  { value: UNREAD, label: t('app.notifications.unread') },
]

export default function NotificationsPage() {
  const follow = useFollow()
  const [params, setParams] = useSearchParams()
  const { data } = useNewestNotifications()
  const { readAll } = useReadNotifications()
  const isUnread = params.get('show') === UNREAD
  const settings = paths.settings({ section: 'notifications' })
  return (
    <Page
      title={t('app.notifications.notifications')}
      line={t('app.notifications.whatHappened')}
      action={
        <ActionIcon
          variant="default"
          size={36}
          component="a"
          href={settings}
          aria-label={t('app.notifications.settings')}
          title={t('app.notifications.settings')}
        >
          <IconSettings {...icon} />
        </ActionIcon>
      }
    >
      <Group mb="lg" gap="xs">
        <SegmentedControl
          aria-label={t('app.notifications.which')}
          data={SHOWN}
          value={isUnread ? UNREAD : ''}
          onChange={(value) => setParams(value ? { show: value } : {})}
        />
        <Button variant="subtle" disabled={!data?.unread} onClick={() => void readAll()}>
          {t('app.notifications.markAllAsRead')}
        </Button>
      </Group>
      <NotificationList
        onlyUnread={isUnread}
        onOpen={follow}
        empty={
          <EmptyState
            drawing="pulse"
            help="notifications"
            sentence={isUnread ? t('app.notifications.allRead') : t('app.notifications.noneYet')}
          />
        }
      />
    </Page>
  )
}
