import { useNotifications } from '@mantine/notifications'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getModal, subscribeModal } from './modal.ts'

const LONGEST_WAIT = 3_000

/** Modals and toasts are no part of the first screen: loaded after it, or when the first is shown. */
export function LateOverlays() {
  const [isLate, setLate] = useState(false)
  const [Overlays, setOverlays] = useState<ComponentType>()
  const [problem, setProblem] = useState<unknown>()
  const { shown } = useSyncExternalStore(subscribeModal, getModal)
  const { notifications } = useNotifications()
  const isWanted = isLate || shown !== null || notifications.length > 0

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isWanted)
      import('./Overlays.tsx').then(({ Overlays }) => setOverlays(() => Overlays), setProblem)
  }, [isWanted])

  // Where they could not be loaded, the page stays until a modal is asked for.
  if (problem !== undefined && shown !== null) throw problem
  return Overlays ? <Overlays /> : null
}
