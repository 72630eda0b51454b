import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { icon } from '../../ui/icon.ts'

export function ItemMenuTrigger(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon size={32} aria-haspopup="menu" {...props}>
      <IconDots {...icon} />
    </ActionIcon>
  )
}
