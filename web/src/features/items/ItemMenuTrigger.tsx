import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { icon } from '../../ui/icon.ts'
import type { ItemActions } from './item-actions.ts'

export interface ItemMenuProps {
  item: Item
  actions: ItemActions
  onSelect?: () => void
  tabIndex?: number
}

export function ItemMenuTrigger(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon size={32} aria-haspopup="menu" {...props}>
      <IconDots {...icon} />
    </ActionIcon>
  )
}
