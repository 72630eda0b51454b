import { findBackupState } from '../platform/backup/backup-state.ts'
import { backupTarget } from '../platform/backup/settings.ts'
import { DAY } from '../platform/time.ts'
import { ago } from './count-text.ts'
import { type Checks, fault, fine, warning } from './finding.ts'

const AGE_MAX = 2 * DAY
/** A check comes each week. */
const CHECKED_MAX = 9 * DAY

const isOlder = (time: Date, age: number) => Date.now() - time.getTime() > age

export const backupChecks: Checks = {
  async backup({ database, config }) {
    const { last, backup } = await findBackupState(database.system, config)
    const advice = backupTarget(config)
      ? 'See the log of the process with ROLE=worker or ROLE=all, which backs up each day.'
      : 'Set BACKUP_DIR or BACKUP_S3_BUCKET, or run npm run backup -- DIR every night, and copy DIR to another machine.'
    if (backup.failure)
      return fault(
        `The backup of ${ago(backup.failure.at)} ago failed: ${sentence(backup.failure.reason)}`,
        'Mend that. It’s tried again each hour.',
      )
    if (!last) return warning('There has never been a backup.', advice)
    const found = `The last backup was begun ${ago(last.begunAt)} ago.`
    return isOlder(last.begunAt, AGE_MAX) ? warning(found, advice) : fine(found)
  },

  async restore({ database, config }) {
    const { last, check } = await findBackupState(database.system, config)
    if (check.failure)
      return fault(
        `The newest backup couldn’t be restored ${ago(check.failure.at)} ago: ${sentence(check.failure.reason)}`,
        'Mend that, then run npm run backup: the new backup is checked within the hour.',
      )
    if (!last) return warning('There is no backup that could be checked.', 'See “Backup” here.')
    const advice =
      'Let the process that runs jobs read the folder of the backups. It checks the newest one each week.'
    if (!check.succeededAt)
      return warning('No backup was ever restored to see whether it’s whole.', advice)
    const found = `A backup was restored ${ago(check.succeededAt)} ago to a scratch database, and was whole.`
    return isOlder(check.succeededAt, CHECKED_MAX) ? warning(found, advice) : fine(found)
  },
}

/** Ends what a program said with a full stop. */
function sentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
