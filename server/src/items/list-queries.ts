import { type SqlBool, sql } from 'kysely'
import type { Key, Place } from '../platform/database/keyset.ts'
import { input, runPrepared } from '../platform/database/prepared-statements.ts'
import type { Scope } from '../platform/database/scope.ts'
import { ORDERS, pageIn } from './order-queries.ts'
import {
  type Content,
  fromItems,
  LOOSE,
  type Loose,
  type PageOf,
  STAMPS,
  surroundings,
} from './select-queries.ts'
import { visibleTo } from './visibility-queries.ts'

/** Values of an item that change without its row, and the stamps of all the rest. */
export interface Glimpse extends Loose, Pick<Content, 'id' | 'stamp' | 'taxonomy'> {
  key: Key
}

/** Returns a page of the list without its content: of all, or of what was added or changed since. */
export function findGlimpses(
  scope: Scope,
  page: Omit<PageOf, 'only'>,
  since?: string,
): Promise<Glimpse[]> {
  const { order, limit, after } = page
  const { id: me, role } = scope.actor
  const values = { me, key: after?.key, id: after?.id, since }
  const key = ['glimpses', role, order, limit, after !== undefined, since !== undefined].join(' ')
  return runPrepared(scope.db, key, values, () => {
    const anybody = { ...scope, actor: { ...scope.actor, id: input<string>('me') } }
    const start = after && { ...after, key: input<Key>('key'), id: input<string>('id') }
    return statement(anybody, { ...page, after: start }, since && input<string>('since'))
  })
}

function statement(scope: Scope, { order: name, limit, after }: PageOf, since?: string) {
  const all = fromItems(scope)
    .select('item.id')
    .select(STAMPS)
    .select(LOOSE)
    .where(visibleTo(scope))
  // What comes from an archive keeps the time of its last change there.
  const items = since
    ? all.where(
        sql<SqlBool>`(item.updated_at >= ${since}::timestamptz or item.id >= id_at(${since}::timestamptz))`,
      )
    : all
  const { page, order } = pageIn(items, ORDERS[name], limit, after as Place | undefined)
  return sql<Glimpse>`with chosen as materialized (${page})
    select chosen.*, ${surroundings(scope.actor.id)} from chosen order by ${order}`
}
