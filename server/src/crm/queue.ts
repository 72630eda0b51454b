import type { Db } from '../platform/database/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { ConnectionKey } from './tokens.ts'

export const CRM_TASK = 'send-to-crm'

/** Has what is due sent to a CRM: one job a connection, whatever waits. */
export async function enqueueSending(
  on: { db: Db },
  { tenantId, id }: ConnectionKey,
  runAt?: Date,
): Promise<void> {
  await enqueue(on, CRM_TASK, { tenantId, id }, { jobKey: `crm ${id}`, ...(runAt && { runAt }) })
}
