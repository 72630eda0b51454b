import type { Category, Tag } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export interface ValueDraft {
  category: string
  label: string
  color: string | null
  position: number
}

export interface ValueRow extends ValueDraft {
  id: string
  category: Category
  archived: boolean
  itemCount: number
}

export async function insertValues({ db }: Scope, values: ValueDraft[]): Promise<void> {
  await db.insertInto('categoryValue').values(values).execute()
}

/** Finds values in order, each with its number of items outside the trash. */
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
    .select(['id', 'category', 'label', 'color', 'position', 'archived'])
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

/** The normalized forms by which labels are compared, unique among tags and within a category. */
export interface NormalizedLabel {
  key: string
  displayKey: string
}

export async function normalizeLabels({ db }: Scope, labels: string[]): Promise<NormalizedLabel[]> {
  const { rows } = await sql<NormalizedLabel>`
    select label_key(label) as key, label_look(label) as "displayKey"
    from unnest(${labels}::text[]) with ordinality as input (label, place)
    order by place`.execute(db)
  return rows
}

const DISPLAY_KEY = sql<string>`label_look(label)`

/** Finds tags that look alike and locks them in a fixed order until the scope ends. */
export function findAlike({ db }: Scope, normalizedLabels: NormalizedLabel[]) {
  const keys = normalizedLabels.map(({ key }) => key)
  const displayKeys = normalizedLabels.map(({ displayKey }) => displayKey)
  return db
    .selectFrom('tag')
    .select(['key', 'label', DISPLAY_KEY.as('displayKey')])
    .where(({ or, eb }) =>
      or([
        eb('key', '=', sql<string>`any(${keys})`),
        eb(DISPLAY_KEY, '=', sql<string>`any(${displayKeys})`),
      ]),
    )
    .orderBy('key')
    .forKeyShare()
    .execute()
}

/** Answers whether it was free to be added. */
export async function insertTags(
  { db }: Scope,
  tags: (Pick<Tag, 'key' | 'label'> & { color?: string | null })[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tag')
    // In one order, so that two who bring the same new tags wait for each other but never both.
    .values(tags.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function findKeys({ db }: Scope, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tag')
    .select('key')
    .where('key', '=', sql<string>`any(${keys})`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export async function countTagged({ db }: Scope, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('itemTag')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tagKey', '=', key)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateTag(
  { db }: Scope,
  key: string,
  change: { key?: string; label?: string; color?: string | null },
): Promise<void> {
  await db.updateTable('tag').set(change).where('key', '=', key).execute()
}

/** The values of a category in their order. */
export function findLabels({ db }: Scope, category: Category) {
  return db
    .selectFrom('categoryValue')
    .select(['id', 'label', 'position'])
    .select([sql<string>`label_key(label)`.as('key'), DISPLAY_KEY.as('displayKey')])
    .where('category', '=', category)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Returns the category of each value. */
export async function findCategories({ db }: Scope, ids: string[]): Promise<Map<string, Category>> {
  const rows = await db
    .selectFrom('categoryValue')
    .select(['id', 'category'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(rows.map(({ id, category }) => [id, category as Category]))
}

export async function updateValue(
  { db }: Scope,
  id: string,
  change: Partial<Omit<ValueDraft, 'category'>> & { archived?: boolean },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('categoryValue').set(change).where('id', '=', id).execute()
}

export async function orderValues({ db }: Scope, ids: string[]): Promise<void> {
  await sql`update category_value set position = place - 1
    from unnest(${ids}::uuid[]) with ordinality as input (given_id, place)
    where id = given_id`.execute(db)
}

/** Colors tags without a color. */
export async function colorTags(
  { db }: Scope,
  tags: { key: string; color: string }[],
): Promise<void> {
  await sql`
    update tag set color = input.color
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as input (key text, color text)
    where tag.key = input.key and tag.color is null`.execute(db)
}
