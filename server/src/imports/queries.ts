import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Import } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface ImportDraft {
  source: string
  name: string
  status: 'draft' | 'running'
  isRead: boolean
  heads?: string[]
  facts?: object
  choices?: object
  collectionId?: string | null
  total?: number
}

export async function insertImport(scope: Scope, draft: ImportDraft): Promise<string> {
  const { facts = {}, choices = {}, ...rest } = draft
  const { id } = await scope.db
    .insertInto('import')
    .values({
      ...rest,
      facts: JSON.stringify(facts),
      choices: JSON.stringify(choices),
      ownerId: personOf(scope),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function selectImports({ db, actor }: Scope) {
  const rows = db
    .selectFrom('import')
    .innerJoin('member as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'import.tenantId').onRef('owner.id', '=', 'import.ownerId'),
    )
    .selectAll('import')
    .select('owner.name as ownerName')
  const seesAll = actor.role === 'owner' || actor.role === 'admin' || actor.role === 'system'
  return seesAll ? rows : rows.where('import.ownerId', '=', actor.id ?? '')
}

export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Finds the caller's import, or any for admins. */
export function findImport(scope: Scope, id: string) {
  return selectImports(scope).where('import.id', '=', id).executeTakeFirst()
}

/** The last begun first; drafts are no imports yet. */
export function findImports(scope: Scope, limit: number, before: string | undefined) {
  let rows = selectImports(scope)
    .where('import.status', '<>', 'draft')
    .orderBy('import.id', 'desc')
    .limit(limit)
  if (before) rows = rows.where('import.id', '<', before)
  return rows.execute()
}

/** Locks an import until the scope ends: one chunk at a time, without a cancellation in between. */
export function lockImport({ db }: Scope, id: string) {
  return db.selectFrom('import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateImport(
  { db }: Scope,
  id: string,
  change: Updateable<Import>,
): Promise<void> {
  await db.updateTable('import').set(change).where('id', '=', id).execute()
}

export async function insertRows(
  { db }: Scope,
  importId: string,
  rows: { number: number; data: object; itemId?: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into import_row (import_id, number, data, item_id)
    select ${importId}, number, data, coalesce("itemId", new_id())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as input (number integer, data jsonb, "itemId" uuid)
    on conflict do nothing`.execute(db)
}

interface RowFilter {
  status?: string[]
  after?: number
  limit: number
}

/** Each with the item it became, or that was there already. */
export function findRows({ db }: Scope, importId: string, { status, after, limit }: RowFilter) {
  let rows = db
    .selectFrom('importRow as row')
    .leftJoin('item', (join) =>
      join
        .onRef('item.tenantId', '=', 'row.tenantId')
        .on('item.id', '=', sql<string>`coalesce(row.found_id, row.item_id)`),
    )
    .select(['row.number', 'row.data', 'row.status', 'row.message', 'row.sentences'])
    .select(['row.itemId', 'row.foundId', 'item.name as itemName', 'item.failure as itemFailure'])
    .select(sql<boolean>`coalesce(item.check_failures > 0, false)`.as('isFailing'))
    .where('row.importId', '=', importId)
    .orderBy('row.number')
    .limit(sql.lit(limit))
  if (status) rows = rows.where('row.status', '=', sql<string>`any(${status})`)
  if (after !== undefined) rows = rows.where('row.number', '>', after)
  return rows.execute()
}
export type FoundRow = Awaited<ReturnType<typeof findRows>>[number]

/** The next rows of a run, in their order. */
export function findWaiting({ db }: Scope, importId: string, limit: number) {
  return db
    .selectFrom('importRow')
    .select(['number', 'data', 'itemId'])
    .where('importId', '=', importId)
    .where('status', '=', sql.lit('waiting'))
    .orderBy('number')
    .limit(sql.lit(limit))
    .execute()
}

/** The first problems of each of these imports. */
export async function findErrors({ db }: Scope, importIds: string[], limit: number) {
  if (importIds.length === 0) return []
  const { rows } = await sql<{
    importId: string
    row: number
    message: string
    sentences: ImportSentence[]
  }>`
    select i.id as import_id, r.number as row, coalesce(r.message, '') as message, coalesce(r.sentences, '[]') as sentences
    from unnest(${importIds}::uuid[]) as i (id), lateral (
      select number, message, sentences from import_row
      where import_id = i.id and status = 'failed' order by number limit ${limit}) as r`.execute(db)
  return rows
}

export interface Outcome {
  number: number
  status: 'fetching' | 'done' | 'failed' | 'skipped'
  message: string | null
  sentences?: ImportSentence[] | null
  foundId?: string | null
}

/** Settles rows that still wait, so that none is counted twice. */
export async function settleRows(
  { db }: Scope,
  importId: string,
  outcomes: Outcome[],
): Promise<void> {
  await sql`
    with input as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as input (number integer, status text, message text, sentences jsonb, "foundId" uuid)
    ), settled as (
      update import_row r set status = input.status, message = input.message, sentences = input.sentences,
        found_id = input."foundId"
      from input where r.import_id = ${importId} and r.number = input.number
        and r.status in ('waiting', 'fetching')
      returning r.status
    )
    update import set
      done = done + (select count(*) from settled where status = 'done'),
      failed = failed + (select count(*) from settled where status = 'failed'),
      skipped = skipped + (select count(*) from settled where status = 'skipped')
    where id = ${importId}`.execute(db)
}

export async function countRows({ db }: Scope, importId: string, status: string[]) {
  const { count } = await db
    .selectFrom('importRow')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .where('status', '=', sql<string>`any(${status})`)
    .executeTakeFirstOrThrow()
  return count
}

/** Resets failed rows and returns their number. */
export async function reviveRows({ db }: Scope, importId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('importRow')
    .set({ status: 'waiting', message: null, sentences: null })
    .where('importId', '=', importId)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteRows({ db }: Scope, importId: string, numbers: number[]) {
  await db
    .deleteFrom('importRow')
    .where('importId', '=', importId)
    .where('number', '=', sql<number>`any(${numbers})`)
    .execute()
}

/** Counts the items of an upload batch by status. */
export async function countItems({ db }: Scope, importId: string) {
  return db
    .selectFrom('item')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('done'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.countAll<number>().as('begun'),
    ])
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow()
}

/** Deletes, for all tenants, drafts that weren't run within a day and rows of imports that ended 90 days ago. */
export async function deleteOld(system: Db): Promise<void> {
  await system
    .deleteFrom('import')
    .where('status', '=', 'draft')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .where(sql<boolean>`facts ?| array['archiveKey', 'hasFile', 'oldArchive'] is not true`)
    .execute()
  await sql`
    delete from import_row r using import i
    where i.tenant_id = r.tenant_id and i.id = r.import_id
      and i.finished_at < now() - interval '90 days'`.execute(system)
}

/** The person a job acts for. */
export function findPerson({ db }: Scope, id: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'email', 'role', 'status'])
    .where('id', '=', id)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}

/** Cancels the import; rows being fetched stay waiting, and their jobs find out that it's over. */
export async function cancelFetching({ db }: Scope, importId: string): Promise<void> {
  await db
    .updateTable('importRow')
    .set({ status: 'waiting' })
    .where('importId', '=', importId)
    .where('status', '=', 'fetching')
    .execute()
}

/** Tells whether rows still wait or are being fetched; displayKeys at one of each. */
export async function countOpen({ db }: Scope, importId: string) {
  const one = (status: string) =>
    sql<number>`(select count(*)::int from (select from import_row
      where import_id = ${importId} and status = ${sql.lit(status)} limit 1) as open)`
  return db
    .selectNoFrom([one('waiting').as('waiting'), one('fetching').as('fetching')])
    .executeTakeFirstOrThrow()
}

/** A row whose file is on its way, held until the scope ends. */
export function findFetching({ db }: Scope, importId: string, number: number) {
  return db
    .selectFrom('importRow')
    .select(['data', 'itemId'])
    .where('importId', '=', importId)
    .where('number', '=', number)
    .where('status', '=', 'fetching')
    .forUpdate()
    .executeTakeFirst()
}

/** The one by which all that came in together are named. */
export function findFirstItem({ db }: Scope, importId: string) {
  return db
    .selectFrom('item')
    .select(['id', 'name'])
    .where('importId', '=', importId)
    .where('deletedAt', 'is', null)
    .orderBy(sql`in_library and releases_on is null`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
