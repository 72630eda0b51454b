import { Menu } from '@mantine/core'
import { changeMuted, listMuted } from '@satchel/contract/notifications.ts'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as labels from './mute-labels.ts'

interface MuteMenuItemProps {
  itemId: string
  itemType: 'ITEM' | 'COLLECTION'
  name: string
}

/** Mutes an item or a collection for oneself, or unmutes it. */
export function MuteMenuItem({ itemId, itemType, name }: MuteMenuItemProps) {
  const muted = useQuery(query(listMuted, { query: { itemId } }))
  const command = useCommand(changeMuted, { refreshes: [listMuted] })
  const isMuted = (muted.data?.items.length ?? 0) > 0
  const send = (next: boolean) =>
    command.mutateAsync({ params: { itemId }, body: { itemType, muted: next } })
  // The menu is gone by the time of the answer, so the toast belongs to the promise.
  const toggle = () =>
    void send(!isMuted).then(() => {
      const undo = () => void send(isMuted).catch(showProblem)
      const message = isMuted ? labels.unmuted(name) : labels.muted(name)
      toast({ message, action: { label: labels.undo, onClick: undo } })
    }, showProblem)
  return (
    <Menu.Item
      disabled={!muted.data}
      leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
      onClick={toggle}
    >
      {isMuted ? labels.unmuteNotifications : labels.muteNotifications}
    </Menu.Item>
  )
}
