import { Notifications, useNotifications } from '@mantine/notifications'
import { useMemo, useSyncExternalStore } from 'react'
import { ModalHost } from './ModalHost.tsx'
import { getModal, subscribeModal } from './modal.ts'

const ABOVE_DIALOGS = 400
const BELOW_DIALOGS = 150

export function Overlays() {
  return (
    <>
      <ModalHost />
      <Notifications position="bottom-right" zIndex={useLevel()} />
    </>
  )
}

/** Returns the level of toasts: above a dialog only if one was raised since it opened. */
function useLevel(): number {
  const { isOpen } = useSyncExternalStore(subscribeModal, getModal)
  const { notifications } = useNotifications()
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that were there when the dialog opened
  const before = useMemo(() => new Set(notifications.map(({ id }) => id)), [isOpen])
  return isOpen && notifications.every(({ id }) => before.has(id)) ? BELOW_DIALOGS : ABOVE_DIALOGS
}
