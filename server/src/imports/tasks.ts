import { resolve } from 'node:path'
import { systemActor, withScope } from '../platform/database/scope.ts'
import { removeLeftBehind } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import { long, type Tasks } from '../platform/jobs/jobs.ts'
import { forgetFile, takeOldFiles } from './archive/queries.ts'
import { runArchive } from './archive/run.ts'
import { fetchTask } from './host.ts'
import { runLinks } from './links/run.ts'
import { undoLinks } from './links/undo.ts'
import * as query from './queries.ts'
import { readSource } from './read.ts'
import { type RunJob, runRows } from './run.ts'

export function importTasks(services: Services): Tasks {
  const folder = resolve(services.config.DATA_DIR, 'imports')
  removeLeftBehind(folder).catch((error) => services.log.warn({ err: error }, 'imports'))
  return {
    'import-rows': long((payload) => run(services, payload as RunJob)),
    'import-links': long((payload) => runLinks(services, payload as RunJob)),
    'undo-import': long((payload) => undoLinks(services, payload as RunJob)),
    'import-read': long((payload) => readSource(services, payload as RunJob)),
    'import-fetch': long(fetchTask(services)),
    'remove-old-imports': async () => {
      const { database, files, log } = services
      const { system } = database
      // The files first, so that a kill leaves none behind.
      const old = await takeOldFiles(system)
      await eachAlone(log, 'remove-old-imports', old, async ({ id, tenantId }) => {
        await files.removeAll(`${tenantId}/${id}`)
        await forgetFile(system, id)
      })
      await query.deleteOld(database.system)
    },
  }
}

async function run(services: Services, job: RunJob): Promise<void> {
  const found = await withScope(services.database, systemActor(job.tenantId), (scope) =>
    query.findImport(scope, job.importId),
  )
  await (found?.source === 'archive' ? runArchive : runRows)(services, job)
}
