import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  EXPORT_DAYS,
  EXPORTS_KEPT,
  EXPORTS_RUNNING,
  type Export,
} from '@satchel/contract/exports.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { Type } from 'typebox'
import type { Actor, Scope } from '../platform/database/scope.ts'
import type { Files } from '../platform/files/files.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import { enqueue, long, type Tasks } from '../platform/jobs/jobs.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { DAY } from '../platform/time.ts'
import * as query from './queries.ts'
import { exportTask } from './run.ts'

export { findExport } from './queries.ts'

/** Starts an export, if few others of the caller's are running. The oldest file beyond those that are kept is deleted. */
export async function create(
  scope: Scope,
  files: Files,
  { format, search = null }: { format: Export['format']; search?: SearchForm | null },
): Promise<Export> {
  if ((await query.countRunning(scope)) >= EXPORTS_RUNNING)
    throw new Problem('conflict', says('exportsStillRunning', { max: EXPORTS_RUNNING }))
  for (const old of await query.cancelOldest(scope, EXPORTS_KEPT - 1))
    await enqueueRemoval(scope, old.id)
  return get(scope, files, await start(scope, { format, search }))
}

/** Starts an export of the caller's and returns its id. The audit log names the caller, or whoever it is made for. */
export async function start(
  scope: Scope,
  { format, search = null }: { format: Export['format']; search?: SearchForm | null },
  by: Actor = scope.actor,
): Promise<string> {
  const id = await query.insertExport(scope, { format, search })
  const entry = {
    action: 'export.made',
    target: { type: 'export', id },
    details: { format },
  } as const
  await audit({ ...scope, actor: by }, entry)
  const { tenantId } = scope.actor
  await enqueue(scope, 'export-library', { tenantId, exportId: id }, { jobKey: `export:${id}` })
  return id
}

export async function list(
  scope: Scope,
  files: Files,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findExports(scope, limit + 1, before)
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  return { ...page, items: page.items.map((row) => present(scope, files, row)) }
}

export async function get(scope: Scope, files: Files, id: string): Promise<Export> {
  return present(scope, files, orNotFound(await query.findExport(scope, id), 'Export'))
}

/** Cancels an export; a job deletes its file, and a running one finds out that it's over. */
export async function cancel(scope: Scope, id: string): Promise<void> {
  orNotFound(await query.findExport(scope, id), 'Export')
  await query.cancel(scope, id)
  await enqueueRemoval(scope, id)
}

function enqueueRemoval(scope: Scope, exportId: string): Promise<void> {
  const { tenantId } = scope.actor
  return enqueue(scope, 'remove-export', { tenantId, exportId })
}

function present({ actor }: Scope, files: Files, row: query.FoundExport): Export {
  const { id, format, status, failure, total, done, bytes, fileKey, createdAt, finishedAt } = row
  const name = `library-${createdAt.slice(0, 10)}.${format}`
  const mime = format === 'csv' ? 'text/csv' : 'application/zip'
  const isThere = status === 'completed' && fileKey !== null
  const expiresAt = new Date(Date.parse(createdAt) + EXPORT_DAYS * DAY).toISOString()
  const grant = { purpose: 'download', name, mime, reader: ['export', actor.id] } as const
  return {
    exportId: id,
    format: format as Export['format'],
    status: status as Export['status'],
    ...(failure !== null && { failure }),
    total,
    done,
    ...(bytes !== null && { bytes }),
    ...(isThere && { downloadUrl: files.url({ key: fileKey, ...grant }) }),
    createdAt,
    ...(finishedAt !== null && { finishedAt }),
    ...(isThere && { expiresAt }),
  }
}

export function exportTasks(services: Services): Tasks {
  const { files, database, log } = services
  return {
    'export-library': long(exportTask(services)),
    'remove-export': async (payload) => {
      const { tenantId, exportId } = payload as { tenantId: string; exportId: string }
      await files.removeAll(`${tenantId}/${exportId}`)
    },
    // The files first, so that a kill leaves none behind.
    'remove-old-exports': async () => {
      const old = await query.findOld(database.system, EXPORT_DAYS)
      await eachAlone(log, 'remove-old-exports', old, async ({ id, tenantId }) => {
        await files.removeAll(`${tenantId}/${id}`)
        await query.deleteOld(database.system, id)
      })
    },
  }
}
