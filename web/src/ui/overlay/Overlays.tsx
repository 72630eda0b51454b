import { Notifications } from '@mantine/notifications'
import { ModalHost } from './ModalHost.tsx'

export function Overlays() {
  return (
    <>
      <ModalHost />
      <Notifications position="bottom-left" />
    </>
  )
}
