import type { Updateable } from 'kysely'
import type { Item } from '../../platform/database/database-types.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import { examine, keep, type Workshop } from '../../processing/service.ts'
import { factsOf } from './check-files.ts'
import { findUnclean, setVisitorFile } from './queries.ts'
import { completed, failed, type Job, type Read } from './reading.ts'

export const readFile: Read = async (workshop, job, { fileKey, originalName }) => {
  if (!fileKey) throw new Error('A file item has no file')
  return inFolder(workshop.folder, async (folder) => {
    const examined = await workshop.files.withPath(fileKey, (path) =>
      examine(workshop, path, originalName, folder),
    )
    const { identity, description, failure } = examined
    const values: Updateable<Item> = {
      mime: identity?.mime ?? null,
      bytes: identity?.bytes ?? null,
      sha256: identity?.sha256 ?? null,
      durationS: description.durationS ?? null,
      width: description.width ?? null,
      height: description.height ?? null,
      ...factsOf(description),
      previewNote: description.note ?? null,
      recognition: null,
      recognitionConfidence: null,
      ...(await keep(workshop, job, folder, examined, fileKey)),
    }
    const outcome = failure === undefined ? completed : failed(failure)
    return { fill: () => ({ ...values, ...outcome }), text: description.text ?? '' }
  })
}

/** A file that was read before visitors' copies were made; all else of its item stays. */
export async function cleanFile(workshop: Workshop, job: Job): Promise<void> {
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(workshop.database, systemActor(job.tenantId), work)
  const item = await scoped((scope) => findUnclean(scope, job.itemId))
  if (!item?.fileKey) return
  const { fileKey, originalName } = item
  await inFolder(workshop.folder, async (folder) => {
    const examined = await workshop.files.withPath(fileKey, (path) =>
      examine(workshop, path, originalName, folder),
    )
    const { visitorKey, visitorMime } = await keep(workshop, job, folder, examined, fileKey)
    await scoped((scope) => setVisitorFile(scope, job.itemId, fileKey, { visitorKey, visitorMime }))
  })
}
