import type { Item, ItemOrder } from '@satchel/contract/items/items.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { formatBytes, formatNumber } from '../../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../../lib/taxonomy.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { CategoryCell } from './CategoryCell.tsx'

/** Order by a column, as the server names it. */
export interface ColumnSort {
  order: ItemOrder
  direction: 'ascending' | 'descending'
  /** The reverse order, if the server has it. */
  reverse?: ItemOrder
}

export const NAME_SORT: ColumnSort = {
  order: 'name',
  direction: 'ascending',
  reverse: 'name-desc',
}

export interface ItemColumn {
  name: string
  label: string
  width: number
  /** True if its texts may be long: such columns get a part of the room that is left. */
  isLong?: boolean
  isNumber?: boolean
  sort?: ColumnSort
  show: (item: Item) => ReactNode
}

const category = (name: Category, width = 124): ItemColumn => ({
  name,
  label: CATEGORY_LABELS[name],
  width,
  isLong: true,
  show: (item) => <CategoryCell ids={item[name]} />,
})

const count = (name: 'views' | 'shares' | 'upvotes', label: string): ItemColumn => ({
  name,
  label,
  width: 76,
  isNumber: true,
  ...(name !== 'shares' && { sort: { order: name, direction: 'descending' } }),
  show: (item) => formatNumber(item[name]),
})

const time = (name: 'createdAt' | 'updatedAt', label: string): ItemColumn => ({
  name,
  label,
  width: 92,
  sort:
    name === 'createdAt'
      ? { order: 'newest', direction: 'descending', reverse: 'oldest' }
      : { order: 'updated', direction: 'descending' },
  show: (item) => <RelativeTime at={item[name]} />,
})

export const ITEM_COLUMNS: readonly ItemColumn[] = [
  {
    name: 'type',
    label: t('items.list.type'),
    width: 100,
    show: ({ kind, mime }) => fileTypeLabel(kind, mime),
  },
  category('funnelStage'),
  category('contentProduct'),
  category('contentType'),
  category('contentIndustry'),
  category('contentRegion'),
  {
    name: 'tags',
    label: t('items.list.tags'),
    width: 112,
    isLong: true,
    show: ({ tags }) => tags.map(({ label }) => label).join(', '),
  },
  {
    name: 'owner',
    label: t('items.list.owner'),
    width: 128,
    isLong: true,
    show: ({ owner }) => owner.name,
  },
  {
    name: 'bytes',
    label: t('items.list.size'),
    width: 72,
    isNumber: true,
    show: ({ bytes }) => (bytes === undefined ? '' : formatBytes(bytes)),
  },
  count('views', t('items.list.views')),
  count('shares', t('items.list.shares')),
  count('upvotes', t('items.list.upvotes')),
  time('createdAt', t('items.list.added')),
  time('updatedAt', t('items.list.updated')),
]

const USUAL: readonly string[] = ['type', 'funnelStage', 'tags', 'views', 'createdAt']

export function chosenColumns(names: readonly string[] | null): ItemColumn[] {
  return ITEM_COLUMNS.filter(({ name }) => (names ?? USUAL).includes(name))
}

/** Room that a column of long texts gets at most, besides its width. */
const EXTRA_MAX = 96

/** Returns the columns with half of the room that is left shared by those of long texts; names get the rest. */
export function shareRoom(columns: readonly ItemColumn[], room: number): ItemColumn[] {
  const left = room - columns.reduce((sum, { width }) => sum + width, 0)
  const count = columns.filter(({ isLong }) => isLong).length
  const extra = Math.max(0, Math.min(EXTRA_MAX, Math.floor(left / 2 / Math.max(1, count))))
  return columns.map((column) =>
    column.isLong ? { ...column, width: column.width + extra } : column,
  )
}

/** Returns the first columns that fit beside the name. */
export function fittingColumns(columns: readonly ItemColumn[], room: number): ItemColumn[] {
  let left = room
  return columns.filter(({ width }) => {
    left -= width
    return left >= 0
  })
}
