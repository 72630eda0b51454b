import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import { LinkOrder, LinkState } from '@satchel/contract/links/links.ts'
import { ItemType } from '@satchel/contract/schemas.ts'
import { useSearchParams } from 'react-router'
import { oneOf } from '../../../lib/url-params.ts'

/** The filter and order of the links, stored in the URL. */
export interface LinksView {
  search: string
  itemType: ItemType | null
  state: LinkState | null
  orderBy: LinkOrder
  everyone: boolean
  /** The person whose links are listed. */
  sharedBy: string | null
  page: number
}

/** View of all the person's links. */
export const WHOLE = { search: '', itemType: null, state: null, sharedBy: null } as const

export function isWhole({ search, itemType, state, sharedBy }: LinksView): boolean {
  return !search && itemType === null && state === null && sharedBy === null
}

export function useLinksView() {
  const [params, setParams] = useSearchParams()
  /** Changes the view and returns to its first page. */
  const change = (part: Partial<LinksView>) =>
    setParams((now) => writeView({ ...readView(now), page: 1, ...part }), {
      replace: part.search !== undefined,
    })
  return [readView(params), change] as const
}

function readView(params: URLSearchParams): LinksView {
  return {
    search: params.get('search') ?? '',
    itemType: oneOf(params, 'itemType', ItemType.enum),
    state: oneOf(params, 'state', LinkState.enum),
    orderBy: oneOf(params, 'orderBy', LinkOrder.enum) ?? 'newest',
    everyone: params.get('of') === 'everyone',
    sharedBy: params.get('sharedBy'),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  }
}

/** Returns URL parameters without defaults. */
function writeView(view: LinksView): URLSearchParams {
  const { search, itemType, state, orderBy, everyone, sharedBy, page } = view
  return new URLSearchParams({
    ...(search && { search }),
    ...(itemType && { itemType }),
    ...(state && { state }),
    ...(orderBy !== 'newest' && { orderBy }),
    ...(everyone && { of: 'everyone' }),
    ...(sharedBy && { sharedBy }),
    ...(page > 1 && { page: String(page) }),
  })
}

/** Returns the query parameters of a view. */
export function queryOf({ search, itemType, state, orderBy, everyone, sharedBy, page }: LinksView) {
  return {
    limit: LINKS_PAGE,
    offset: (page - 1) * LINKS_PAGE,
    ...(search && { search }),
    ...(itemType && { itemType }),
    ...(state && { state }),
    ...(orderBy !== 'newest' && { orderBy }),
    ...(everyone && { everyone }),
    ...(sharedBy && { sharedBy }),
  }
}
