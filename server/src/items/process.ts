import type { Item } from '@satchel/contract/items/items.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { enqueueFile, enqueueReading } from './change.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findItem } from './select-queries.ts'
import { subjectOf } from './subject.ts'

/** Reads once more what could not be read, or a page that couldn't be checked. */
export async function processAgain(scope: Scope, services: Addresses, id: string): Promise<Item> {
  orNotFound(await query.lock(scope, id), 'Item')
  const item = orNotFound(await findItem(scope, id), 'Item')
  const { kind, status, pageProblem, previewNote, recognition } = item
  const isLacking = pageProblem || previewNote || recognition
  if (status !== 'failed' && !(status === 'completed' && isLacking))
    throw new Problem('conflict', says('onlyFailedItemsAreReadAgain'))
  await query.markUnread(scope, id)
  await (kind === 'link' ? enqueueReading(scope, id) : enqueueFile(scope, id, true))
  const unread = orNotFound(await findItem(scope, id), 'Item')
  // Without a change kind: other pages update at once, and the activity gets only the result.
  await record(scope, { type: 'item.changed', ...subjectOf(unread) })
  return present(scope, services, unread)
}
