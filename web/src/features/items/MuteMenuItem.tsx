import { Menu } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useMute } from '../../lib/use-mute.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as labels from './mute-labels.ts'

/** Mutes an item for oneself, or unmutes it. */
export function MuteMenuItem({ item: { id, name } }: { item: Item }) {
  const { isKnown, isMuted, setMuted } = useMute({ itemId: id, itemType: 'ITEM' })
  // The menu is gone by the time of the answer, so the toast belongs to the promise.
  const toggle = () =>
    void setMuted(!isMuted).then(() => {
      const undo = () => void setMuted(isMuted).catch(showProblem)
      const message = isMuted ? labels.unmuted(name) : labels.muted(name)
      toast({ message, action: { label: labels.undo, onClick: undo } })
    }, showProblem)
  return (
    <Menu.Item
      disabled={!isKnown}
      leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
      onClick={toggle}
    >
      {isMuted ? labels.unmuteNotifications : labels.muteNotifications}
    </Menu.Item>
  )
}
