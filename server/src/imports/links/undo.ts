import * as items from '../../items/service.ts'
import * as links from '../../links/service.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { SECOND } from '../../platform/time.ts'
import * as query from '../queries.ts'
import type { RunJob } from '../run.ts'
import { enqueueRun, publish } from '../service.ts'
import { findUnused } from './queries.ts'

/** Links or items of one commit; links take their visits along. */
const CHUNK = 200
const TURN_MS = 5 * SECOND

/** Takes back what an import of links brought: first the links, then the items that only they needed. */
export async function undoLinks(
  { database }: Services,
  { tenantId, importId }: RunJob,
): Promise<void> {
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(database, systemActor(tenantId), work)
  const end = Date.now() + TURN_MS
  while (await within((scope) => undoChunk(scope, importId))) {
    if (Date.now() < end) continue
    return within((scope) => enqueueRun(scope, importId, 'undo-import'))
  }
}

/** False if nothing is left. */
async function undoChunk(scope: Scope, importId: string): Promise<boolean> {
  const run = await query.lockImport(scope, importId)
  if (run?.status !== 'undoing') return false
  if ((await links.deleteImported(scope, importId, CHUNK)) > 0) return true
  const unused = await findUnused(scope, importId, CHUNK)
  if (unused.length > 0) {
    await items.remove(scope, unused)
    return true
  }
  const finishedAt = new Date().toISOString()
  await query.updateImport(scope, importId, { status: 'undone', finishedAt })
  await publish(scope, importId)
  return false
}
