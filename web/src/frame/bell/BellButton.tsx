import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconBell } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { largeIcon } from '../../ui/icon.ts'

interface BellButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Number of new notifications. */
  count: number
}

export function BellButton({ count, ...props }: BellButtonProps) {
  return (
    <ActionIcon
      aria-label={
        count > 0
          ? t('notifications.notificationsWithNew', { count })
          : t('notifications.notifications')
      }
      {...props}
    >
      <IconBell {...largeIcon} />
    </ActionIcon>
  )
}
