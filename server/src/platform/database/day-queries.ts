import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The first id of a day of the tenant. */
export function idOn(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`id_at((${day})::timestamp at time zone
    (select time_zone from tenant where id = current_tenant()))`
}

/** The condition on ids created within a range of days of the tenant, both included. */
export function createdIn(
  id: RawBuilder<unknown>,
  { from, to }: { from: string; to: string },
): RawBuilder<SqlBool> {
  return sql`${createdFrom(id, from)} and ${createdBy(id, to)}`
}

export function createdFrom(id: RawBuilder<unknown>, from: string): RawBuilder<SqlBool> {
  return sql`${id} >= (select ${idOn(sql`${from}::date`)})`
}

export function createdBy(id: RawBuilder<unknown>, to: string): RawBuilder<SqlBool> {
  return sql`${id} < (select ${idOn(sql`${to}::date + 1`)})`
}
