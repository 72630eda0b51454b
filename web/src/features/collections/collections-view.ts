import { CollectionOrder } from '@satchel/contract/collections.ts'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { storedLayout, storeLayout } from '../../lib/list-layout.ts'
import { oneOf } from '../../lib/url-params.ts'

export const COLLECTION_FILTERS = ['all', 'mine', 'favorites', 'private', 'smart'] as const
export type CollectionFilter = (typeof COLLECTION_FILTERS)[number]
export type Layout = 'grid' | 'list'

/** The filter, order and layout of the collections, stored in the URL. */
export interface CollectionsView {
  search: string
  show: CollectionFilter
  orderBy: CollectionOrder
  layout: Layout
}

function readView(params: URLSearchParams): CollectionsView {
  return {
    search: params.get('search')?.trim() ?? '',
    show: oneOf(params, 'show', COLLECTION_FILTERS) ?? 'all',
    orderBy: oneOf(params, 'orderBy', CollectionOrder.enum) ?? 'updated',
    layout: params.get('layout') === 'list' ? 'list' : 'grid',
  }
}

/** Returns URL parameters without defaults. */
function writeView({ search, show, orderBy, layout }: CollectionsView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
    ...(orderBy !== 'updated' && { orderBy }),
    ...(layout !== 'grid' && { layout }),
  })
}

/** Returns the query parameters of a view. */
export function queryOf({ search, show, orderBy }: CollectionsView) {
  return {
    orderBy,
    ...(search && { search }),
    ...(show === 'smart' && { kind: 'smart' as const }),
    ...(show !== 'smart' && show !== 'all' && { filter: show }),
  }
}

export function useCollectionsView() {
  const [params, setParams] = useSearchParams()
  const [stored, setStored] = useState(() => storedLayout('collections')?.layout)
  const view = useMemo<CollectionsView>(() => {
    const urlView = readView(params)
    const isStored = !params.has('layout') && stored === 'list'
    return isStored ? { ...urlView, layout: 'list' } : urlView
  }, [params, stored])
  const change = useCallback(
    (next: Partial<CollectionsView>) => {
      const { layout } = next
      if (layout) {
        storeLayout('collections', { layout })
        setStored(layout)
      }
      setParams((now) => writeView({ ...readView(now), ...next }), { replace: true })
    },
    [setParams],
  )
  return [view, change] as const
}
