import type {
  VisitorFileState,
  VisitorRequestFile,
} from '@satchel/contract/visits/visitor-requests.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { IS_OPEN } from './queries.ts'

/** The visitor who sends files, and their link. */
export interface Sender {
  linkId: string
  itemType: string
  itemId: string
  /** True if the link was made for somebody, who then sees all files that came by it. */
  isForOne: boolean
  visitId: string
  /** The browser, as a keyed hash. */
  browser: Buffer
  email: string | null
  emailProved: boolean
}

/** The condition on requests that a link shows: its own, and those of its collection or site. */
const isOf = ({ linkId, itemType, itemId }: Sender) => sql`(request.link_id = ${linkId}
  or ${itemType} = 'COLLECTION' and request.collection_id = ${itemId}
  or ${itemType} = 'SITE' and request.site_id = ${itemId})`

/** The condition on files that the sender may see: those of the same browser, address or personal link. */
const isTheirs = ({ linkId, isForOne, visitId, browser, email, emailProved }: Sender) => sql`(
  file.link_id = ${linkId} and (${isForOne} or file.visit_id = ${visitId}
    or file.browser = ${browser}
    or ${emailProved} and file.email_proved and lower(file.email) = lower(${email}::text)))`

export interface ShownRequest {
  id: string
  title: string
  note: string
  slots: string[]
  types: string[]
  maxBytes: number
  lastDay: string | null
  isOpen: boolean
  files: (Omit<VisitorRequestFile, 'state'> & {
    state: Exclude<VisitorFileState, 'wrong-type'>
    reason: string | null
  })[]
}

/** Finds the requests of a link with the sender's files, oldest first. Closed ones stay for who sent something. */
export async function findShown(
  { db }: Scope,
  sender: Sender,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ShownRequest[]> {
  const { rows } = await sql<ShownRequest>`
    select request.id, request.title, request.note, request.slots, request.types,
      request.max_bytes as "maxBytes", request.last_day as "lastDay", ${IS_OPEN} as "isOpen",
      sent.files
    from file_request as request, lateral (
      select coalesce(json_agg(json_build_object('id', id, 'slot', slot, 'name', name, 'bytes', bytes,
        'state', state, 'scanned', scanned, 'reason', reason) order by id), '[]') as files
      from (select * from request_file as file where file.request_id = request.id
        and (file.state <> 'coming' or file.expires_at > now()) and ${isTheirs(sender)}
        order by id desc limit 100) as newest
    ) as sent
    where ${isOf(sender)} and (${after ?? null}::uuid is null or request.id > ${after ?? null}::uuid)
      and (request.closed_at is null or json_array_length(sent.files) > 0)
    order by request.id limit ${limit}`.execute(db)
  return rows
}

/** Tells whether a link shows a request that wasn't closed. It runs outside a scope. */
export async function hasOpenRequest(
  system: Db,
  {
    tenantId,
    id,
    itemType,
    itemId,
  }: { tenantId: string; id: string; itemType: string; itemId: string },
): Promise<boolean> {
  const { rows } = await sql`select from file_request
    where tenant_id = ${tenantId} and closed_at is null and (link_id = ${id}
      or ${itemType} = 'COLLECTION' and collection_id = ${itemId}
      or ${itemType} = 'SITE' and site_id = ${itemId}) limit 1`.execute(system)
  return rows.length > 0
}

/** Locks a request of a link, so that its bounds hold for uploads that begin at once. */
export async function lockShown({ db }: Scope, sender: Sender, id: string) {
  const { rows } = await sql<{
    id: string
    slots: string[]
    types: string[]
    maxBytes: number
    isOpen: boolean
  }>`
    select id, slots, types, max_bytes as "maxBytes", ${IS_OPEN} as "isOpen"
    from file_request as request where id = ${id} and ${isOf(sender)} for update`.execute(db)
  return rows[0]
}

interface Counts {
  /** Files of the request, of the link, and those for the slot by the link. */
  ofRequest: number
  ofLink: number
  ofSlot: number
  /** Bytes that wait behind the link. */
  waitingBytes: number
}

/** Counts files that wait, were accepted or are on their way. */
export async function countSent(
  { db }: Scope,
  { requestId, linkId, slot }: { requestId: string; linkId: string; slot: string | null },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where request_id = ${requestId}) as "ofRequest",
      count(*) filter (where link_id = ${linkId}) as "ofLink",
      count(*) filter (where request_id = ${requestId} and link_id = ${linkId}
        and slot = ${slot}::text) as "ofSlot",
      coalesce(sum(bytes) filter (where link_id = ${linkId} and state <> 'accepted'), 0)::bigint
        as "waitingBytes"
    from request_file
    where (request_id = ${requestId} or link_id = ${linkId})
      and (state in ('waiting', 'accepted') or state = 'coming' and expires_at > now())`.execute(db)
  return rows[0] as Counts
}

export async function insertFile(
  { db }: Scope,
  draft: {
    requestId: string
    slot: string | null
    name: string
    filetype: string | null
    bytes: number
  },
  { linkId, visitId, browser, email, emailProved }: Sender,
): Promise<string> {
  const { id } = await db
    .insertInto('requestFile')
    .values({ ...draft, linkId, visitId, browser, email, emailProved })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds an upload under way of a link, or a file that came by it a while ago. */
export function findUpload({ db }: Scope, { linkId, id }: { linkId: string; id: string }) {
  return db
    .selectFrom('requestFile')
    .select(['id', 'tenantId', 'requestId', 'bytes', 'state'])
    .where('id', '=', id)
    .where('linkId', '=', linkId)
    .where(sql<boolean>`(state <> 'coming' or expires_at > now())`)
    .executeTakeFirst()
}

/** Finds the files that somebody with a verified address sent, for their own page. */
export function findOfEmail({ db }: Scope, email: string) {
  return db
    .selectFrom('requestFile')
    .innerJoin('fileRequest', 'fileRequest.id', 'requestFile.requestId')
    .select(['requestFile.id', 'fileRequest.title', 'requestFile.slot', 'requestFile.name'])
    .select(['requestFile.bytes', 'requestFile.state', 'requestFile.receivedAt'])
    .where(sql<boolean>`lower(request_file.email) = lower(${email})`)
    .where('requestFile.emailProved', '=', true)
    .where('requestFile.state', '<>', 'coming')
    .orderBy('requestFile.id')
    .execute()
}

/** Deletes what isn't an item of the files of a verified address; returns their ids. */
export async function deleteOfEmail({ db }: Scope, email: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('requestFile')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('emailProved', '=', true)
    .where('state', '<>', 'accepted')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes the address from accepted files. */
export async function forgetEmail({ db }: Scope, email: string): Promise<void> {
  await db
    .updateTable('requestFile')
    .set({ email: null, emailProved: false })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('emailProved', '=', true)
    .execute()
}
