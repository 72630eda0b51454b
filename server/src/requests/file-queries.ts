import { sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { RequestFile as Row } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

/** The maximum number of files of a request that its answer lists. */
const LISTED_MAX = 500

/** Finds the files that came for a request, newest first. */
export function findFiles({ db }: Scope, requestId: string, id?: string) {
  return db
    .selectFrom('requestFile')
    .leftJoin('member', 'member.id', 'requestFile.decidedBy')
    .select(['requestFile.id', 'slot', 'requestFile.name', 'bytes', 'mime', 'state', 'scanned'])
    .select(['reason', 'finding', 'linkId', 'requestFile.email', 'emailProved', 'receivedAt'])
    .select(['filetype', 'scans', 'decidedAt', 'decidedBy', 'member.name as decidedByName'])
    .where('requestId', '=', requestId)
    .where('state', '<>', 'coming')
    .$if(id !== undefined, (query) => query.where('requestFile.id', '=', id ?? ''))
    .orderBy('requestFile.id', 'desc')
    .limit(LISTED_MAX)
    .execute()
}
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number]

/** Locks a file of a request until the scope ends, so that it is decided once. */
export function lockFile({ db }: Scope, id: string, requestId?: string) {
  return db
    .selectFrom('requestFile')
    .selectAll()
    .where('id', '=', id)
    .$if(requestId !== undefined, (query) => query.where('requestId', '=', requestId ?? ''))
    .forUpdate()
    .executeTakeFirst()
}
export type LockedFile = NonNullable<Awaited<ReturnType<typeof lockFile>>>

export async function updateFile({ db }: Scope, id: string, change: Updateable<Row>) {
  await db.updateTable('requestFile').set(change).where('id', '=', id).execute()
}

export async function deleteFile({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('requestFile').where('id', '=', id).execute()
}

/** Finds what webhooks and notifications say of a file, and whom it concerns. */
export async function findReceived({ db }: Scope, id: string) {
  const { rows } = await sql<Received>`
    select file.id, file.name, file.slot, file.bytes, file.mime, file.scanned, file.state,
      file.email, file.email_proved as "emailProved", request.id as "requestId",
      request.title, request.owner_id as "ownerId", file.link_id as "linkId",
      coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient
    from request_file as file
    join file_request as request on request.tenant_id = file.tenant_id and request.id = file.request_id
    left join link on link.tenant_id = file.tenant_id and link.id = file.link_id
    where file.id = ${id}`.execute(db)
  return rows[0]
}
export interface Received {
  id: string
  name: string
  slot: string | null
  bytes: number
  mime: string | null
  scanned: 'clean' | 'infected' | 'not-scanned'
  state: string
  email: string | null
  emailProved: boolean
  requestId: string
  title: string
  ownerId: string
  linkId: string | null
  recipient: string | null
}

/** Finds unfinished uploads of all tenants that nobody resumed within a day. */
export function findExpired(system: Db) {
  return system
    .selectFrom('requestFile')
    .select(['id', 'tenantId', 'bytes'])
    .where('state', '=', 'coming')
    .where('expiresAt', '<', sql<string>`now()`)
    .execute()
}

/** Deletes an unfinished upload, unless it was finished meanwhile. */
export async function deleteComing(system: Db, id: string): Promise<void> {
  await system
    .deleteFrom('requestFile')
    .where('id', '=', id)
    .where('state', '=', 'coming')
    .execute()
}

/** Finds uploads of all tenants that no request holds, since the last of them may have been killed at its end. */
export function findIdle(system: Db) {
  return system
    .selectFrom('requestFile')
    .select(['id', 'tenantId', 'bytes'])
    .where('state', '=', 'coming')
    .where('expiresAt', '>', sql<string>`now()`)
    .where(sql<boolean>`coalesce(locked_until, now()) between now() - interval '1 hour' and now()`)
    .execute()
}

/** Finds files of all tenants that the virus scanner hasn't answered for. */
export function findUnscanned(system: Db) {
  return system
    .selectFrom('requestFile')
    .select(['id', 'tenantId'])
    .where('scans', '=', true)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
}

/** Tells whether somebody who may decide about a file that waits asks for it. It runs outside a scope. */
export async function isReadable(
  system: Db,
  { key, memberId }: { key: string; memberId: string | null },
): Promise<boolean> {
  const [tenantId, id] = key.split('/')
  const { rows } = await sql`
    select from request_file as file
    join file_request as request on request.tenant_id = file.tenant_id and request.id = file.request_id
    join member on member.tenant_id = file.tenant_id and member.id = ${memberId}
    join tenant on tenant.id = file.tenant_id
    where file.tenant_id = ${tenantId} and file.id = ${id} and file.state = 'waiting'
      and not file.scans and member.status = 'active'
      and coalesce(readable_until(tenant) > now(), true)
      and (member.role in ('owner', 'admin') or member.role = 'editor' and request.owner_id = member.id)`.execute(
    system,
  )
  return rows.length > 0
}
