import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Names of items in the order of their ids. */
export async function findNames({ db }: Scope, ids: string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select item.id, item.name from unnest(${ids}::uuid[]) with ordinality as given (id, place)
      join item using (id) order by place`.execute(db)
  return rows
}

/** Tags that begin so, the most used first. */
export async function findTags({ db }: Scope, start: string, limit: number) {
  const { rows } = await sql<{ key: string; label: string }>`
    select key, label from tag where starts_with(key, label_key(${start}))
    order by length(key), key limit ${limit}`.execute(db)
  return rows
}
