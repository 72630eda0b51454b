import { sql } from 'kysely'
import type { Scope } from '../../platform/database/scope.ts'
import { use } from '../matching/order-queries.ts'
import type { Hit } from '../matching/queries.ts'

/** Names of items in the order of their ids. */
export async function findNames({ db }: Scope, ids: string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select item.id, item.name from unnest(${ids}::uuid[]) with ordinality as input (id, place)
      join item using (id) order by place`.execute(db)
  return rows
}

/** Returns the ids of the best among the nearest names, once their use counts too. */
export async function findBest({ db }: Scope, near: Hit[], limit: number): Promise<string[]> {
  const [ids, keys] = [near.map(({ id }) => id), near.map(({ key }) => Number(key))]
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[], ${keys}::integer[]) as input (id, points)
      join item_stat stat on stat.item_id = id
    order by points + ${use()} desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Tags that begin so, the most used first. */
export async function findTags({ db }: Scope, start: string, limit: number) {
  const { rows } = await sql<{ key: string; label: string }>`
    select key, label from tag where starts_with(search_key(label), rtrim(search_key(${start}), '-''._'))
    order by length(key), key limit ${limit}`.execute(db)
  return rows
}
