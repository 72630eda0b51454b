import { WishKind, WishOrder, type WishQuery, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { oneOf } from '../../lib/url-params.ts'

export const WISH_VIEWS = ['list', 'board', 'ranking'] as const
export type WishView = (typeof WISH_VIEWS)[number]
export const MINE = ['author', 'voted', 'assigned'] as const

/** The filters, order and layout of the wishlist, or the wish that is open; stored in the URL. */
export interface WishesView {
  /** The id of the wish that is open. */
  wish: string | null
  /** The id of the item that an email asks to share, and for whom. */
  share: string | null
  for: string | null
  show: WishView
  status: WishStatus | 'pending' | null
  kind: WishKind | null
  mine: (typeof MINE)[number] | null
  search: string
  orderBy: WishOrder
}

/** Navigation to another view; omitted parts stay. */
export interface Navigation {
  to: (change: Partial<WishesView>) => string
  onChange: (change: Partial<WishesView>) => void
}

export function readView(params: URLSearchParams): WishesView {
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    oneOf(params, name, allowed)
  return {
    wish: params.get('wish'),
    share: params.get('share'),
    for: params.get('for'),
    show: one('show', WISH_VIEWS) ?? 'list',
    status: one('status', [...WishStatus.enum, 'pending'] as const),
    kind: one('kind', WishKind.enum),
    mine: one('mine', MINE),
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    orderBy: one('orderBy', WishOrder.enum) ?? 'votes',
  }
}

/** Returns URL parameters without defaults. */
export function writeView({ wish, show, status, kind, mine, search, orderBy }: WishesView) {
  return {
    show: show === 'list' ? null : show,
    status,
    kind,
    mine,
    search: search || null,
    orderBy: orderBy === 'votes' ? null : orderBy,
    wish,
  }
}

/** Returns the query parameters of a view. */
export function queryOf({ status, kind, mine, search, orderBy }: WishesView): WishQuery {
  return {
    orderBy,
    ...(status === 'pending' ? { pending: true } : status && { status }),
    ...(kind && { kind }),
    ...(mine && { mine }),
    ...(search && { search }),
  }
}

export function isFiltered({ status, kind, mine, search }: WishesView): boolean {
  return Boolean(status ?? kind ?? mine) || search !== ''
}
