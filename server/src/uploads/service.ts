import { stat } from 'node:fs/promises'
import { NAME_MAX, UPLOAD_MAX } from '@satchel/contract/constants.ts'
import type { UploadMetadata } from '@satchel/contract/uploads.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import { found, invalidField, Problem } from '../platform/problem.ts'
import { type Actor, systemActor, withScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import * as query from './queries.ts'
import type { ChecksumStore } from './store.ts'

export interface Uploads {
  services: Services
  store: ChecksumStore
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Given = Partial<Record<keyof UploadMetadata, string | null | undefined>>

/** The id is the one the item will have, so that finishing twice is finishing once. */
export async function begin(
  { services }: Uploads,
  actor: Actor,
  metadata: Given,
  bytes: number,
): Promise<string> {
  const draft = readDraft(metadata, bytes)
  return withScope(services.database, actor, async (scope) => {
    if (draft.collectionId) await collections.demand(scope, draft.collectionId)
    return query.insertUpload(scope, draft)
  })
}

function readDraft(metadata: Given, bytes: number): query.UploadDraft {
  const filename = plainName(metadata.filename ?? '')
  if (!filename) throw invalidField('filename', 'is missing')
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw invalidField('Upload-Length', 'is missing')
  if (bytes === 0) throw invalidField('Upload-Length', 'is 0: an empty file cannot be uploaded')
  if (bytes > UPLOAD_MAX) throw new Problem('too-large', 'A file may have up to 5 GiB')
  const { filetype, importId, collectionId } = metadata
  if (collectionId && !ID.test(collectionId)) throw invalidField('collectionId', 'is not an id')
  if (importId && importId.length > 100) throw invalidField('importId', 'is too long')
  return {
    filename,
    filetype: filetype?.slice(0, 200) || null,
    bytes,
    importId: importId || null,
    collectionId: collectionId || null,
  }
}

/** Without folders and control characters; longer than a name may be is cut, its ending kept. */
function plainName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  const characters = [...name]
  if (characters.length <= NAME_MAX) return name
  const ending = /\.[\w-]{1,12}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, NAME_MAX - ending.length).join('') + ending
}

/** Throws `not-found` for an upload that is another's, expired or unknown. */
export async function demand({ services }: Uploads, actor: Actor, id: string) {
  if (!ID.test(id)) throw new Problem('not-found', 'Upload not found')
  return withScope(services.database, actor, async (scope) =>
    found(await query.findUpload(scope, id), 'Upload'),
  )
}

/** All bytes are in: the file takes its place, then the item is made, once. */
export async function finish(
  { services, store }: Uploads,
  actor: Actor,
  id: string,
): Promise<string> {
  const { database, files } = services
  const fileKey = `${actor.tenantId}/${id}/original`
  await files.adopt(store.pathOf(id), fileKey)
  return withScope(database, actor, async (scope) => {
    const upload = found(await query.lockUpload(scope, id), 'Upload')
    if (upload.itemId) return upload.itemId
    const { filename, filetype, bytes, importId, collectionId } = upload
    await items.addFile(scope, { id, filename, fileKey, filetype, bytes, importId, collectionId })
    await query.markFinished(scope, id, id)
    return id
  })
}

/** After the answer, for which the library still looks at it. */
export async function clear({ store }: Uploads, id: string): Promise<void> {
  await store.remove(id).catch(() => undefined)
}

export async function remove({ services }: Uploads, actor: Actor, id: string): Promise<void> {
  await withScope(services.database, actor, (scope) => query.deleteUpload(scope, id))
}

/** Has every byte, though the server was stopped before it made the item. */
export async function isComplete(
  { store }: Uploads,
  id: string,
  bytes: number | null,
): Promise<boolean> {
  const there = await stat(store.pathOf(id)).catch(() => undefined)
  return there !== undefined && there.size === bytes
}

/** At the start: uploads whose last bytes came in just before a kill become items now. */
export async function finishPending(uploads: Uploads): Promise<void> {
  for (const { id, tenantId, bytes, memberId, name } of await query.findUnfinished(
    uploads.services.database.system,
  ))
    if (await isComplete(uploads, id, bytes))
      await finish(uploads, { ...systemActor(tenantId), id: memberId, name }, id).then(() =>
        clear(uploads, id),
      )
}

/** Hourly: what nobody resumed within a day goes. */
export async function removeExpired({ services, store }: Uploads): Promise<void> {
  for (const { id } of await query.deleteExpired(services.database.system))
    await store.remove(id).catch(() => undefined)
}
