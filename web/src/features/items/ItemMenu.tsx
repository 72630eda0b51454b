import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import type { ItemActions } from './item-actions.ts'

const load = async () => ({ default: (await import('./ItemMenuItems.tsx')).ItemMenuItems })
const ItemMenuItems = lazy(load)

interface ItemMenuProps {
  item: Item
  actions: ItemActions
  onSelect?: () => void
  tabIndex?: number
}

/** A plain button until one presses it: a list has hundreds of them. */
export function ItemMenu({ item, tabIndex = 0, ...rest }: ItemMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const trigger = {
    tabIndex,
    'aria-label': `More for ${item.name}`,
    'aria-haspopup': 'menu',
  } as const
  if (!isWanted) {
    return (
      <Trigger {...trigger} onPointerEnter={() => void load()} onClick={() => setWanted(true)} />
    )
  }
  return (
    <Menu position="bottom-end" width={216} defaultOpened returnFocus>
      <Menu.Target>
        <Trigger {...trigger} />
      </Menu.Target>
      <Menu.Dropdown>
        <Suspense>
          <ItemMenuItems item={item} {...rest} />
        </Suspense>
      </Menu.Dropdown>
    </Menu>
  )
}

function Trigger(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon size={32} {...props}>
      <IconDots {...icon} />
    </ActionIcon>
  )
}
