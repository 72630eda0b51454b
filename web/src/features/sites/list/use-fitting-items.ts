import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { getRecipient, listRecipients, type Received } from '@satchel/contract/visits/visits.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { useTaxonomy } from '../../../lib/taxonomy.ts'

/** Number of items that an organization opened whose categories are looked at. */
const LOOKED_AT = 12
/** Number of organizations that are offered. */
const OFFERED = 50

/** Returns the organizations that content was shared with, last first. */
export function useOrganizations(): { key: string; name: string }[] {
  const mayShare = useMay('links.share')
  const { data } = useQuery({
    ...query(listRecipients, { query: { kind: 'organization', limit: OFFERED } }),
    enabled: mayShare,
  })
  return data?.items ?? []
}

export interface Fitting {
  /** Items that they opened, then those that fit their next stage and their industry, most viewed first. */
  items: Pick<Item, 'id' | 'thumbnailUrl'>[]
  /** Names of the stage that comes next for them and of their industry, as far as known. */
  stage: string | undefined
  industry: string | undefined
  /** True until all of it is known. */
  isPending: boolean
}

/** Returns items that fit an organization: by its key, or the most viewed ones without one. */
export function useFittingItems(key: string | undefined, count: number): Fitting {
  const { opened, isPending } = useOpened(key)
  const { valuesOf } = useTaxonomy()
  const stages = valuesOf('funnelStage')
  const furthest = Math.max(-1, ...opened.flatMap((item) => item.funnelStage.map(placeIn(stages))))
  const stage = opened.length > 0 ? stages[Math.min(furthest + 1, stages.length - 1)] : undefined
  const [industry] = byCount(opened.flatMap((item) => item.contentIndustry))
  const filter = (fields: { stage?: string | undefined; industry?: string | undefined }) => ({
    limit: 2 * count,
    orderBy: 'views' as const,
    ...(fields.stage && { funnelStage: [fields.stage] }),
    ...(fields.industry && { contentIndustry: [fields.industry] }),
  })
  const closest = useQuery(query(searchItems, { body: filter({ stage: stage?.id, industry }) }))
  const near = useQuery(query(searchItems, { body: filter({ stage: stage?.id }) }))
  const found = [...(closest.data?.items ?? []), ...(near.data?.items ?? [])]
  const all = new Map([...opened.slice(0, count / 2), ...found].map((item) => [item.id, item]))
  return {
    items: [...all.values()].filter(({ shareable }) => shareable).slice(0, count),
    isPending: isPending || closest.isPending || near.isPending,
    stage: stage?.label,
    industry: industry && valuesOf('contentIndustry').find(({ id }) => id === industry)?.label,
  }
}

/** Returns the items that an organization opened, last shared first. */
function useOpened(key: string | undefined): { opened: Item[]; isPending: boolean } {
  const { data, isLoading } = useQuery({
    ...query(getRecipient, { query: { kind: 'organization', key: key ?? '' } }),
    enabled: key !== undefined,
  })
  const ids = [...new Set((key === undefined ? [] : (data?.received ?? [])).flatMap(openedIn))]
  const found = useQueries({
    queries: ids.slice(0, LOOKED_AT).map((id) => query(getItem, { params: { id } })),
  })
  return {
    opened: found.flatMap((each) => each.data ?? []),
    isPending: isLoading || found.some((each) => each.isPending),
  }
}

function openedIn({ link, views, contents }: Received): string[] {
  const own = link.itemType === 'ITEM' && views > 0 ? [link.itemId] : []
  return [...own, ...contents.filter(({ isOpened }) => isOpened).map(({ id }) => id)]
}

const placeIn = (values: readonly { id: string }[]) => (id: string) =>
  values.findIndex((value) => value.id === id)

/** Returns each value once, the most frequent first. */
function byCount(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([value]) => value)
}
