import type { RequestFile } from '@satchel/contract/requests.ts'
import { CATEGORIES, type CategoryIds } from '@satchel/contract/taxonomy.ts'
import * as billing from '../billing/service.ts'
import * as items from '../items/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { findFiles, type LockedFile, lockFile, updateFile } from './file-queries.ts'
import { fileKeyOf, presentFile } from './present.ts'
import * as query from './queries.ts'
import { enqueueRemoval } from './receive.ts'

interface Chosen {
  requestId: string
  fileId: string
}

/** Makes an item of a file that waits. It is the caller's, and outside of the library until they put it there. */
export async function accept(
  scope: Scope,
  services: Services,
  { requestId, fileId: id }: Chosen,
  { name = null, ...categories }: { name?: string | null } & Partial<CategoryIds> = {},
): Promise<RequestFile> {
  const file = await lockWaiting(scope, { requestId, fileId: id })
  if (file.scans) throw new Problem('conflict', says('fileIsStillScanned'), { retryAfter: 5 })
  await items.requireValues(scope, categories)
  await billing.requireRoom(scope, { items: 1, storageBytes: 0 })
  const { name: filename, mime, filetype, bytes } = file
  await items.addFile(scope, {
    ...{ id, filename, bytes, name: name?.trim() ?? null, filetype: mime ?? filetype },
    fileKey: fileKeyOf(scope.actor.tenantId, id),
    ...{ importId: null, collectionId: null, tagKeys: [], isOutsideLibrary: true },
    valueIds: CATEGORIES.flatMap((category) => categories[category] ?? []),
  })
  return decide(scope, services, file, 'accepted')
}

/** Refuses a file that waits; its bytes are deleted, and the record of it stays. */
export async function refuse(
  scope: Scope,
  services: Services,
  chosen: Chosen,
): Promise<RequestFile> {
  const file = await lockWaiting(scope, chosen)
  await enqueueRemoval(scope, file.id)
  return decide(scope, services, file, 'refused')
}

async function lockWaiting(scope: Scope, { requestId, fileId }: Chosen): Promise<LockedFile> {
  orNotFound(await query.lockRequest(scope, requestId), 'Request')
  const found = await lockFile(scope, fileId, requestId)
  const file = orNotFound(found?.state === 'coming' ? undefined : found, 'File')
  if (file.state !== 'waiting') throw new Problem('conflict', says('fileWasDecidedAlready'))
  return file
}

async function decide(
  scope: Scope,
  services: Services,
  { id, requestId, name }: LockedFile,
  state: 'accepted' | 'refused',
): Promise<RequestFile> {
  await updateFile(scope, id, {
    state,
    decidedAt: new Date().toISOString(),
    decidedBy: personOf(scope),
    ...(state === 'refused' && { reason: 'team', scans: false }),
  })
  const target = { type: 'file', id, name }
  await audit(scope, { action: `file.${state}`, target, details: { requestId } })
  await record(scope, { type: 'request.changed', data: { requestId } })
  const [file] = await findFiles(scope, requestId, id)
  return presentFile(scope, services, orNotFound(file, 'File'))
}
