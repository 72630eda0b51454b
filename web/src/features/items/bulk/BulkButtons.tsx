import { Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { SelectionButton } from '../../../ui/list/SelectionBar.tsx'
import type { ItemActions } from '../item-actions.ts'
import styles from './BulkBar.module.css'
import { type BulkAction, type BulkChoices, useBulkActions } from './bulk-actions.ts'
import { ofItems } from './bulk-target.ts'

interface BulkButtonsProps {
  actions: readonly (BulkAction | BulkChoices)[]
}

/** Actions side by side, or in a menu if there isn't room. */
export function BulkButtons({ actions }: BulkButtonsProps) {
  const isNarrow = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  if (isNarrow) return <BulkMenu actions={actions} />
  return actions.map((action) =>
    'choices' in action ? (
      <Menu key={action.label} position="top-start" width={232}>
        <Menu.Target>
          <SelectionButton isOfMany {...action} />
        </Menu.Target>
        <Menu.Dropdown>{action.choices.map(menuItem)}</Menu.Dropdown>
      </Menu>
    ) : (
      <SelectionButton key={action.label} isOfMany {...action} />
    ),
  )
}

function menuItem({ label, icon: Icon, color, onClick }: BulkAction) {
  return (
    <Menu.Item
      key={label}
      leftSection={<Icon {...icon} />}
      onClick={onClick}
      {...(color && { color })}
    >
      {label}
    </Menu.Item>
  )
}

function BulkMenu({ actions }: BulkButtonsProps) {
  if (actions.length === 0) return null
  return (
    <Menu position="top-end" width={232}>
      <Menu.Target>
        <Button
          variant="light"
          className={styles.menu ?? ''}
          aria-label={t('items.bulk.change')}
          title={t('items.bulk.change')}
        >
          <span className={styles.menuLabel}>{t('items.bulk.change')}</span>
          <IconDots {...icon} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.flatMap((action) => ('choices' in action ? action.choices : action)).map(menuItem)}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChangeItemsProps {
  items: readonly Item[]
  actions: ItemActions
  mayEdit: boolean
  /** Runs when the items have left the list. */
  onGone: () => void
}

/** Buttons for a bar with its own ones. */
export function ChangeItems({ items, ...rest }: ChangeItemsProps) {
  return <BulkMenu actions={useBulkActions({ target: ofItems(items), ...rest })} />
}
