import type { LastBackup } from '../platform/backup/last-backup.ts'
import type { Outcome } from '../platform/backup/outcomes.ts'
import { DAY, HOUR } from '../platform/time.ts'

/** A check comes with the backup of the same hour, which ends at another minute each time. */
const CHECK_EARLIEST = 6.5 * DAY
const CHECK_LATEST = 8 * DAY
/** The time after which a check that failed is repeated, even of the same backup. */
const CHECK_AGAIN = DAY - HOUR

/** Tells whether none was begun since the hour of the last one, or none at this place. */
export function isBackupDue(
  last: LastBackup | undefined,
  { target, hour, now }: { target: string; hour: number; now: Date },
): boolean {
  if (last?.target !== target) return true
  return last.begunAt.getTime() < lastTime(hour, now)
}

/** Returns the last time at which it was that hour (UTC). */
function lastTime(hour: number, now: Date): number {
  const today = new Date(now).setUTCHours(hour, 0, 0, 0)
  return today > now.getTime() ? today - DAY : today
}

/** Tells whether the newest backup is to be checked: after a week, and after a failure once there is another one. */
export function isCheckDue(
  last: LastBackup,
  { succeededAt, failure }: Outcome,
  { hour, now }: { hour: number; now: Date },
): boolean {
  const since = (time: Date) => now.getTime() - time.getTime()
  if (failure) return last.begunAt > failure.at || since(failure.at) > CHECK_AGAIN
  if (!succeededAt) return true
  const isItsHour = now.getUTCHours() === hour
  return since(succeededAt) > (isItsHour ? CHECK_EARLIEST : CHECK_LATEST)
}
