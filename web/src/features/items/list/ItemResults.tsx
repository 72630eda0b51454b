import { Loader } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { type MouseEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useFirstHit } from '../../../lib/items/first-hit.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import type { ItemActions } from '../item-actions.ts'
import type { ItemListProps } from '../selection/item-list.ts'
import { useItemSelection } from '../selection/use-item-selection.ts'
import { ItemGrid } from './ItemGrid.tsx'
import styles from './ItemResults.module.css'
import { ItemTable, type SortProps } from './ItemTable.tsx'
import { QuickLook } from './QuickLook.tsx'

interface ItemResultsProps
  extends Pick<ItemListProps, 'items' | 'total' | 'withPassages' | 'onSee'>,
    SortProps {
  /** Ids of the loaded items, by page. */
  ids: readonly (readonly string[])[]
  /** Search that the items are results of. */
  form: SearchForm
  layout: 'grid' | 'table'
  columns: readonly string[] | null
  /** Actions, the same object as long as the permissions are the same. */
  actions: ItemActions
  mayEdit: boolean
  /** True while the items are still of the previous query. */
  isOld: boolean
  isReadingOn: boolean
  /** Runs when a link to an item is followed. */
  onOpen: (id: string) => void
  /** Renders drop targets; the function returns which items are dragged along with one. */
  renderDrop?: (draggedWith: (id: string) => readonly Item[]) => ReactNode
}

/** Items to browse, preview, select and act on, as a grid or as a table. */
export function ItemResults({
  ids,
  form,
  layout,
  columns,
  mayEdit,
  isOld,
  isReadingOn,
  order,
  onSort,
  renderDrop,
  onOpen,
  ...list
}: ItemResultsProps) {
  const [quickLookId, setQuickLookId] = useState<string | null>(null)
  const selection = useItemSelection(ids, JSON.stringify(form))
  const quickLookItem =
    quickLookId === null ? undefined : list.items.find((item) => item?.id === quickLookId)

  const results = useRef<HTMLDivElement>(null)
  useFirstHit(results, { searchTerm: form.searchTerm ?? '', isCurrent: !isOld })

  const draggedWith = (id: string) => {
    const isWith = (each: string) => (selection.has(id) ? selection.has(each) : each === id)
    return list.items.filter((item) => item !== undefined).filter((item) => isWith(item.id))
  }
  const quickLook = useCallback(({ id }: Item) => setQuickLookId(id), [])
  const actions = useMemo(
    () => ({ ...list.actions, quickLook: quickLook }),
    [list.actions, quickLook],
  )
  const props: ItemListProps = {
    ...list,
    actions,
    selection,
    onMove: ({ id }) => quickLookItem && setQuickLookId(id),
    onSpace: ({ id }) => setQuickLookId(id === quickLookItem?.id ? null : id),
    onLeave: () => setQuickLookId(null),
  }
  const follow = ({ target, shiftKey }: MouseEvent) => {
    const entry = target instanceof Element && target.closest('a')?.closest('[data-entry]')
    // With Shift it only selects.
    if (entry && !shiftKey) onOpen(entry.getAttribute('data-entry') ?? '')
  }
  return (
    <div
      ref={results}
      onClickCapture={follow}
      className={styles.results}
      data-looking={quickLookItem !== undefined}
      aria-busy={isOld}
    >
      <div className={styles.list}>
        {layout === 'grid' ? (
          <ItemGrid {...props} />
        ) : (
          <ItemTable {...props} columns={columns} order={order} onSort={onSort} />
        )}
        {isReadingOn && (
          <div className={styles.more} role="status" aria-label={t('items.list.loadingMore')}>
            <Loader size={20} />
          </div>
        )}
      </div>
      {quickLookItem && (
        <QuickLook item={quickLookItem} actions={actions} onClose={() => setQuickLookId(null)} />
      )}
      {renderDrop?.(draggedWith)}
      <BulkBar
        selection={selection}
        list={{ ...list, ids, form }}
        actions={actions}
        mayEdit={mayEdit}
      />
    </div>
  )
}
