import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import * as query from './sum-queries.ts'

/** Sums searches by day, week and month for reports: what changed since the last time, in some transactions. */
export async function sumSearches({ database }: Services): Promise<void> {
  while (await database.system.transaction().execute(sumSome));
}

async function sumSome(db: Db): Promise<boolean> {
  if (!(await query.tryLock(db))) return false
  const { subjects, isMore } = await query.takeChanges(db)
  if (subjects.length === 0) return isMore
  await query.makeDays(db, subjects)
  await query.makeTimes(db, subjects)
  await query.makeTerms(db, subjects)
  return isMore
}
