import { RecipientKind, RecipientOrder } from '@satchel/contract/visits/visits.ts'
import { useSearchParams } from 'react-router'
import { oneOf } from '../../lib/url-params.ts'

/** The filter of the recipients, stored in the URL. */
export interface RecipientsView {
  kind: RecipientKind
  search: string
  orderBy: RecipientOrder
  page: number
}

export function useRecipientsView() {
  const [params, setParams] = useSearchParams()
  const change = (part: Partial<RecipientsView>) =>
    setParams((now) => writeView({ ...readView(now), page: 1, ...part }), {
      replace: part.page === undefined,
    })
  return [readView(params), change] as const
}

function readView(params: URLSearchParams): RecipientsView {
  return {
    kind: oneOf(params, 'kind', RecipientKind.enum) ?? 'person',
    search: params.get('search') ?? '',
    orderBy: oneOf(params, 'orderBy', RecipientOrder.enum) ?? 'recent',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  }
}

function writeView({ kind, search, orderBy, page }: RecipientsView): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== 'person' && { kind }),
    ...(search && { search }),
    ...(orderBy !== 'recent' && { orderBy }),
    ...(page > 1 && { page: String(page) }),
  })
}
