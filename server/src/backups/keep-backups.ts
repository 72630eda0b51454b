import { existsSync } from 'node:fs'
import { findLastBackup } from '../platform/backup/last-backup.ts'
import {
  findOutcome,
  recordFailure,
  recordSuccess,
  type Work,
} from '../platform/backup/outcomes.ts'
import { backupTarget } from '../platform/backup/settings.ts'
import type { Services } from '../platform/http/services.ts'
import { isBackupDue, isCheckDue } from './due.ts'
import { runAside } from './run-aside.ts'

/** The hour (UTC) of the backup, and how many stay. */
const HOUR = 2
const KEEP = 14

/**
 * Makes a backup if one is due and a place for it is set, then checks the newest one if that is due. What fails is
 * recorded, and tried again with the next run.
 */
export async function keepBackups(services: Services): Promise<void> {
  const { config, database } = services
  const { BACKUP_HOUR: hour = HOUR, BACKUP_KEEP: keep = KEEP } = config
  const target = backupTarget(config)
  const now = new Date()
  if (target && isBackupDue(await findLastBackup(database.system), { target, hour, now }))
    await attempt(services, 'backup', { target, keep })
  const last = await findLastBackup(database.system)
  if (!last?.target || !isReadable(last.target, target)) return
  if (isCheckDue(last, await findOutcome(database.system, 'check'), { hour, now: new Date() }))
    await attempt(services, 'check', { target: last.target })
}

/** Tells whether this node sees the place: a command may have backed up to a folder of another machine. */
function isReadable(place: string, own: string | undefined): boolean {
  return place.startsWith('s3://') ? place === own : existsSync(place)
}

async function attempt(
  { config, database, log }: Services,
  work: Work,
  job: { target: string; keep?: number },
): Promise<void> {
  const { failure, output } = await runAside({ work, config, ...job })
  if (failure === undefined) {
    await recordSuccess(database.system, work)
    return log.info({ work, output }, 'Backups')
  }
  await recordFailure(database.system, work, failure)
  log.error({ reason: failure, place: job.target }, FAILED[work])
}

const FAILED: Record<Work, string> = {
  backup: 'The backup failed',
  check: 'The newest backup can’t be restored',
}
