import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import * as processing from '../processing/service.ts'
import * as query from './file-queries.ts'
import { isAllowed } from './media-types.ts'
import { notifyReceived } from './notify.ts'
import { fileKeyOf } from './present.ts'
import { findTypes } from './queries.ts'
import { enqueueRemoval } from './receive.ts'
import { type Scan, scan } from './scan.ts'

interface Job {
  tenantId: string
  id: string
}

const BINARY = 'application/octet-stream'

/** Tells what a file that came is, by its content and by the virus scanner, and then notifies the team. */
export async function examine(
  workshop: () => processing.Workshop,
  services: Services,
  payload: unknown,
): Promise<void> {
  const { tenantId, id } = payload as Job
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(services.database, systemActor(tenantId), work)
  const file = await scoped((scope) => query.lockFile(scope, id))
  if (!file || (file.examinedAt !== null && !file.scans)) return
  const isHere = file.state === 'waiting' || file.state === 'accepted'
  if (!isHere) return
  const key = fileKeyOf(tenantId, id)
  const found = await services.files.withPath(key, async (path) => ({
    mime: file.mime ?? (await mimeOf(workshop(), path, file.name)),
    scanned: file.scans ? await scan(services, path) : undefined,
  }))
  await scoped((scope) => store(scope, id, found))
}

/** Returns the type by the content, which is read in the sandbox. */
function mimeOf(workshop: processing.Workshop, path: string, name: string): Promise<string> {
  return inFolder(workshop.folder, async (folder) => {
    try {
      return (await processing.identify(workshop, path, name, folder)).mime
    } catch (error) {
      if (error instanceof processing.Unreadable) return BINARY
      throw error
    }
  })
}

interface Found {
  mime: string
  /** The answer of the scanner; undefined if none is asked, or it doesn't answer now. */
  scanned: Scan | undefined
}

async function store(scope: Scope, id: string, { mime, scanned }: Found): Promise<void> {
  const file = await query.lockFile(scope, id)
  if (!file || (file.state !== 'waiting' && file.state !== 'accepted')) return
  const isWaiting = file.state === 'waiting'
  const isFirst = file.examinedAt === null
  const isInfected = isWaiting && scanned?.result === 'infected'
  const isWrong =
    isWaiting && !isInfected && !isAllowed(mime, await findTypes(scope, file.requestId))
  await query.updateFile(scope, id, {
    mime,
    examinedAt: file.examinedAt ?? new Date().toISOString(),
    ...(scanned && { scans: false, finding: scanned.finding }),
    ...(scanned && scanned.result !== 'unscannable' && { scanned: scanned.result }),
    ...(isInfected && { state: 'infected', reason: 'virus' }),
    ...(isWrong && { state: 'refused', reason: 'type', scans: false }),
  })
  // Nothing of an infected file is kept but that it came.
  if (isInfected || isWrong) await enqueueRemoval(scope, id)
  await record(scope, { type: 'request.changed', data: { requestId: file.requestId } })
  if (!isWrong && (isFirst || isInfected)) await notifyReceived(scope, id, isFirst)
}
