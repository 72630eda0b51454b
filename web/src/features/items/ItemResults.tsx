import { Loader } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { useState } from 'react'
import { BulkBar } from './BulkBar.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import styles from './ItemResults.module.css'
import { ItemTable } from './ItemTable.tsx'
import type { ItemActions } from './item-actions.ts'
import type { ItemListProps } from './item-list.ts'
import type { ItemLayout } from './LayoutSwitch.tsx'
import { QuickLook } from './QuickLook.tsx'
import { useItemSelection } from './use-item-selection.ts'

interface ItemResultsProps
  extends Pick<ItemListProps, 'items' | 'total' | 'withPassages' | 'onNearEnd'> {
  layout: ItemLayout
  columns: readonly string[] | null
  actions: ItemActions
  mayEdit: boolean
  /** The items of another question are still shown. */
  isOld: boolean
  isFetchingMore: boolean
}

/** Items to walk, look at, choose and work on, as a grid or as a table. */
export function ItemResults({
  layout,
  columns,
  mayEdit,
  isOld,
  isFetchingMore,
  ...list
}: ItemResultsProps) {
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const selection = useItemSelection(list.items)
  const looked = lookedAt === null ? undefined : list.items.find(({ id }) => id === lookedAt)

  const actions = { ...list.actions, quickLook: ({ id }: Item) => setLookedAt(id) }
  const props: ItemListProps = {
    ...list,
    actions,
    selection,
    onMove: ({ id }) => looked && setLookedAt(id),
    onLook: ({ id }) => setLookedAt(id === looked?.id ? null : id),
    onLeave: () => setLookedAt(null),
  }
  return (
    <div className={styles.results} data-looking={looked !== undefined} aria-busy={isOld}>
      <div className={styles.list}>
        {layout === 'grid' ? <ItemGrid {...props} /> : <ItemTable {...props} columns={columns} />}
        {isFetchingMore && (
          <div className={styles.more} role="status" aria-label="Loading more">
            <Loader size={20} />
          </div>
        )}
      </div>
      {looked && <QuickLook item={looked} actions={actions} onClose={() => setLookedAt(null)} />}
      <BulkBar selection={selection} actions={actions} mayEdit={mayEdit} />
    </div>
  )
}
