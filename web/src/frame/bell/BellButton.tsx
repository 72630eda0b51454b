import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import * as labels from '../../features/notifications/labels.ts'
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
      aria-label={count > 0 ? labels.notificationsWithNew(count) : labels.notifications}
      {...props}
    >
      <IconBell {...largeIcon} />
    </ActionIcon>
  )
}
