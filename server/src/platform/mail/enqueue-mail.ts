import type { Db } from '../database/database.ts'
import { enqueue, type JobOptions } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'

/** The place mail is enqueued from: a scope, or a handle without a tenant and the tenant that sends it. */
type From = { db: Db; actor: { tenantId: string } } | { db: Db; tenantId: string }

/** Tries for two days, first seconds and then six hours apart: so long a mail server may be away. */
export const MAIL_ATTEMPTS = 17

/** Sends it after the commit. */
export function enqueueMail(from: From, mail: Mail, options?: JobOptions): Promise<void> {
  const { tenantId } = 'actor' in from ? from.actor : from
  const job = { maxAttempts: MAIL_ATTEMPTS, ...options }
  return enqueue(from, 'send-mail', { tenantId, ...mail }, job)
}
