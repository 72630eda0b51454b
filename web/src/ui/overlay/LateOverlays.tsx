import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { getModal, subscribeModal } from './modal.ts'

const LONGEST_WAIT = 3_000

const Overlays = lazy(async () => {
  const { Overlays } = await import('./Overlays.tsx')
  return { default: Overlays }
})

/** Modals and toasts are no part of the first screen: loaded after it, or when the first is shown. */
export function LateOverlays() {
  const [isLate, setLate] = useState(false)
  const { shown } = useSyncExternalStore(subscribeModal, getModal)
  const { notifications } = useNotifications()
  const isWanted = isLate || shown !== null || notifications.length > 0

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [])

  return isWanted ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null
}
