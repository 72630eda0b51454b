import { CtaKind } from '@satchel/contract/ctas/ctas.ts'
import { oneOf } from '../../lib/url-params.ts'

/** The filters of the list; stored in the URL. */
export interface CtasView {
  search: string
  kind: CtaKind | null
  active: boolean | null
}

export function readView(params: URLSearchParams): CtasView {
  const active = params.get('active')
  return {
    search: params.get('search')?.trim().slice(0, 200) ?? '',
    kind: oneOf(params, 'kind', CtaKind.enum),
    active: active === 'true' ? true : active === 'false' ? false : null,
  }
}

/** Returns URL parameters without defaults. */
export function writeView({ search, kind, active }: CtasView) {
  return { search: search || null, kind, active: active === null ? null : String(active) }
}

export function queryOf({ search, kind, active }: CtasView) {
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(active !== null && { active }),
  }
}

export function isFiltered({ search, kind, active }: CtasView): boolean {
  return search !== '' || kind !== null || active !== null
}
