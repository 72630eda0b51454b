import type { Category, Tag } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/scope.ts'

export interface ValueDraft {
  category: string
  label: string
  color: string | null
  position: number
}

export interface ValueRow extends ValueDraft {
  id: string
  category: Category
  itemCount: number
}

export async function insertValues({ db }: Scope, values: ValueDraft[]): Promise<void> {
  await db.insertInto('categoryValue').values(values).execute()
}

/** In their order, with how many items outside the bin carry each. */
export function findValues({ db }: Scope): Promise<ValueRow[]> {
  return db
    .with('carried', (cte) =>
      cte
        .selectFrom('itemCategory')
        .innerJoin('item', (join) =>
          join
            .onRef('item.tenantId', '=', 'itemCategory.tenantId')
            .onRef('item.id', '=', 'itemCategory.itemId'),
        )
        .select(['itemCategory.valueId', sql<number>`count(*)::int`.as('itemCount')])
        .where('item.deletedAt', 'is', null)
        .groupBy('itemCategory.valueId'),
    )
    .selectFrom('categoryValue')
    .leftJoin('carried', 'carried.valueId', 'categoryValue.id')
    .select(['id', 'category', 'label', 'color', 'position'])
    .select(sql<number>`coalesce(item_count, 0)`.as('itemCount'))
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ category: Category }>()
    .execute()
}

export function findTags({ db }: Scope): Promise<Tag[]> {
  return db
    .with('carried', (cte) =>
      cte
        .selectFrom('itemTag')
        .innerJoin('item', (join) =>
          join
            .onRef('item.tenantId', '=', 'itemTag.tenantId')
            .onRef('item.id', '=', 'itemTag.itemId'),
        )
        .select(['itemTag.tagKey', sql<number>`count(*)::int`.as('itemCount')])
        .where('item.deletedAt', 'is', null)
        .groupBy('itemTag.tagKey'),
    )
    .selectFrom('tag')
    .leftJoin('carried', 'carried.tagKey', 'tag.key')
    .select(['key', 'label', 'color'])
    .select(sql<number>`coalesce(item_count, 0)`.as('itemCount'))
    .orderBy('key')
    .execute()
}

/** The labels as the keys that tell them apart: case, accents, width and spaces folded. */
export async function keysOf({ db }: Scope, labels: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select fold(label) as key from unnest(${labels}::text[]) with ordinality as given (label, place)
    order by place`.execute(db)
  return rows.map(({ key }) => key)
}

/** Labels that are new join the tags of the tenant; known ones keep the label they have. */
export async function ensureTags({ db }: Scope, tags: Pick<Tag, 'key' | 'label'>[]) {
  // In one order, so that two who bring the same new tags wait for each other but never both.
  const ordered = tags.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  await db
    .insertInto('tag')
    .values(ordered)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const keys = ordered.map(({ key }) => key)
  return db.selectFrom('tag').select(['key', 'label']).where('key', 'in', keys).execute()
}

export async function insertTag(
  { db }: Scope,
  tag: { key: string; label: string; color: string | null },
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tag')
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export function findTag({ db }: Scope, key: string) {
  return db
    .selectFrom('tag')
    .select(['key', 'label', 'color'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function updateTag(
  { db }: Scope,
  key: string,
  change: { key?: string; label?: string; color?: string | null },
): Promise<void> {
  await db.updateTable('tag').set(change).where('key', '=', key).execute()
}

export async function deleteTags({ db }: Scope, keys: string[]): Promise<void> {
  await db.deleteFrom('tag').where('key', 'in', keys).execute()
}

/** Items that carry one of these tags carry the other as well. */
export async function copyTag({ db }: Scope, from: string[], into: string): Promise<void> {
  await sql`
    insert into item_tag (item_id, tag_key)
    select distinct item_id, ${into} from item_tag where tag_key = any(${from})
    on conflict do nothing`.execute(db)
}

export async function deleteValues({ db }: Scope, ids: string[]): Promise<void> {
  await db.deleteFrom('categoryValue').where('id', 'in', ids).execute()
}

export async function updateValue(
  { db }: Scope,
  id: string,
  change: Omit<ValueDraft, 'category'>,
): Promise<void> {
  await db.updateTable('categoryValue').set(change).where('id', '=', id).execute()
}

export function findDefaults({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .select(['sharing', 'notifications'])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
}

export async function updateDefaults(
  { db, actor }: Scope,
  defaults: { sharing?: object; notifications?: object },
): Promise<void> {
  const { sharing, notifications } = defaults
  await db
    .updateTable('tenant')
    .set({
      ...(sharing && { sharing: sql`sharing || ${JSON.stringify(sharing)}::jsonb` }),
      ...(notifications && {
        notifications: sql`notifications || ${JSON.stringify(notifications)}::jsonb`,
      }),
    })
    .where('id', '=', actor.tenantId)
    .execute()
}
