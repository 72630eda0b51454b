import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { useEffect } from 'react'
import { EmptyState } from './EmptyState.tsx'
import styles from './Spinners.module.css'

/** Interval in ms at which the server is tried: the browser may not notice that it is reachable. */
const EVERY = 5_000

/** Page instead of any other while there is no network to load its data; reloads once there is one. */
export function OfflinePage() {
  useWindowEvent('online', reloadIfReached)
  useEffect(() => {
    const timer = setInterval(reloadIfReached, EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <main className={styles.full}>
      <title>{t('ui.pageTitle', { title: t('ui.offline') })}</title>
      <EmptyState
        drawing="offline"
        sentence={t('ui.pageOpensOnceOnline')}
        action={
          <Button variant="default" onClick={reload}>
            {t('ui.tryAgain')}
          </Button>
        }
      />
    </main>
  )
}

function reloadIfReached(): void {
  fetch('/healthz', { cache: 'no-store' }).then(reload, () => {})
}

function reload(): void {
  window.location.reload()
}
