import { ActionIcon, Checkbox } from '@mantine/core'
import type { BinItem } from '@satchel/contract/items/bin.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react'
import { memo } from 'react'
import { formatDay } from '../../../lib/format/format.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { ItemThumbnail } from '../ItemThumbnail.tsx'
import { useToday } from '../use-today.ts'
import styles from './BinList.module.css'

export interface BinActions {
  restore: (items: readonly BinItem[]) => void
  deleteForGood: (items: readonly BinItem[]) => void
  /** Tells whether the person may delete an item; editors may only delete their own. */
  mayDelete: (item: BinItem) => boolean
}

interface BinRowProps {
  item: BinItem
  index: number
  total: number
  top: number
  isChosen: boolean
  tabIndex: number
  actions: BinActions
  onToggle: (id: string, range: boolean) => void
}

export const BinRow = memo(function BinRow({
  item,
  index,
  total,
  top,
  isChosen,
  tabIndex,
  actions,
  onToggle,
}: BinRowProps) {
  const { id, name, kind, mime, deletedAt, deletedBy } = item
  const isMine = actions.mayDelete(item)
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      className={styles.row}
      data-entry={id}
      data-chosen={isChosen || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div className={styles.check}>
        <Checkbox
          size="xs"
          radius="xs"
          aria-label={t('items.bin.selectName', { name })}
          data-item={id}
          checked={isChosen}
          tabIndex={tabIndex}
          onChange={({ nativeEvent }) => onToggle(id, (nativeEvent as PointerEvent).shiftKey)}
        />
      </div>
      <div className={styles.thing}>
        <div className={styles.thumbnail}>
          <ItemThumbnail item={item} markSize={20} />
        </div>
        <div className={styles.text}>
          <div className={styles.name} title={name}>
            {name}
          </div>
          <div className={styles.facts}>
            <span className={styles.small}>
              <DaysLeft day={item.purgesOn} />
            </span>
            <span className={styles.large}>
              {t('items.bin.fileTypeDeleted', { fileType: fileTypeLabel(kind, mime) })}{' '}
              <RelativeTime at={deletedAt} />
              {deletedBy && t('items.bin.byName', { name: deletedBy.name })}
            </span>
          </div>
        </div>
      </div>
      <div className={styles.left}>
        <DaysLeft day={item.purgesOn} />
      </div>
      <div className={styles.actions}>
        <ActionIcon
          aria-label={t('items.bin.restoreName', { name })}
          title={t('ui.restore')}
          tabIndex={tabIndex}
          onClick={() => actions.restore([item])}
        >
          <IconArrowBackUp {...icon} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('items.bin.deleteNamePermanently', { name })}
          title={isMine ? t('items.bin.deletePermanently') : t('items.bin.onlyOwnerAndAdmins')}
          tabIndex={tabIndex}
          disabled={!isMine}
          onClick={() => actions.deleteForGood([item])}
        >
          <IconTrashX {...icon} />
        </ActionIcon>
      </div>
    </li>
  )
})

const SOON = 3

function DaysLeft({ day }: { day: string }) {
  const today = useToday()
  const days = Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000))
  return (
    <span
      title={t('items.bin.permanentlyDeleted', { day: formatDay(day) })}
      data-tone={days <= SOON ? 'soon' : undefined}
    >
      {days === 0 ? t('items.bin.lastDay') : t('items.bin.daysLeft', { days })}
    </span>
  )
}
