import { SiteFilter, SiteOrder } from '@satchel/contract/sites/sites.ts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { oneOf } from '../../lib/url-params.ts'

/** The filter and order of the sites, stored in the URL. */
export interface SitesView {
  search: string
  show: 'all' | SiteFilter
  orderBy: SiteOrder
}

function readView(params: URLSearchParams): SitesView {
  return {
    search: params.get('search')?.trim() ?? '',
    show: oneOf(params, 'show', SiteFilter.enum) ?? 'all',
    orderBy: oneOf(params, 'orderBy', SiteOrder.enum) ?? 'updated',
  }
}

/** Returns URL parameters without defaults. */
function writeView({ search, show, orderBy }: SitesView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(show !== 'all' && { show }),
    ...(orderBy !== 'updated' && { orderBy }),
  })
}

/** Returns the query parameters of a view. */
export function queryOf({ search, show, orderBy }: SitesView) {
  return { orderBy, ...(search && { search }), ...(show !== 'all' && { filter: show }) }
}

export function useSitesView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => readView(params), [params])
  const change = useCallback(
    (next: Partial<SitesView>) =>
      setParams((now) => writeView({ ...readView(now), ...next }), { replace: true }),
    [setParams],
  )
  return [view, change] as const
}
