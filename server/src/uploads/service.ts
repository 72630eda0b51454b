import * as billing from '../billing/service.ts'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import { isId } from '../platform/database/ids.ts'
import { type Actor, type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { storageFull } from '../platform/files/disk.ts'
import { type Attempt, answerOnce } from '../platform/http/idempotency.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { MINUTE } from '../platform/time.ts'
import * as users from '../users/service.ts'
import * as batch from './batch.ts'
import { deleteOldBatches } from './batch-queries.ts'
import { type Metadata, readDraft } from './draft.ts'
import { keyOf } from './file-key.ts'
import type { UploadLocks } from './locks.ts'
import * as query from './queries.ts'
import type { Named, UploadStore } from './store.ts'

export { readDraft } from './draft.ts'
export { keyOf } from './file-key.ts'
export { markUsed } from './queries.ts'
export { openTus, type Transfer } from './tus.ts'
export { lengthOf, metadataOf, requireChunk, requireTus, takeTus } from './tus-requests.ts'

export interface Uploads {
  services: Services
  store: UploadStore
  locks: UploadLocks
}

/**
 * Returns the upload, whose id is the one the item will have, so that finishing twice is finishing once. An attempt
 * made before returns the upload of then.
 */
export async function begin(
  { services, store }: Uploads,
  actor: Actor,
  { metadata, bytes, attempt }: { metadata: Metadata; bytes: number; attempt: Attempt | undefined },
): Promise<Named> {
  const draft = readDraft(metadata, bytes)
  const insert = async (scope: Scope) => {
    if (draft.collectionId) await collections.requireManual(scope, draft.collectionId)
    if (draft.replaces) await items.requireReplaceable(scope, draft.replaces)
    const isItem = !draft.replaces && draft.purpose === 'item'
    const bytesHere = store.needsDisk ? bytes : 0
    if (!(await services.disk.hasRoomFor(bytesHere))) throw storageFull()
    await billing.requireRoom(scope, { items: isItem ? 1 : 0, storageBytes: bytes })
    return query.insertUpload(scope, draft)
  }
  const id = await withScope(services.database, actor, async (scope) => {
    if (!attempt) return insert(scope)
    const work = async () => ({ status: 201, body: await insert(scope) })
    return (await answerOnce(scope, attempt, work)).body as string
  })
  return { id, tenantId: actor.tenantId, replaces: draft.replaces }
}

/** Throws `not-found` for an upload that is another's, expired or unknown. */
export async function requireUpload({ services }: Uploads, actor: Actor, id: string) {
  if (!isId(id)) throw new Problem('not-found', says('uploadNotFound'))
  return withScope(services.database, actor, async (scope) =>
    orNotFound(await query.findUpload(scope, id), 'Upload'),
  )
}

/** Returns the item of an upload that has its file already, null while bytes are missing; undefined before its first. */
export async function findUploadedItem({ services, store }: Uploads, actor: Actor, named: Named) {
  const upload = await withScope(services.database, actor, (scope) =>
    query.findUpload(scope, named.id),
  )
  return upload?.itemId ?? ((await store.stateOf(store.nameOf(named))) ? null : undefined)
}

/** The upload until the end of the scope, if its member may still add to the library. */
async function lockForWriter(scope: Scope, id: string) {
  const upload = orNotFound(await query.lockMine(scope, id), 'Upload')
  await users.requireWriter(scope, upload.memberId)
  return upload
}

/** All bytes are in: the file takes its place, then the item is made, once. */
export async function finish(
  { services, store }: Uploads,
  actor: Actor,
  id: string,
): Promise<string> {
  const { database } = services
  const found = await withScope(database, actor, (scope) => lockForWriter(scope, id))
  const { replaces, purpose } = found
  const fileKey = keyOf(found)
  await store.place(store.nameOf(found), fileKey, found.bytes ?? 0)
  return withScope(database, actor, async (scope) => {
    const upload = await lockForWriter(scope, id)
    if (upload.itemId) return upload.itemId
    if (replaces || purpose === 'import') {
      await query.markFinished(scope, id, replaces ?? id)
      return replaces ?? id
    }
    const { filename, filetype, bytes, name, importId } = upload
    const details = await batch.detailsFor(scope, upload)
    await items.addFile(scope, {
      id,
      filename,
      fileKey,
      filetype,
      bytes,
      name,
      importId,
      ...details,
    })
    if (details.collectionId) await collections.addToCollection(scope, details.collectionId, id)
    await query.markFinished(scope, id, id)
    return id
  })
}

/** Replaces an item's file with a finished upload, even one not started for it. */
export async function replace(scope: Scope, services: Addresses, itemId: string, uploadId: string) {
  const upload = orNotFound(await query.lockMine(scope, uploadId), 'Upload')
  const { filename: originalName, filetype: mime, bytes, replaces } = upload
  if (!upload.itemId) throw new Problem('conflict', says('uploadIsntFinished'))
  if (upload.purpose === 'import') throw invalidField('uploadId', says('wasStartedForImport'))
  if (replaces && replaces !== itemId)
    throw invalidField('uploadId', says('wasStartedToReplaceAnotherFile'))
  if (!replaces && upload.itemId === itemId)
    throw new Problem('conflict', says('uploadIsAlreadyFileOfThisItem'))
  const uploadKeys = { itemId: upload.itemId, fileKey: keyOf({ ...upload, replaces: null }) }
  const file = { fileKey: keyOf({ ...upload, replaces: itemId }), originalName, mime, bytes }
  await query.markUsed(scope, uploadId)
  return items.replaceFile(scope, services, itemId, {
    ...file,
    ...(!replaces && { absorbs: uploadKeys }),
  })
}

/** The archive that an import is to read, mine and finished. */
export async function archiveOf(scope: Scope, id: string) {
  const upload = orNotFound(await query.lockMine(scope, id), 'Upload')
  if (upload.purpose !== 'import') throw invalidField('uploadId', says('wasntStartedForImport'))
  if (!upload.itemId) throw new Problem('conflict', says('uploadIsntFinished'))
  return { fileKey: keyOf({ ...upload, replaces: null }), filename: upload.filename }
}

/** Renames an upload while it runs, or its item. */
export async function rename(
  scope: Scope,
  services: Addresses,
  id: string,
  name: string,
): Promise<void> {
  const { itemId, replaces } = orNotFound(await query.lockMine(scope, id), 'Upload')
  if (replaces) throw new Problem('conflict', says('itemKeepsItsName'))
  if (itemId) await items.rename(scope, services, itemId, name)
  else await query.renameUpload(scope, id, name.trim())
}

/** Deletes what is left of a finished upload after the response, since the library still reads it. */
export async function clear({ store }: Uploads, named: Named): Promise<void> {
  await store.clear(store.nameOf(named)).catch(() => undefined)
}

/** Deletes the bytes of an upload, wherever they are; not its file. */
export async function discard({ store }: Uploads, named: Named): Promise<void> {
  await store.discard(store.nameOf(named))
}

export async function remove({ services }: Uploads, actor: Actor, id: string): Promise<void> {
  await withScope(services.database, actor, (scope) => query.deleteUpload(scope, id))
}

/** Tells whether an upload has every byte, the last one so long ago, although the server stopped before creating the item. */
export async function isComplete(
  { store }: Uploads,
  upload: Named & { bytes: number | null },
  quietMs = 0,
): Promise<boolean> {
  const state = await store.stateOf(store.nameOf(upload))
  return state?.bytes === upload.bytes && Date.now() - state.changedAt >= quietMs
}

/** The time since its last bytes after which no request will finish an upload. */
const QUIET_MS = MINUTE

/** Each minute: uploads whose last bytes came in just before a kill become items now. */
export async function finishPending(uploads: Uploads): Promise<void> {
  const { database, log } = uploads.services
  const unfinished = await query.findUnfinished(database.system)
  await eachAlone(log, 'finish-uploads', unfinished, async (upload) => {
    const { id, tenantId, memberId, name } = upload
    if (!(await isComplete(uploads, upload, QUIET_MS))) return
    const member = { ...systemActor(tenantId), id: memberId, name }
    const itemId = await finish(uploads, member, id).catch(leaveToExpire)
    if (itemId) await clear(uploads, upload)
  })
}

/** The upload of a member who may no longer add. */
function leaveToExpire(error: unknown): undefined {
  if (!(error instanceof Problem && error.status < 500)) throw error
}

/** Removes uploads that nobody resumed within a day, hourly; files first, so that a crash leaves none behind. */
export async function removeExpired(uploads: Uploads): Promise<void> {
  const { database, log } = uploads.services
  const expired = await query.findExpired(database.system)
  await eachAlone(log, 'remove-expired-uploads', expired, async (upload) => {
    await removeFiles(uploads, upload)
    await query.deleteExpired(database.system, upload.id)
  })
  await deleteOldBatches(database.system)
}

async function removeFiles(uploads: Uploads, upload: query.Expired): Promise<void> {
  const { database, files } = uploads.services
  const { id, tenantId, itemId, replaces, purpose } = upload
  await discard(uploads, upload)
  const fileKey = keyOf(upload)
  const isInUse = replaces
    ? await query.isFileOf(database.system, replaces, fileKey)
    : // An import has a name of its own for what it reads.
      itemId !== null && purpose === 'item'
  if (!isInUse) await files.removeAll(replaces ? fileKey : `${tenantId}/${id}`)
}
