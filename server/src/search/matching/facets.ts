import type { Facets } from '@satchel/contract/search/search.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { SAMPLED, type Spread } from './queries.ts'

interface Count {
  id: string
  count: number
}

export interface Counts {
  values: (Count & { category: Category })[]
  tags: Count[]
}

/** Extrapolates a sample. */
export function weighted({ values, tags }: Spread): Counts {
  const whole = <C extends { hits: number; near: number }>({ hits, near, ...one }: C) => ({
    ...one,
    count: (hits + near) * SAMPLED,
  })
  return { values: values.map(whole), tags: tags.map(whole) }
}

/** Adds the hits and the near hits, weighted by how many each stands for. */
export function joined(hits: Spread, near: Spread, weight: number): Counts {
  return {
    values: added(hits.values, near.values, weight),
    tags: added(hits.tags, near.tags, weight),
  }
}

function added<C extends { id: string; hits: number; near: number }>(
  hits: C[],
  nearly: C[],
  weight: number,
) {
  const counts = new Map(
    hits.map(({ hits: count, near: _, ...one }) => [one.id, { ...one, count }]),
  )
  for (const { hits: _, near, ...one } of nearly) {
    const count = (counts.get(one.id)?.count ?? 0) + near * weight
    if (count > 0) counts.set(one.id, { ...one, count })
  }
  return [...counts.values()]
}

export function facetsOf({ values, tags }: Counts): Facets {
  const of = (category: Category) =>
    byCount(values.filter((value) => value.category === category)).map(({ id, count }) => ({
      id,
      count,
    }))
  return {
    funnelStage: of('funnelStage'),
    contentProduct: of('contentProduct'),
    contentType: of('contentType'),
    contentIndustry: of('contentIndustry'),
    contentRegion: of('contentRegion'),
    tags: byCount(tags).map(({ id: key, count }) => ({ key, count })),
  }
}

function byCount<C extends Count>(counts: C[]): C[] {
  return counts.toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}
