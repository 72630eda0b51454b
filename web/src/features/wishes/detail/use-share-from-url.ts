import { getItem } from '@satchel/contract/items/items.ts'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { query } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { WishToolsContext } from '../wish-tools.ts'
import type { Navigation, WishesView } from '../wishes-view.ts'

interface RequestedShare extends Pick<Navigation, 'onChange'> {
  view: Pick<WishesView, 'share' | 'for'>
}

/** Opens the share dialog for the item that the address names, once. */
export function useShareFromUrl({ view, onChange }: RequestedShare): void {
  const { shareItem } = use(WishToolsContext)
  const mayShare = useMay('links.share')
  const { share, for: organization } = view
  const item = useQuery({
    ...query(getItem, { params: { id: share ?? '' } }),
    enabled: share !== null && mayShare,
  })
  const { data } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item that is asked for
  useEffect(() => {
    if (share === null || !data) return
    onChange({ share: null, for: null })
    shareItem(data, organization ?? undefined)
  }, [share, data])
}
