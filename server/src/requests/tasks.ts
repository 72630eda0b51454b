import type { Services } from '../platform/http/services.ts'
import { eachAlone, eachInTurns } from '../platform/jobs/each.ts'
import { network, type Tasks } from '../platform/jobs/jobs.ts'
import { MINUTE } from '../platform/time.ts'
import { openWorkshop, type Workshop } from '../processing/service.ts'
import * as uploads from '../uploads/service.ts'
import { examine } from './examine.ts'
import * as query from './file-queries.ts'
import { fileKeyOf } from './present.ts'
import { EXAMINE_TASK, enqueueExamination, finish, REMOVE_TASK } from './receive.ts'

export function requestTasks(services: Services, uploaded: uploads.Uploads): Tasks {
  let opened: Workshop | undefined
  const workshop = () => (opened ??= openWorkshop(services))
  return {
    [EXAMINE_TASK]: network((payload) => examine(workshop, services, payload)),
    [REMOVE_TASK]: (payload) => removeFile(services, payload),
    'scan-request-files': () => scanAgain(services),
    'finish-request-files': () => finishPending(uploaded),
    'remove-expired-request-files': () => removeExpired(uploaded),
  }
}

/** The names of tasks that run at times, and when. */
export const REQUEST_CRON = {
  'scan-request-files': '*/5 * * * *',
  'finish-request-files': '* * * * *',
  'remove-expired-request-files': '11 * * * *',
}

async function removeFile({ files }: Services, payload: unknown): Promise<void> {
  const { tenantId, id } = payload as { tenantId: string; id: string }
  await files.removeAll(fileKeyOf(tenantId, id))
}

/** Has files examined again that the virus scanner didn't answer for. */
async function scanAgain({ database: { system }, log }: Services): Promise<void> {
  const unscanned = await query.findUnscanned(system)
  await eachInTurns(log, 'scan-request-files', unscanned, ({ tenantId, id }) =>
    enqueueExamination({ db: system }, tenantId, id),
  )
}

/** The time since its last bytes after which no request will finish an upload. */
const QUIET = MINUTE

/** Finishes uploads whose last bytes came in just before a kill. */
async function finishPending(uploaded: uploads.Uploads): Promise<void> {
  const { database, log } = uploaded.services
  const idle = await query.findIdle(database.system)
  await eachAlone(log, 'finish-request-files', idle, async (file) => {
    const named = { ...file, replaces: null }
    if (!(await uploads.isComplete(uploaded, named, QUIET))) return
    await finish(uploaded, file.tenantId, file.id)
    await uploads.clear(uploaded, named)
  })
}

/** Removes uploads that nobody resumed within a day; their bytes first, so that a crash leaves none behind. */
async function removeExpired(uploaded: uploads.Uploads): Promise<void> {
  const { database, log } = uploaded.services
  const expired = await query.findExpired(database.system)
  await eachAlone(log, 'remove-expired-request-files', expired, async ({ id, tenantId }) => {
    await uploads.discard(uploaded, { id, tenantId, replaces: null })
    await query.deleteComing(database.system, id)
  })
}
