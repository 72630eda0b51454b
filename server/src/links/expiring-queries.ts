import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Marks links as sent that expire within so many hours, the earliest first, and returns their ids. */
export async function markExpiring({ db }: Scope, hours: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update link set expiry_published = expires_at
    where id in (
      select id from link where disabled_at is null and expires_at > now()
        and expires_at <= now() + make_interval(hours => ${hours})
        and expiry_published is distinct from expires_at
      order by expires_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
