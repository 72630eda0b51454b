import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../platform/database/database-types.ts'
import type { Actor, Scope } from '../platform/database/scope.ts'

const TODAY = sql`(select today())`

/** The person looking, given as values or columns. */
interface Onlooker {
  id: string | null | RawBuilder<unknown>
  /** True if they also find items outside the library. */
  seesAll: boolean | RawBuilder<SqlBool>
  /** True if they find too what is not released yet. */
  seesEarly: boolean | RawBuilder<SqlBool>
  today?: RawBuilder<unknown>
}

/** The condition for finding items, on rows named `row`; omits what always holds. */
export function findableBy(
  row: string,
  { id, seesAll, seesEarly, today = TODAY }: Onlooker,
): RawBuilder<SqlBool>[] {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const released = column('releases_on')
  return [
    ...either(seesAll, sql`(${column('in_library')} or ${column('owner_id')} = ${id})`),
    ...either(seesEarly, sql`(${released} is null or ${released} <= ${today})`),
  ]
}

function either(
  always: boolean | RawBuilder<SqlBool>,
  condition: RawBuilder<SqlBool>,
): RawBuilder<SqlBool>[] {
  if (typeof always === 'boolean') return always ? [] : [condition]
  return [sql`(${always} or ${condition})`]
}

/** The same by who acts. */
export function findableByActor(
  row: string,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  today?: RawBuilder<unknown>,
): RawBuilder<SqlBool>[] {
  const seesAll = role === 'owner' || role === 'admin' || role === 'system'
  return findableBy(row, { id, seesAll, seesEarly: role !== 'viewer', ...(today && { today }) })
}

/** The condition for items the caller can find: in the library or their own, and for viewers released. */
export function visibleTo({ actor }: Scope, { inBin = false } = {}) {
  return (eb: ExpressionBuilder<DB, 'item'>) =>
    eb.and([
      eb('item.deletedAt', inBin ? 'is not' : 'is', null),
      ...(inBin ? [eb('item.purgingAt', 'is', null)] : []),
      ...findableByActor('item', actor),
    ])
}
