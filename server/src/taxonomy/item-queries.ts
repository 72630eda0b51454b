import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** An item, and the value or tag that it gets or loses. */
export interface Pair {
  id: string
  to: string
}

export async function removeValues({ db }: Scope, pairs: Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    delete from item_category using jsonb_to_recordset(${JSON.stringify(pairs)}) as pair (id uuid, "to" uuid)
    where item_id = pair.id and value_id = pair."to"`.execute(db)
}

/** Adds values, except those removed from the taxonomy in the meantime. */
export async function addValues({ db }: Scope, pairs: Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into item_category (item_id, value_id)
    select pair.id, value.id
    from jsonb_to_recordset(${JSON.stringify(pairs)}) as pair (id uuid, "to" uuid)
      join category_value value on value.id = pair."to"
    on conflict do nothing`.execute(db)
}

export async function removeTags({ db }: Scope, pairs: Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    delete from item_tag using jsonb_to_recordset(${JSON.stringify(pairs)}) as pair (id uuid, "to" text)
    where item_id = pair.id and tag_key = pair."to"`.execute(db)
}

/** Adds tags, except those removed from the taxonomy in the meantime. */
export async function addTags({ db }: Scope, pairs: Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into item_tag (item_id, tag_key)
    select pair.id, tag.key
    from jsonb_to_recordset(${JSON.stringify(pairs)}) as pair (id uuid, "to" text)
      join tag on tag.key = pair."to"
    on conflict do nothing`.execute(db)
}
