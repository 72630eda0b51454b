import type { useSortable } from '@dnd-kit/sortable'
import { Menu } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowLeft,
  IconArrowRight,
  IconStackPop,
} from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { MoveHandle } from '../../../ui/list/MoveHandle.tsx'
import styles from './CollectionItems.module.css'

export interface Handling {
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

interface ItemHandleProps extends Handling {
  name: string
  index: number
  sortable: ReturnType<typeof useSortable>
}

const MOVES = [
  { label: t('collections.moveToStart'), icon: IconArrowBarToLeft },
  { label: t('collections.moveBackOne'), icon: IconArrowLeft },
  { label: t('collections.moveForwardOne'), icon: IconArrowRight },
  { label: t('collections.moveToEnd'), icon: IconArrowBarToRight },
] as const

export function ItemHandle({ name, onRemove, ...place }: ItemHandleProps) {
  return (
    <MoveHandle
      {...place}
      label={t('collections.moveName', { name })}
      title={t('collections.moveHandleHint')}
      size={32}
      className={styles.handle}
      moves={MOVES}
    >
      <Menu.Divider />
      <Menu.Item leftSection={<IconStackPop {...icon} />} onClick={onRemove}>
        {t('ui.remove')}
      </Menu.Item>
    </MoveHandle>
  )
}
