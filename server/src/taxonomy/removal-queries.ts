import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { NormalizedLabel } from './queries.ts'

export async function newId({ db }: Scope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select new_id() as id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Locks items first, in the order everyone uses. */
export async function lockTagged({ db }: Scope, keys: string[]): Promise<void> {
  await sql`
    with held as materialized (
      select from item where id in (select item_id from item_tag where tag_key = any(${keys}))
      order by id for key share)
    select count(*) from held`.execute(db)
}

/** Locks tags, so that nobody adds them to further items. */
export async function lockTags({ db }: Scope, keys: string[]): Promise<void> {
  await db
    .selectFrom('tag')
    .select('key')
    .where('key', '=', sql<string>`any(${keys})`)
    .orderBy('key')
    .forUpdate()
    .execute()
}

/** Answers how many times they were carried. */
export async function rememberTags(
  { db }: Scope,
  batchId: string,
  keys: string[],
  into: string | null,
): Promise<number> {
  const { rows } = await sql<{ itemCount: number }>`
    insert into taxonomy_removal (batch_id, tag_key, into_tag, label, color, item_ids, moved_ids)
    select ${batchId}, tag.key, ${into}, tag.label, tag.color,
      array(select item_id from item_tag where tag_key = tag.key order by item_id),
      array(select item_id from item_tag old where tag_key = tag.key and ${into}::text is not null
        and not exists (select from item_tag where tag_key = ${into} and item_id = old.item_id))
    from tag where key = any(${keys})
    returning cardinality(item_ids) as "itemCount"`.execute(db)
  return rows.reduce((sum, { itemCount }) => sum + itemCount, 0)
}

export async function copyTag({ db }: Scope, keys: string[], into: string): Promise<void> {
  await sql`
    insert into item_tag (item_id, tag_key)
    select distinct item_id, ${into} from item_tag where tag_key = any(${keys}) order by item_id
    on conflict do nothing`.execute(db)
}

export async function deleteTags({ db }: Scope, keys: string[]): Promise<void> {
  await db.deleteFrom('tag').where('key', '=', sql<string>`any(${keys})`).execute()
}

export async function lockClassified({ db }: Scope, ids: string[]): Promise<void> {
  await sql`
    with held as materialized (
      select from item where id in (select item_id from item_category where value_id = any(${ids}))
      order by id for key share)
    select count(*) from held`.execute(db)
}

export async function lockValues({ db }: Scope, ids: string[]): Promise<void> {
  await db
    .selectFrom('categoryValue')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function rememberValues(
  { db }: Scope,
  batchId: string,
  ids: string[],
  into: string | null,
): Promise<number> {
  const { rows } = await sql<{ itemCount: number }>`
    insert into taxonomy_removal (batch_id, value_id, into_value, category, position, archived,
      label, color, item_ids, moved_ids)
    select ${batchId}, v.id, ${into}, v.category, v.position, v.archived, v.label, v.color,
      array(select item_id from item_category where value_id = v.id order by item_id),
      array(select item_id from item_category old where value_id = v.id and ${into}::uuid is not null
        and not exists (select from item_category where value_id = ${into} and item_id = old.item_id))
    from category_value v where id = any(${ids})
    returning cardinality(item_ids) as "itemCount"`.execute(db)
  return rows.reduce((sum, { itemCount }) => sum + itemCount, 0)
}

export async function copyValue({ db }: Scope, ids: string[], into: string): Promise<void> {
  await sql`
    insert into item_category (item_id, value_id)
    select distinct item_id, ${into}::uuid from item_category where value_id = any(${ids})
    order by item_id on conflict do nothing`.execute(db)
}

export async function deleteValues({ db }: Scope, ids: string[]): Promise<void> {
  await db.deleteFrom('categoryValue').where('id', '=', sql<string>`any(${ids})`).execute()
}

export function findRemoved({ db }: Scope, batchId: string) {
  return db
    .selectFrom('taxonomyRemoval')
    .select(['id', 'tagKey', 'valueId', 'category', 'label'])
    .select(sql<number>`cardinality(item_ids)`.as('itemCount'))
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()
}
export type Removed = Awaited<ReturnType<typeof findRemoved>>[number]

/** Finds what has taken its place. */
export async function findAlike({ db }: Scope, { id, category }: Removed) {
  const { rows } = await sql<NormalizedLabel & { label: string }>`
    select alike.label from taxonomy_removal removed join (
      select key, label_look(label) as look, label from tag where ${category}::text is null
      union all
      select label_key(label), label_look(label), label from category_value
        where category = ${category}) as alike
      on alike.key = label_key(removed.label) or alike.look = label_look(removed.label)
    where removed.id = ${id} limit 1`.execute(db)
  return rows[0]
}

export async function putBack({ db }: Scope, { id, tagKey }: Removed): Promise<void> {
  if (tagKey === null) await putValueBack(db, id)
  else await putTagBack(db, id)
}

async function putTagBack(db: Db, id: string): Promise<void> {
  await sql`insert into tag (key, label, color)
    select label_key(label), label, color from taxonomy_removal where id = ${id}`.execute(db)
  await sql`insert into item_tag (item_id, tag_key)
    select item.id, label_key(label) from taxonomy_removal removed
      join item on item.id = any(item_ids) where removed.id = ${id} order by item.id`.execute(db)
  await sql`delete from item_tag using taxonomy_removal removed
    where removed.id = ${id} and item_tag.tag_key = into_tag and item_id = any(moved_ids)`.execute(
    db,
  )
}

/** Puts a value back in its previous position. */
async function putValueBack(db: Db, id: string): Promise<void> {
  await sql`update category_value v set position = v.position + 1 from taxonomy_removal removed
    where removed.id = ${id} and v.category = removed.category
      and v.position >= removed.position`.execute(db)
  await sql`insert into category_value (id, category, label, color, position, archived)
    select value_id, category, label, color, position, archived
    from taxonomy_removal where id = ${id}`.execute(db)
  await sql`insert into item_category (item_id, value_id)
    select item.id, removed.value_id from taxonomy_removal removed
      join item on item.id = any(item_ids) where removed.id = ${id} order by item.id`.execute(db)
  await sql`delete from item_category using taxonomy_removal removed
    where removed.id = ${id} and item_category.value_id = into_value
      and item_id = any(moved_ids)`.execute(db)
}

/** Takes stored searches back to what a merge found them as, unless they were changed since. */
export async function restoreSearches({ db }: Scope, batchId: string): Promise<void> {
  await sql`select restore_followed(${batchId})`.execute(db)
}

export async function forget({ db }: Scope, batchId: string): Promise<void> {
  await db.deleteFrom('taxonomyRemoval').where('batchId', '=', batchId).execute()
}

export async function forgetOld(system: Db): Promise<void> {
  await system
    .deleteFrom('taxonomyRemoval')
    .where('at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}

/** Tells whether jobs still write the search rows of a tenant. */
export async function isIndexing(system: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'index-items' and job.payload ->> 'tenantId' = ${tenantId}
      and job.attempts < job.max_attempts limit 1`.execute(system)
  return rows.length > 0
}
