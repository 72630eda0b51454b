import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface UploadDraft {
  filename: string
  filetype: string | null
  bytes: number
  name: string | null
  importId: string | null
  collectionId: string | null
  /** The item whose file it is to replace. */
  replaces: string | null
  purpose: 'item' | 'import'
}

export async function insertUpload(scope: Scope, draft: UploadDraft): Promise<string> {
  const { id } = await scope.db
    .insertInto('upload')
    .values({ ...draft, memberId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the caller's upload unless it expired. */
export function findUpload(scope: Scope, id: string) {
  return scope.db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** Locks the caller's upload until the scope ends, so that it finishes once. Expired ones never do. */
export function lockMine(scope: Scope, id: string) {
  return scope.db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', personOf(scope))
    .where('expiresAt', '>', sql<string>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function markFinished({ db }: Scope, id: string, itemId: string): Promise<void> {
  await db.updateTable('upload').set({ itemId }).where('id', '=', id).execute()
}

/** Marks a finished upload as used for what it was sent for; until then it counts towards storage by itself. */
export async function markUsed({ db }: Scope, id: string): Promise<void> {
  await db.updateTable('upload').set({ used: true }).where('id', '=', id).execute()
}

export async function renameUpload({ db }: Scope, id: string, name: string): Promise<void> {
  await db.updateTable('upload').set({ name }).where('id', '=', id).execute()
}

export async function deleteUpload({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute()
}

/** Finds unfinished uploads of all tenants that a request held within the last hour, or of before there were locks. */
export function findUnfinished(system: Db) {
  return system
    .selectFrom('upload')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'upload.tenantId')
        .onRef('member.id', '=', 'upload.memberId'),
    )
    .select([
      'upload.id',
      'upload.tenantId',
      'upload.bytes',
      'upload.replaces',
      'member.id as memberId',
      'member.name',
    ])
    .where('upload.itemId', 'is', null)
    .where('upload.expiresAt', '>', sql<string>`now()`)
    .where(sql<boolean>`coalesce(locked_until, now()) > now() - interval '1 hour'`)
    .execute()
}

/** Finds expired uploads, after those being finished or used. */
export function findExpired(system: Db) {
  return system
    .selectFrom('upload')
    .select(['id', 'tenantId', 'itemId', 'replaces', 'purpose'])
    .where('expiresAt', '<', sql<string>`now()`)
    .forUpdate()
    .execute()
}
export type Expired = Awaited<ReturnType<typeof findExpired>>[number]

export async function deleteExpired(system: Db, id: string): Promise<void> {
  await system.deleteFrom('upload').where('id', '=', id).execute()
}

export async function isFileOf(system: Db, itemId: string, fileKey: string): Promise<boolean> {
  const row = await system
    .selectFrom('itemFile')
    .select('number')
    .where('itemId', '=', itemId)
    .where('fileKey', '=', fileKey)
    .executeTakeFirst()
  return row !== undefined
}
