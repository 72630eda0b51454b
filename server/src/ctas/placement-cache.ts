import { LRUCache } from 'lru-cache'
import type { Services } from '../platform/http/services.ts'
import { MINUTE } from '../platform/time.ts'
import type { Target } from './choose.ts'
import { findCtasAt, type ShownCta } from './select-queries.ts'

interface Load {
  find: () => Promise<ShownCta[]>
}

/** A change of a CTA makes the state of every page another; beside that, an account may end. */
const placed = new LRUCache<string, ShownCta[], Load>({
  max: 5_000,
  ttl: MINUTE,
  fetchMethod: (_key, _old, { context: { find } }) => find(),
})

/** Finds the active CTAs of a page. Cached under its state, which changes with every CTA of the tenant. */
export function recallCtasAt(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
  targets: Target[],
  state: string,
): Promise<ShownCta[]> {
  const places = targets.map(({ type, id }) => (id ? `${type} ${id}` : type))
  const find = () => findCtasAt(database.system, tenantId, places)
  return placed.forceFetch([tenantId, state, ...places].join('\n'), { context: { find } })
}
