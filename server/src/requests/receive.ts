import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  LINK_FILES_MAX,
  LINK_WAITING_BYTES_MAX,
  REQUEST_FILES_MAX,
  SLOT_FILES_MAX,
} from '@satchel/contract/requests.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { VisitorRequest, VisitorRequests } from '@satchel/contract/visits/visitor-requests.ts'
import { Type } from 'typebox'
import * as billing from '../billing/service.ts'
import type { Db } from '../platform/database/database.ts'
import { isId } from '../platform/database/ids.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { storageFull } from '../platform/files/disk.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import type * as uploads from '../uploads/service.ts'
import { deleteFile, lockFile, updateFile } from './file-queries.ts'
import { isAllowed } from './media-types.ts'
import { fileKeyOf } from './present.ts'
import * as query from './visitor-queries.ts'

export const EXAMINE_TASK = 'examine-request-file'
export const REMOVE_TASK = 'remove-request-file'

/** Lists the requests of a link as their sender sees them. */
export async function list(
  scope: Scope,
  sender: query.Sender,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
): Promise<VisitorRequests> {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await query.findShown(scope, sender, { limit: limit + 1, after: after?.id })
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => ({ id }))
  return { items: items.map(presentRequest), nextCursor }
}

const FILLING = ['waiting', 'accepted']

function presentRequest({ slots, files, ...request }: query.ShownRequest): VisitorRequest {
  const filled = files.filter(({ state }) => FILLING.includes(state)).map(({ slot }) => slot)
  return {
    ...request,
    slots: slots.map((name) => ({ name })),
    missing: slots.filter((name) => !filled.includes(name)),
    files: files.map(({ reason, ...file }) => ({
      ...file,
      state: file.state === 'refused' && reason === 'type' ? 'wrong-type' : file.state,
    })),
  }
}

interface Draft {
  requestId: string
  slot: string | null
  filename: string
  filetype: string | null
  bytes: number
}

/** Returns the id of a new upload. Those of one request begin one after the other, so that its bounds hold. */
export async function begin(
  scope: Scope,
  { disk, needsDisk }: Pick<Services, 'disk'> & { needsDisk: boolean },
  sender: query.Sender,
  { requestId, slot, filename: name, filetype, bytes }: Draft,
): Promise<string> {
  const found = isId(requestId) ? await query.lockShown(scope, sender, requestId) : undefined
  const request = orNotFound(found, 'Request')
  if (!request.isOpen) throw new Problem('gone', says('requestIsClosed'))
  requireFitting(request, { slot, filetype, bytes })
  await requireFew(scope, { requestId, linkId: sender.linkId, slot }, bytes)
  if (!(await disk.hasRoomFor(needsDisk ? bytes : 0))) throw storageFull()
  await billing.requireRoom(scope, { items: 0, storageBytes: bytes })
  return query.insertFile(scope, { requestId, slot, name, filetype, bytes }, sender)
}

function requireFitting(
  { slots, types, maxBytes }: { slots: string[]; types: string[]; maxBytes: number },
  { slot, filetype, bytes }: Pick<Draft, 'slot' | 'filetype' | 'bytes'>,
): void {
  if (slots.length > 0 && slot === null) throw invalidField('slot', says('isMissing'))
  if (slot !== null && !slots.includes(slot)) throw invalidField('slot', says('isNoSlotOfRequest'))
  if (filetype && !isAllowed(filetype, types))
    throw new Problem('unsupported-media-type', says('filesOfTypeWerentRequested'))
  if (bytes > maxBytes)
    throw new Problem('too-large', says('fileMayHaveUpToBytes', { max: maxBytes }))
}

async function requireFew(
  scope: Scope,
  place: { requestId: string; linkId: string; slot: string | null },
  bytes: number,
): Promise<void> {
  const { ofRequest, ofLink, ofSlot, waitingBytes } = await query.countSent(scope, place)
  const isFull =
    ofRequest >= REQUEST_FILES_MAX || ofLink >= LINK_FILES_MAX || ofSlot >= SLOT_FILES_MAX
  if (isFull) throw new Problem('conflict', says('tooManyFilesWereSent'))
  if (waitingBytes + bytes > LINK_WAITING_BYTES_MAX)
    throw new Problem('too-large', says('filesThatWaitAreTooLarge'))
}

/** Finds an upload of a link. Throws `not-found` for one of another link, an expired and an unknown one. */
export async function requireUpload(scope: Scope, linkId: string, id: string) {
  const found = isId(id) ? await query.findUpload(scope, { linkId, id }) : undefined
  return orNotFound(found, 'Upload')
}

/** All bytes are in: the file takes its place and waits, once. */
export async function finish(
  { services, store }: uploads.Uploads,
  tenantId: string,
  id: string,
): Promise<void> {
  const { database } = services
  const actor = systemActor(tenantId)
  const found = await withScope(database, actor, (scope) => lockFile(scope, id))
  const { bytes, state } = orNotFound(found, 'Upload')
  if (state !== 'coming') return
  const named = { id, tenantId, replaces: null }
  await store.place(store.nameOf(named), fileKeyOf(tenantId, id), bytes)
  await withScope(database, actor, async (scope) => {
    const file = orNotFound(await lockFile(scope, id), 'Upload')
    if (file.state !== 'coming') return
    const scans = services.config.CLAMD_URL !== undefined
    await updateFile(scope, id, { state: 'waiting', receivedAt: new Date().toISOString(), scans })
    await record(scope, { type: 'request.changed', data: { requestId: file.requestId } })
    await enqueueExamination(scope, tenantId, id)
  })
}

export function enqueueExamination(on: { db: Db }, tenantId: string, id: string) {
  return enqueue(on, EXAMINE_TASK, { tenantId, id }, { jobKey: `request-file ${id}` })
}

/** Deletes the bytes of a file after the commit. */
export function enqueueRemoval(scope: Scope, id: string) {
  return enqueue(scope, REMOVE_TASK, { tenantId: scope.actor.tenantId, id })
}

/** Forgets an upload that its sender canceled. */
export async function cancel(scope: Scope, id: string): Promise<void> {
  await deleteFile(scope, id)
}

/** Deletes what somebody with a verified address sent, and the address from what was accepted. */
export async function forgetFilesOf(scope: Scope, email: string): Promise<void> {
  for (const id of await query.deleteOfEmail(scope, email)) await enqueueRemoval(scope, id)
  await query.forgetEmail(scope, email)
}
