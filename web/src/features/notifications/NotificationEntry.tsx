import { ActionIcon, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPointFilled } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { detailOf } from './detail-parts.ts'
import { KINDS } from './kinds.ts'
import styles from './NotificationEntry.module.css'
import { sentenceOf } from './notification-labels.ts'

export interface NotificationActions {
  onRead: (notification: Notification) => Promise<unknown>
  /** Opens a page of either entry of the web app without aborting the call. */
  onOpen: (url: string, call?: Promise<unknown>) => void
}

interface NotificationEntryProps extends NotificationActions {
  notification: Notification
}

/** Notification, whose whole row links to its subject. */
export function NotificationEntry({ notification, onRead, onOpen }: NotificationEntryProps) {
  const { kind, at, url, readAt } = notification
  const text = sentenceOf(notification)
  const detail = detailOf(notification)
  const { icon: Icon } = KINDS[kind]
  const href = paths.at(url)
  const open = (event: MouseEvent) => {
    const call = readAt === null ? onRead(notification) : undefined
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(href, call)
  }
  return (
    <li className={styles.entry} data-unread={readAt === null || undefined}>
      <span className={styles.mark}>
        <Icon {...icon} />
      </span>
      <div className={styles.body}>
        <a href={href} className={styles.text} onClick={open}>
          {readAt === null && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
          {text}
        </a>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.at}>
          <RelativeTime at={at} />
        </p>
      </div>
      {readAt === null && (
        <ActionIcon
          variant="subtle"
          size={32}
          className={styles.read ?? ''}
          aria-label={t('notifications.markAsRead', { text })}
          title={t('notifications.markAsRead', { text })}
          onClick={() => void onRead(notification)}
        >
          <IconPointFilled {...icon} />
        </ActionIcon>
      )}
    </li>
  )
}
