import type { Db } from '../database/database.ts'
import { enqueue, type JobOptions } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'

/** Sends it after the commit. It says itself of no tenant, and goes with the one that sends it. */
export function enqueueMail(
  scope: { db: Db; actor?: { tenantId: string } },
  mail: Mail,
  options?: JobOptions,
): Promise<void> {
  const { actor } = scope
  return enqueue(
    scope,
    'send-mail',
    { ...(actor && { tenantId: actor.tenantId }), ...mail },
    options,
  )
}
