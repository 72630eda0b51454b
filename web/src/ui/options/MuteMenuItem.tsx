import { Menu } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { showProblem, toast } from '../feedback/toast.tsx'
import { icon } from '../icon.ts'

interface MuteMenuItemProps {
  /** Name of what is muted. */
  name: string
  isKnown: boolean
  isMuted: boolean
  setMuted: (muted: boolean) => Promise<unknown>
}

/** Menu item that mutes something for oneself, or unmutes it. */
export function MuteMenuItem({ name, isKnown, isMuted, setMuted }: MuteMenuItemProps) {
  // The menu is gone by the time of the answer, so the toast belongs to the promise.
  const toggle = () =>
    void setMuted(!isMuted).then(() => {
      const undo = () => void setMuted(isMuted).catch(showProblem)
      const message = isMuted
        ? t('ui.options.mute.unmuted', { name })
        : t('ui.options.mute.muted', { name })
      toast({ message, action: { label: t('ui.undo'), onClick: undo } })
    }, showProblem)
  return (
    <Menu.Item
      disabled={!isKnown}
      leftSection={isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
      onClick={toggle}
    >
      {isMuted ? t('ui.options.mute.unmuteNotifications') : t('ui.options.mute.muteNotifications')}
    </Menu.Item>
  )
}
