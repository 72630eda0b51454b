import type { Updateable } from 'kysely'
import type { Item } from '../../platform/database/database-types.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueue, long, network, type Task, type Tasks } from '../../platform/jobs/jobs.ts'
import { type EventData, record } from '../../platform/live/events.ts'
import { openWorkshop, type Workshop } from '../../processing/service.ts'
import { compareWithEarlier } from '../changes/changes.ts'
import { checkFiles } from './check-files.ts'
import { checkTasks } from './check-page.ts'
import {
  findWaiting,
  isGone,
  settleVersion,
  updateItem,
  upsertText,
  type Waiting,
} from './queries.ts'
import { cleanFile, readFile } from './read-file.ts'
import { readPage } from './read-page.ts'
import { readTexts } from './read-texts.ts'
import { failed, type Job, type Read, type Reading } from './reading.ts'
import { enqueueRecognition, recognizeAgain, recognizeWords } from './recognize-words.ts'

const GIVEN_UP = 'The file couldn’t be read after several attempts'

/** Returns the tasks that read files and web pages. */
export function readingTasks(services: Services): Tasks {
  const workshop = openWorkshop(services)
  return {
    'process-item': taskOf(workshop, readFile),
    'take-file': (payload) => takeFile(services, payload),
    'read-page': network(taskOf(workshop, readPage)),
    'clean-file': (payload) => cleanFile(workshop, payload as Job),
    'check-files': long((payload) => checkFiles(workshop, payload)),
    'read-texts': long((payload) => readTexts(workshop, payload)),
    'recognize-words': long((payload) => recognizeWords(workshop, payload as Job)),
    'recognize-again': (payload) => recognizeAgain(services, payload as Pick<Job, 'tenantId'>),
    'compare-versions': long((payload) => compareWithEarlier(services, payload)),
    ...checkTasks(services),
  }
}

/** Takes over a stored file for another item, which then waits to be read. */
async function takeFile(services: Services, payload: unknown): Promise<void> {
  const { files, database } = services
  const { from, to, ...job } = payload as Job & { from: string; to: string }
  await files.copy(from, to)
  await clearGone(services, job)
  await enqueue({ db: database.system }, 'process-item', job, { jobKey: `process:${job.itemId}` })
}

/** Returns the task, which is safe to repeat: a second run finds no waiting item. */
function taskOf(workshop: Workshop, read: Read): Task {
  return async (payload, attempt) => {
    const job = payload as Job
    const item = await withScope(workshop.database, systemActor(job.tenantId), (scope) =>
      findWaiting(scope, job.itemId),
    )
    if (!item) return
    try {
      await save(workshop, job, item, await read(workshop, job, item))
      await clearGone(workshop, job)
    } catch (error) {
      if (await clearGone(workshop, job)) return
      if (!attempt || attempt.job.attempts < attempt.job.max_attempts) throw error
      await save(workshop, job, item, { fill: () => failed(GIVEN_UP), text: '' })
      throw error
    }
  }
}

/** Deletes what was made for an item that was permanently deleted meanwhile. */
async function clearGone(
  { database, files }: Services,
  { tenantId, itemId }: Job,
): Promise<boolean> {
  const actor = systemActor(tenantId)
  const isOver = await withScope(database, actor, (scope) => isGone(scope, itemId))
  if (isOver) await files.removeAll(`${tenantId}/${itemId}`)
  return isOver
}

async function save(
  { database }: Workshop,
  { tenantId, itemId, isKnown }: Job,
  seen: Waiting,
  reading: Reading,
): Promise<void> {
  const owner = { ...systemActor(tenantId), id: seen.ownerId, name: seen.ownerName }
  await withScope(database, owner, async (scope) => {
    const item = await findWaiting(scope, itemId)
    // Another file or address meanwhile has a job of its own.
    if (!item || item.fileKey !== seen.fileKey || item.url !== seen.url) return
    const values = reading.fill(item)
    if (item.nextVersion) await settleVersion(scope, itemId, item.nextVersion, values, reading.text)
    else {
      await updateItem(scope, itemId, values)
      await upsertText(scope, itemId, reading.text)
    }
    // New web pages and replacements of visible files were published when they happened; a file in the trash is published
    // when it's restored.
    const isReplaced = item.nextVersion !== null && item.sha256 !== null
    const isNew = item.kind === 'file' && !isReplaced && !isKnown && item.deletedAt === null
    await record(scope, {
      type: isReplaced ? 'item.replaced' : 'item.processed',
      itemType: 'ITEM',
      itemId,
      itemName: values.name ?? item.name,
      ...(isNew && { changeKind: 'INSERT' }),
      data: dataOf(item, values),
    })
    if (values.status === 'completed') await enqueueRecognition(scope, itemId, values, reading.text)
    if (isReplaced && values.status === 'completed') {
      const job = { tenantId, itemId, version: item.nextVersion }
      await enqueue(scope, 'compare-versions', job, { jobKey: `compare-versions:${itemId}` })
      await enqueue(scope, 'notify-sharers', job, { jobKey: `notify-sharers:${itemId}` })
    }
  })
}

function dataOf(
  { originalName, importId, collectionId }: Waiting,
  { status }: Updateable<Item>,
): EventData {
  return {
    originalName,
    ...(importId !== null && { importId }),
    ...(collectionId !== null && { collectionId }),
    ...(status === 'failed' && { failed: true }),
  }
}
