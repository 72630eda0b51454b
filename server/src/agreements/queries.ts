import type { Agreement } from '@satchel/contract/agreements.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import type { TextDoc } from '@satchel/contract/sites/blocks.ts'
import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** The content of a version: a text, or a copy of a PDF. */
export interface Content {
  name: string
  doc: TextDoc | null
  itemId: string | null
  fileKey: string | null
  pageCount: number | null
  /** The words as plain text. */
  body: string
  sha256: string
}

export async function countAgreements({ db }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agreements ' || current_tenant(), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('agreement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertAgreement({ db }: Scope): Promise<string> {
  const { id } = await db
    .insertInto('agreement')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertVersion(
  scope: Scope,
  agreementId: string,
  version: number,
  { doc, ...content }: Content,
): Promise<void> {
  await scope.db
    .insertInto('agreementVersion')
    .values({
      ...content,
      doc: doc && JSON.stringify(doc),
      agreementId,
      version,
      createdBy: personOf(scope),
    })
    .execute()
}

export async function updateAgreement(
  { db }: Scope,
  id: string,
  change: { version?: number; archived?: boolean },
): Promise<void> {
  await db
    .updateTable('agreement')
    .set({ ...change, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Locks an agreement until the scope ends, and returns it with its newest version. */
export async function lockAgreement(scope: Scope, id: string) {
  const { db } = scope
  const row = await db
    .selectFrom('agreement')
    .select(['id', 'version', 'archived'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const content = await db
    .selectFrom('agreementVersion')
    .select(['name', 'doc', 'itemId', 'fileKey', 'pageCount', 'body', 'sha256'])
    .where('agreementId', '=', id)
    .where('version', '=', row.version)
    .$castTo<Content>()
    .executeTakeFirstOrThrow()
  return { ...row, content }
}

/** Replaces the category values whose content asks for the agreement by default; false if one isn't there. */
export async function setDefaults({ db }: Scope, id: string, valueIds: string[]): Promise<boolean> {
  await db.deleteFrom('agreementDefault').where('agreementId', '=', id).execute()
  const { rows } = await sql`
    insert into agreement_default (agreement_id, value_id)
    select ${id}, id from category_value where id = any(${valueIds}::uuid[]) returning value_id`.execute(
    db,
  )
  return rows.length === new Set(valueIds).size
}

export async function findAgreement(scope: Scope, id: string): Promise<Agreement | undefined> {
  const [found] = await find(scope, sql`agreement.id = ${id}`, 1)
  return found
}

/** Finds agreements, newest first. */
export function findAgreements(
  scope: Scope,
  { archived, limit, before }: { archived?: boolean; limit: number; before: string | undefined },
): Promise<Agreement[]> {
  const conditions = [
    sql`true`,
    ...(archived === undefined ? [] : [sql`agreement.archived = ${archived}`]),
    ...(before ? [sql`agreement.id < ${before}`] : []),
  ]
  return find(scope, sql.join(conditions, sql` and `), limit)
}

async function find(
  { db }: Scope,
  condition: ReturnType<typeof sql>,
  limit: number,
): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select agreement.id, agreement.version, shown.name, shown.doc as text, shown.item_id as "itemId",
      shown.page_count as "pageCount", shown.sha256, agreement.archived,
      array(select value_id from agreement_default as chosen
        where chosen.agreement_id = agreement.id order by value_id) as "defaultValueIds",
      (select count(*)::int from link where link.agreement_id = agreement.id
        and link.disabled_at is null) as links,
      (select count(*)::int from agreement_acceptance as made
        where made.agreement_id = agreement.id) as acceptances,
      agreement.created_at as "createdAt", agreement.updated_at as "updatedAt"
    from agreement join agreement_version as shown
      on shown.tenant_id = agreement.tenant_id and shown.agreement_id = agreement.id
      and shown.version = agreement.version
    where ${condition} order by agreement.id desc limit ${limit}`.execute(db)
  return rows
}

/** Tells whether new links may ask for an agreement; undefined if there is none. */
export async function findArchived({ db }: Scope, id: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('agreement')
    .select('archived')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.archived
}

/** Finds the agreement that new links ask for by default, by the categories of what they show. */
export async function findDefault(
  { db }: Scope,
  { itemType, itemId }: { itemType: ItemType; itemId: string },
): Promise<string | undefined> {
  if (itemType === 'SITE') return undefined
  const items =
    itemType === 'ITEM'
      ? sql`select ${itemId}::uuid`
      : sql`select item_id from collection_item where collection_id = ${itemId}`
  const { rows } = await sql<{ id: string }>`
    select agreement.id from agreement join agreement_default as chosen
      on chosen.tenant_id = agreement.tenant_id and chosen.agreement_id = agreement.id
    where not agreement.archived and chosen.value_id in
      (select value_id from item_category where item_id in (${items}))
    order by agreement.id desc limit 1`.execute(db)
  return rows[0]?.id
}
