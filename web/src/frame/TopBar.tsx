import { ActionIcon, Indicator } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCompact } from '../lib/format.ts'
import { useLiveStatus } from '../lib/live.ts'
import { paths } from '../lib/paths.ts'
import { useIsOpen } from '../lib/session.ts'
import { largeIcon } from '../ui/icon.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { EntryLink } from './EntryLink.tsx'
import * as labels from './labels.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './TopBar.module.css'
import { useWaitingChanges } from './use-offline.ts'

interface TopBarProps {
  upload: ReactNode
  /** How many changes came since the bell was last opened. */
  news: number
  onNewsSeen: () => void
}

export function TopBar({ upload, news, onNewsSeen }: TopBarProps) {
  const isOpen = useIsOpen()
  const isOffline = !useNetwork().online
  const waiting = useWaitingChanges()
  // Read-only accounts get no live updates.
  const isAway = useLiveStatus() === 'disconnected' && isOpen
  return (
    <header className={styles.bar}>
      <div className={styles.status} role="status">
        {isOffline ? (
          <span className={styles.offline}>{labels.offline(waiting)}</span>
        ) : (
          isAway && <span className={styles.away}>{labels.reconnecting}</span>
        )}
      </div>
      <SearchBox />
      <div className={styles.actions}>
        {upload}
        <Indicator
          label={formatCompact(news)}
          disabled={news === 0}
          size={16}
          radius="xl"
          offset={6}
          color="accent"
        >
          <ActionIcon
            component={EntryLink}
            to={paths.activity()}
            onClick={onNewsSeen}
            aria-label={news > 0 ? labels.activityWithNew(news) : labels.activity}
          >
            <IconBell {...largeIcon} />
          </ActionIcon>
        </Indicator>
        <div className={styles.account}>
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
