import type { Db } from '../platform/database/database.ts'
import * as wishes from '../wishes/service.ts'
import { deleteAppsOf } from './apps/queries.ts'
import { endSessionsOf } from './session-queries.ts'

/**
 * Ends all of a person's sessions, and with them what the sessions made: connected apps, and the personal addresses that
 * open what the person sees.
 */
export async function endAccess(db: Db, userId: string): Promise<void> {
  await endSessionsOf(db, userId)
  await deleteAppsOf(db, userId)
  await wishes.endFeed({ db }, userId)
}
