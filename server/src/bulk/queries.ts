import type { BulkReason, BulkWish, Refusal } from '@satchel/contract/bulk.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { BulkChange } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Entry } from './entries.ts'

export interface ChangeRow extends Omit<Selectable<BulkChange>, 'tenantId' | 'wish'> {
  status: 'running' | 'completed' | 'cancelled' | 'failed'
  wish: BulkWish | null
  refusals: Refusal[]
  reasons: Partial<Record<BulkReason, number>>
}

export interface ChangeDraft {
  /** The patch; absent when undoing another change. */
  wish?: BulkWish
  undoes?: string
  isJob: boolean
}

/** Inserts a running change without parts. */
export async function insertChange(scope: Scope, draft: ChangeDraft): Promise<string> {
  const { wish, undoes = null, isJob } = draft
  const { id } = await scope.db
    .insertInto('bulkChange')
    .values({
      memberId: personOf(scope),
      wish: wish ? JSON.stringify(wish) : null,
      undoes,
      isJob,
      status: 'running',
      total: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts ids as parts of this size after the existing ones. */
export async function insertParts({ db }: Scope, id: string, parts: string[][]): Promise<void> {
  await sql`
    insert into bulk_part (change_id, number, item_ids)
    select ${id}::uuid, place - 1 + (select count(*) from bulk_part where change_id = ${id}),
      array(select jsonb_array_elements_text(ids))::uuid[]
    from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as input (ids, place)`.execute(
    db,
  )
  const count = parts.reduce((sum, ids) => sum + ids.length, 0)
  await sql`update bulk_change set total = total + ${count} where id = ${id}`.execute(db)
}

function selectChanges({ db }: Scope) {
  return db
    .selectFrom('bulkChange')
    .select(['id', 'memberId', 'wish', 'undoes', 'isJob', 'status', 'failure', 'total', 'done'])
    .select(['updated', 'missing', 'refused', 'refusals', 'reasons', 'createdAt', 'finishedAt'])
    .$castTo<ChangeRow>()
}

export function findChange(scope: Scope, id: string) {
  return selectChanges(scope).where('id', '=', id).executeTakeFirst()
}

/** Locks a change until the scope ends, so that nobody else advances, cancels or undoes it. */
export function lockChange(scope: Scope, id: string) {
  return selectChanges(scope).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findUndoOf(scope: Scope, id: string) {
  return selectChanges(scope).where('undoes', '=', id).executeTakeFirst()
}

/** Finds running jobs and those ended within the given seconds, newest first. */
export function findJobs(scope: Scope, seconds: number) {
  return selectChanges(scope)
    .where('isJob', '=', true)
    .where('memberId', '=', personOf(scope))
    .where((eb) =>
      eb.or([
        eb('finishedAt', 'is', null),
        eb('finishedAt', '>', sql<string>`now() - make_interval(secs => ${seconds})`),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export interface Part {
  number: number
  itemIds: string[]
  entries: Entry[] | null
  doneAt: string | null
}

export function findParts({ db }: Scope, id: string): Promise<Part[]> {
  return db
    .selectFrom('bulkPart')
    .select(['number', 'itemIds', 'entries', 'doneAt'])
    .where('changeId', '=', id)
    .orderBy('number')
    .$castTo<Part>()
    .execute()
}

export function findPart({ db }: Scope, id: string, number: number): Promise<Part | undefined> {
  return db
    .selectFrom('bulkPart')
    .select(['number', 'itemIds', 'entries', 'doneAt'])
    .where('changeId', '=', id)
    .where('number', '=', number)
    .$castTo<Part>()
    .executeTakeFirst()
}

export function findNextPart({ db }: Scope, id: string): Promise<Part | undefined> {
  return db
    .selectFrom('bulkPart')
    .select(['number', 'itemIds', 'entries', 'doneAt'])
    .where('changeId', '=', id)
    .where('doneAt', 'is', null)
    .orderBy('number')
    .limit(1)
    .$castTo<Part>()
    .executeTakeFirst()
}

export async function writeEntries(
  { db }: Scope,
  id: string,
  number: number,
  entries: Entry[],
): Promise<void> {
  await db
    .updateTable('bulkPart')
    .set({ entries: JSON.stringify(entries), doneAt: sql`clock_timestamp()` })
    .where('changeId', '=', id)
    .where('number', '=', number)
    .execute()
}

export async function updateChange(
  { db }: Scope,
  id: string,
  { refusals, reasons, ...counts }: Partial<ChangeRow>,
): Promise<void> {
  const isOver = counts.status !== undefined && counts.status !== 'running'
  await db
    .updateTable('bulkChange')
    .set({
      ...(counts as object),
      ...(refusals && { refusals: JSON.stringify(refusals) }),
      ...(reasons && { reasons: JSON.stringify(reasons) }),
      ...(isOver && { finishedAt: sql`clock_timestamp()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** Notifies all nodes at the commit. */
export async function announce({ db }: Scope, id: string): Promise<void> {
  await sql`select pg_notify('bulk', current_tenant() || ' ' || ${id}::text)`.execute(db)
}

/** Finds items another person has changed since; automatic changes don't count. */
export async function findTouched(
  { db, actor }: Scope,
  ids: string[],
  since: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('event')
    .select('itemId')
    .distinct()
    .where('itemId', '=', sql<string>`any(${ids})`)
    .where('at', '>', since)
    .where('actorId', 'is not', null)
    .where('actorId', '<>', actor.id)
    .where('type', 'not in', ['item.processed', 'item.checked', 'item.reached-day'])
    .execute()
  return new Set(rows.flatMap(({ itemId }) => itemId ?? []))
}

export function findTags({ db }: Scope, keys: string[]) {
  return db
    .selectFrom('tag')
    .select(['key', 'label'])
    .where('key', '=', sql<string>`any(${keys})`)
    .execute()
}

export function findOwners({ db }: Scope, ids: string[]) {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

/** Finds the first of these items, preferring those in the library; includes the trash. */
export function findFirst({ db }: Scope, ids: string[]) {
  return db
    .selectFrom('item')
    .select(['id', 'name', 'originalName', 'importId'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('inLibrary', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deletes the items of changes that can't be undone anymore, and whole changes after a month. */
export async function forget(system: Db): Promise<void> {
  await sql`
    delete from bulk_part using bulk_change change
    where change.tenant_id = bulk_part.tenant_id and change.id = change_id
      and change.finished_at < now() - interval '10 minutes'
      and not exists (select from bulk_change undo
        where undo.tenant_id = change.tenant_id and undo.undoes = change.id and undo.status = 'running')`.execute(
    system,
  )
  await sql`delete from bulk_change where finished_at < now() - interval '30 days'`.execute(system)
}
