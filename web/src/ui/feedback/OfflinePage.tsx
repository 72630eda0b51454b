import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import * as labels from '../labels.ts'
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
      <title>{labels.pageTitle(labels.offline)}</title>
      <EmptyState
        drawing="offline"
        sentence={labels.pageOpensOnceOnline}
        action={
          <Button variant="default" onClick={reload}>
            {labels.tryAgain}
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
