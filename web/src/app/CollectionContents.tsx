import { Button } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPhotoStar, IconStackPop } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { remove } from '../features/collections/contents/arrangement.ts'
import { CollectionItems } from '../features/collections/contents/CollectionItems.tsx'
import { SelectedItemsBar } from '../features/collections/contents/SelectedItemsBar.tsx'
import { useAddItems } from '../features/collections/contents/use-add-items.ts'
import { useArrange } from '../features/collections/contents/use-arrange.ts'
import { useCollectionItems } from '../features/collections/contents/use-collection-items.ts'
import { useChange } from '../features/collections/detail/use-change.ts'
import { ChangeItems } from '../features/items/bulk/BulkButtons.tsx'
import type { ItemActions } from '../features/items/item-actions.ts'
import { ItemCard } from '../features/items/list/ItemCard.tsx'
import { useChosen, useItemSelection } from '../features/items/selection/use-item-selection.ts'
import { viewOf, writeView } from '../features/search/search-view.ts'
import { useOpenedList } from '../lib/items/opened-list.ts'
import { paths } from '../lib/paths.ts'
import { useMay } from '../lib/session.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { LayoutSwitch } from '../ui/list/LayoutSwitch.tsx'
import styles from './CollectionContents.module.css'
import { ItemLine } from './ItemLine.tsx'
import { useItemActions } from './use-item-actions.ts'

interface CollectionContentsProps {
  collection: Collection
}

/** The items of a collection, which people with the permission can arrange. */
export function CollectionContents({ collection }: CollectionContentsProps) {
  const { id, name, itemIds, kind } = collection
  const { search } = useLocation()
  useOpenedList({ to: paths.collection(id) + search, name, ids: itemIds, total: itemIds.length })
  const mayArrange = useMay('library.write') && kind === 'manual'
  const [layout, setLayout] = useLayout()
  const contents = useCollectionItems(collection)
  const selection = useItemSelection(
    useMemo(() => [contents.items.map((item) => item.id)], [contents.items]),
    id,
  )
  const { ids } = useChosen(selection)
  const chosenItems = contents.items.filter((item) => ids.has(item.id))
  const arrange = useArrange(id)
  const actions = useActionsIn(collection, mayArrange)
  if (itemIds.length === 0) return <Empty collection={collection} />
  const chosen = mayArrange && { selection }
  return (
    <>
      <div className={styles.bar}>
        <LayoutSwitch layouts={['grid', 'list']} value={layout} onChange={setLayout} />
      </div>
      <div data-choosing={chosenItems.length > 0 || undefined}>
        <CollectionItems
          collection={collection}
          held={contents}
          layout={layout}
          {...(mayArrange && { arrange })}
          renderItem={(item) =>
            layout === 'grid' ? (
              <ItemCard item={item} actions={actions} {...chosen} />
            ) : (
              <ItemLine item={item} actions={actions} {...chosen} />
            )
          }
        />
      </div>
      <More collection={collection} />
      {mayArrange && (
        <SelectedItemsBar
          itemIds={itemIds}
          chosen={chosenItems}
          clear={selection.clear}
          arrange={arrange}
        >
          <ChangeItems
            items={chosenItems}
            actions={actions}
            mayEdit={mayArrange}
            onGone={selection.clear}
          />
        </SelectedItemsBar>
      )}
    </>
  )
}

function useLayout() {
  const [params, setParams] = useSearchParams()
  const layout = params.get('layout') === 'list' ? 'list' : 'grid'
  const setLayout = (next: 'grid' | 'list') => {
    const changed = new URLSearchParams(params)
    if (next === 'list') changed.set('layout', next)
    else changed.delete('layout')
    setParams(changed, { replace: true })
  }
  return [layout, setLayout] as const
}

/** Returns the usual actions of an item, and those that only make sense in a collection. */
function useActionsIn(collection: Collection, mayArrange: boolean): ItemActions {
  const actions = useItemActions()
  const arrange = useArrange(collection.id)
  const { change } = useChange(collection)
  if (!mayArrange) return actions
  const { itemIds, coverItemId } = collection
  const choose = ({ id, name }: Item) =>
    change({ coverItemId: id }, t('app.collection.isNowTheCover', { name }), { coverItemId })
  return {
    ...actions,
    more: (item) => [
      {
        label:
          coverItemId === item.id ? t('app.collection.resetCover') : t('app.collection.useAsCover'),
        icon: IconPhotoStar,
        isOff: !item.thumbnailUrl,
        onClick: () =>
          coverItemId === item.id
            ? change({ coverItemId: null }, t('app.collection.firstImageIsNowCover'), {
                coverItemId,
              })
            : choose(item),
      },
      {
        label: t('app.collection.remove'),
        icon: IconStackPop,
        onClick: () =>
          arrange(remove(itemIds, [item.id], t('app.collection.removed', { name: item.name }))),
      },
    ],
  }
}

/** Link to a search that may find more than is shown here. */
function More({ collection: { search, itemCountRelation, itemIds } }: CollectionContentsProps) {
  if (!search || itemCountRelation === 'eq') return null
  return (
    <p className={styles.more}>
      {t('app.collection.showingTheFirst', { count: itemIds.length })}{' '}
      <Link to={`${paths.library()}?${writeView(viewOf(search))}`}>
        {t('app.collection.seeAllInLibrary')}
      </Link>
    </p>
  )
}

function Empty({ collection }: CollectionContentsProps) {
  const mayWrite = useMay('library.write')
  const addItems = useAddItems(collection)
  if (collection.kind === 'smart')
    return <EmptyState drawing="search" sentence={t('app.collection.noItemsMatchTheseFilters')} />
  return (
    <EmptyState
      drawing="folder"
      help="collections"
      sentence={mayWrite ? t('app.collection.emptyCanAdd') : t('app.collection.empty')}
      action={mayWrite && <Button onClick={addItems}>{t('app.collection.addItems')}</Button>}
    />
  )
}
