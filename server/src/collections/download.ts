import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Addresses } from '../domains/service.ts'
import { type Actor, personOf, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { openSigner } from '../platform/security/signed-link.ts'
import { MINUTE } from '../platform/time.ts'
import { findFiles } from './member-queries.ts'
import { findReadersRole } from './reader-queries.ts'
import { entriesOf, read } from './service.ts'

/** Time to start the download, which may then take as long as it needs. */
const LIFETIME = 5 * MINUTE

export async function offer(scope: Scope, services: Services, id: string) {
  const { itemIds } = await read(scope, services, id)
  const rows = await findFiles(scope, itemIds)
  const entries = entriesOf(rows)
  if (entries.length === 0) throw new Problem('conflict', says('collectionHasNothingToDownload'))
  const grant = { tenantId: scope.actor.tenantId, id, userId: personOf(scope) }
  return {
    url: `/files/zip/${signer(services.secrets.files).write(grant, LIFETIME)}`,
    files: entries.length,
    bytes: rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  }
}

/** Returns the collection's current contents for the person the signed address was made for, as they are now. */
export async function contentsFor(services: Services, signed: string) {
  const { database, secrets } = services
  const { id = '', userId = '', tenantId = '' } = signer(secrets.files).read(signed) ?? {}
  const role = userId && (await findReadersRole(database.system, tenantId, userId))
  if (!role) throw new Problem('not-found', says('downloadLinkExpired'))
  const permissions = new Set(PERMISSIONS_OF[role])
  const actor: Actor = { id: userId, name: null, tenantId, role, permissions }
  return withScope(database, actor, (scope) => contentsOf(scope, services, id))
}

async function contentsOf(scope: Scope, services: Addresses, id: string) {
  const { name, itemIds } = await read(scope, services, id)
  const rows = await findFiles(scope, itemIds)
  const leftOut = rows
    .filter(({ fileKey, url }) => !fileKey && !url)
    .map((item) => ({ name: item.name, reason: 'isn’t uploaded yet' }))
  return { name, entries: entriesOf(rows), leftOut }
}

function signer(secret: string) {
  return openSigner(secret, 'zip')
}
