import type { HiddenContent } from '@satchel/contract/items/hidden.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import { enqueueMany } from '../../platform/jobs/jobs.ts'
import { examine, keep, type Workshop } from '../../processing/service.ts'
import { findUnchecked, type StoredDocument, setCheckedFile } from './queries.ts'

/** The files of a job; the next job goes on after them. */
const PART = 10

interface Job {
  tenantId: string
  after?: string
}

/**
 * Finds out what a tenant's documents carry that was read before that was asked, and makes what visitors get of them
 * again, a few at a time.
 */
export async function checkFiles(workshop: Workshop, payload: unknown): Promise<void> {
  const { tenantId, after } = payload as Job
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(workshop.database, systemActor(tenantId), work)
  const documents = await scoped((scope) => findUnchecked(scope, after, PART))
  for (const document of documents) {
    const values = await check(workshop, tenantId, document)
    if (values) await scoped((scope) => setCheckedFile(scope, document, values))
  }
  const last = documents.at(-1)
  if (!last || documents.length < PART) return
  const next = { payload: { tenantId, after: last.id }, key: `check-files:${tenantId}` }
  await enqueueMany({ db: workshop.database.system }, 'check-files', [
    { ...next, queue: 'check-files' },
  ])
}

/** A file that can't be read stays as it is. */
async function check(
  workshop: Workshop,
  tenantId: string,
  { id: itemId, fileKey, originalName }: StoredDocument,
) {
  try {
    return await inFolder(workshop.folder, async (folder) => {
      const examined = await workshop.files.withPath(fileKey, (path) =>
        examine(workshop, path, originalName, folder),
      )
      if (!examined.description.hiddenContent) return undefined
      const keys = await keep(workshop, { tenantId, itemId }, folder, examined, fileKey)
      return { ...keys, ...factsOf(examined.description) }
    })
  } catch (error) {
    workshop.log.warn({ err: error, fileKey }, 'check-files')
    return undefined
  }
}

interface Facts {
  pageCount?: number
  preview?: { mime: string }
  hiddenContent?: HiddenContent
}

/** Returns what is stored about a document besides its keys. */
export function factsOf({ pageCount, preview, hiddenContent }: Facts) {
  return {
    pageCount: pageCount ?? null,
    previewMime: preview?.mime ?? null,
    hiddenContent: hiddenContent ? JSON.stringify(hiddenContent) : null,
  }
}
