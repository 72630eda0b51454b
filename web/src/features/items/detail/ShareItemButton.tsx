import { Button, type ButtonProps } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconShare3 } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { onApproach } from '../../../ui/on-approach.ts'
import type { ItemActions } from '../item-actions.ts'
import { isShareable } from '../item-state.ts'
import { useToday } from '../use-today.ts'

interface ShareItemButtonProps extends ButtonProps {
  item: Item
  actions: Pick<ItemActions, 'share' | 'prepareShare'>
}

export function ShareItemButton({ item, actions, ...props }: ShareItemButtonProps) {
  const today = useToday()
  const { share, prepareShare } = actions
  if (!share) return null
  return (
    <Button
      {...props}
      leftSection={<IconShare3 {...icon} />}
      disabled={!isShareable(item, today)}
      {...onApproach(() => prepareShare?.(item))}
      onClick={() => share(item)}
    >
      {t('ui.share')}
    </Button>
  )
}
