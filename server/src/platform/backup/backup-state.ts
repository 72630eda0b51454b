import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { isLoopback } from '../security/loopback.ts'
import { findLastBackup, type LastBackup } from './last-backup.ts'
import { findOutcome, type Outcome } from './outcomes.ts'
import { backupTarget } from './settings.ts'

/** Faults that backups may have, besides their age. */
export const BACKUP_FAULTS = ['missing', 'failed', 'unchecked', 'broken'] as const
type Fault = (typeof BACKUP_FAULTS)[number]

export interface BackupState {
  last: LastBackup | undefined
  backup: Outcome
  check: Outcome
  faults: ReadonlySet<Fault>
}

/** Returns how backups stand. None is missed where Satchel is only tried out: `PUBLIC_URL` is then on this machine. */
export async function findBackupState(db: Db, config: Config): Promise<BackupState> {
  const last = await findLastBackup(db)
  const backup = await findOutcome(db, 'backup')
  const check = await findOutcome(db, 'check')
  const isUsed = !isLoopback(config.PUBLIC_URL) || backupTarget(config) !== undefined
  const faults: [Fault, boolean][] = [
    ['missing', !last && isUsed],
    ['failed', backup.failure !== undefined],
    ['unchecked', last !== undefined && check.succeededAt === undefined],
    ['broken', check.failure !== undefined],
  ]
  return {
    last,
    backup,
    check,
    faults: new Set(faults.filter(([, isSo]) => isSo).map(([fault]) => fault)),
  }
}
