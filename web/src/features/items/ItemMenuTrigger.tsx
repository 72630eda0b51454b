import type { Item } from '@satchel/contract/items/items.ts'
import { IconDots } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { icon } from '../../ui/icon.ts'
import { ListButton } from '../../ui/list/ListButton.tsx'
import type { ItemActions } from './item-actions.ts'

export interface ItemMenuProps {
  item: Item
  actions: ItemActions
  onSelect?: () => void
  onRename?: () => void
  tabIndex?: number
}

export function ItemMenuTrigger(props: ComponentProps<'button'>) {
  return (
    <ListButton aria-haspopup="menu" {...props}>
      <IconDots {...icon} />
    </ListButton>
  )
}
