import { useNetwork } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { useLiveStatus } from '../lib/live.ts'
import { useIsOpen } from '../lib/session.ts'
import { AccountMenu } from './account/AccountMenu.tsx'
import { Bell } from './bell/Bell.tsx'
import type { News } from './live/use-news.ts'
import { SearchBox } from './search/SearchBox.tsx'
import styles from './TopBar.module.css'
import { useWaitingChanges } from './use-offline.ts'

interface TopBarProps {
  upload: ReactNode
  news: News
  /** True while changes by others are asked for, since no socket opens. */
  isPolling: boolean
}

export function TopBar({ upload, news, isPolling }: TopBarProps) {
  const isOpen = useIsOpen()
  const isOffline = !useNetwork().online
  const waiting = useWaitingChanges()
  // Read-only accounts get no live updates.
  const isAway = useLiveStatus() === 'disconnected' && isOpen
  return (
    <header className={styles.bar}>
      <div className={styles.status} role="status">
        {isOffline ? (
          <span className={styles.offline}>{t('frame.offline', { waiting })}</span>
        ) : (
          isAway && <Away isPolling={isPolling} />
        )}
      </div>
      <SearchBox />
      <div className={styles.actions}>
        {upload}
        <Bell news={news} />
        <div className={styles.account}>
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

function Away({ isPolling }: Pick<TopBarProps, 'isPolling'>) {
  // Each by its own element, whose appearance is delayed.
  if (!isPolling) return <span className={styles.away}>{t('frame.reconnecting')}</span>
  return (
    <span key="off" className={styles.polling} title={t('frame.liveUpdatesOffHint')}>
      {t('frame.liveUpdatesOff')}
    </span>
  )
}
