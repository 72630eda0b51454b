import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import { enqueueMany } from '../../platform/jobs/jobs.ts'
import { examine, type Workshop } from '../../processing/service.ts'
import { findDocuments, replaceText, type StoredDocument } from './queries.ts'

/** The documents of a job; the next job goes on after them. */
const PART = 10

interface Job {
  tenantId: string
  /** Files since then were read as they are now. */
  before: string
  after?: string
}

/** Reads the texts of a tenant's documents again, a few at a time; all else of their items stays. */
export async function readTexts(workshop: Workshop, payload: unknown): Promise<void> {
  const job = payload as Job
  const { tenantId } = job
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(workshop.database, systemActor(tenantId), work)
  const documents = await scoped((scope) => findDocuments(scope, { ...job, limit: PART }))
  for (const document of documents) {
    const text = await textOf(workshop, document)
    if (text) await scoped((scope) => replaceText(scope, document, text))
  }
  const last = documents.at(-1)
  if (!last || documents.length < PART) return
  const [key, queue] = [`read-texts:${tenantId}`, 'read-texts']
  const next = { payload: { ...job, after: last.id }, key, queue }
  await enqueueMany({ db: workshop.database.system }, 'read-texts', [next])
}

/** A file that cannot be read keeps the text it has, and the others get theirs. */
async function textOf(
  workshop: Workshop,
  { fileKey, originalName }: StoredDocument,
): Promise<string | undefined> {
  try {
    return await inFolder(workshop.folder, async (folder) => {
      const { description } = await workshop.files.withPath(fileKey, (path) =>
        examine(workshop, path, originalName, folder),
      )
      return description.text
    })
  } catch (error) {
    workshop.log.warn({ err: error, fileKey }, 'read-texts')
    return undefined
  }
}
