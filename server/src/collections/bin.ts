import type { Collection } from '@satchel/contract/collections.ts'
import type { Addresses } from '../domains/service.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'
import { get, requireCollection } from './service.ts'

const KEPT_DAYS = 30

/** Moves a collection to the trash: its items stay in the library, and its links answer 410 until it is restored. */
export async function remove(scope: Scope, id: string): Promise<void> {
  orNotFound(await query.lock(scope, id), 'Collection')
  const collection = await requireCollection(scope, id)
  await record(scope, { type: 'collection.deleted', changeKind: 'REMOVE', ...subject(collection) })
  const { name } = collection
  await audit(scope, {
    action: 'collection.deleted',
    target: { type: 'collection', id, name },
  })
  await query.touch(scope, id, { deletedAt: new Date().toISOString() })
}

export async function restore(scope: Scope, services: Addresses, id: string): Promise<Collection> {
  orNotFound(await query.lock(scope, id, { deleted: true }), 'Collection')
  await query.touch(scope, id, { deletedAt: null })
  const collection = await get(scope, services, id)
  await record(scope, { type: 'collection.restored', changeKind: 'INSERT', ...subject(collection) })
  return collection
}

/** Deletes collections permanently that were deleted more than 30 days ago. */
export async function empty({ database }: Services): Promise<void> {
  for (;;) {
    const overdue = await query.findOverdue(database.system, KEPT_DAYS)
    if (overdue.length === 0) return
    for (const { tenantId, id } of overdue)
      await withScope(database, systemActor(tenantId), (scope) => query.purge(scope, id))
  }
}
