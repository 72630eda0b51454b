import { useDebouncedValue } from '@mantine/hooks'
import { listCollections } from '@satchel/contract/collections.ts'
import type { CtaPlaceType } from '@satchel/contract/ctas/ctas.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { listSites } from '@satchel/contract/sites/sites.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'

const SHOWN = 20
const TYPING = 200

export interface Target {
  value: string
  label: string
}

/** Finds possible places of a CTA by typed text; recently used ones come first. */
export function useTargets(type: CtaPlaceType, typed: string): Target[] {
  const [search] = useDebouncedValue(typed.trim().slice(0, 200), TYPING)
  const everyone = useMay('links.all')
  const when = (one: CtaPlaceType) => ({
    enabled: type === one,
    placeholderData: keepPreviousData,
  })
  const request = { query: { limit: SHOWN, ...(search && { search }) } }
  const items = useQuery({
    ...query(searchItems, { body: { limit: SHOWN, ...(search && { searchTerm: search }) } }),
    ...when('ITEM'),
  })
  const collections = useQuery({ ...query(listCollections, request), ...when('COLLECTION') })
  const sites = useQuery({ ...query(listSites, request), ...when('SITE') })
  const links = useQuery({
    ...query(listMyLinks, { query: { ...request.query, ...(everyone && { everyone }) } }),
    ...when('LINK'),
  })
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  switch (type) {
    case 'ITEM':
      return (items.data?.items ?? []).map(named)
    case 'COLLECTION':
      return (collections.data?.items ?? []).map(named)
    case 'SITE':
      return (sites.data?.items ?? []).map(named)
    case 'LINK':
      return (links.data?.items ?? []).map(({ id, ...link }) => ({
        value: id,
        label: [
          link.itemName,
          link.sharedToName ??
            link.sharedToEmail ??
            link.sharedToOrganization ??
            link.sharedToMemo ??
            link.slug,
        ].join(' · '),
      }))
    default:
      return []
  }
}
