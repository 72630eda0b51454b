import { useIdle } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { connectNow, useIsSocketBlocked } from '../../lib/live.ts'
import { loadMe } from '../../lib/session.ts'

const INTERVAL = 30_000
/** Time in ms without input after which nothing is asked: each call counts as a use of a session that ends when idle. */
const IDLE = 120_000

/** Refetches visible data at intervals while no socket opens but the server answers; returns whether that is so. */
export function usePolling(): boolean {
  const client = useQueryClient()
  const isBlocked = useIsSocketBlocked()
  const isIdle = useIdle(IDLE, { initialState: false })
  const [isPolling, setPolling] = useState(false)
  useEffect(() => {
    if (!isBlocked) return setPolling(false)
    if (isIdle) return
    let isOver = false
    const poll = async () => {
      if (document.visibilityState === 'hidden') return
      const isAnswered = await loadMe().then(
        () => true,
        () => false,
      )
      if (isOver) return
      setPolling(isAnswered)
      if (!isAnswered) return
      // The server may only have been away.
      connectNow()
      void client.invalidateQueries()
    }
    void poll()
    const timer = setInterval(poll, INTERVAL)
    document.addEventListener('visibilitychange', poll)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [isBlocked, isIdle, client])
  return isPolling
}
