import { setTimeout } from 'node:timers/promises'
import type { sendTestEmail } from '@satchel/contract/doctor.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import type { Actor } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import { Problem, says } from '../platform/problem.ts'
import { cut } from '../platform/text.ts'
import { SECOND } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { reasonOf } from './finding.ts'
import { addressOf } from './queries.ts'

/** The longest wait for a step of the mail server, and for all of them. */
const TIMEOUT = 5 * SECOND
const TIMEOUT_ALL = 20 * SECOND
const ANSWER_MAX = 500

/** Emails the caller at once, past the queue. Throws `forbidden` for people of other companies. */
export async function testEmail(
  actor: Actor,
  { config, database }: Services,
): Promise<Reply<typeof sendTestEmail>> {
  await tenants.requireOperator({ config, database }, actor)
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = config
  if (!SMTP_URL) throw new Problem('conflict', says('noMailServer'))
  const to = await addressOf(database.system, actor)
  const text = `This is a test of the mail server of ${PUBLIC_URL}. Emails arrive.`
  const mail = { from: MAIL_FROM, to, ...renderEmail('Test email', [text]) }
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }
  const transport = createTransport({ url: SMTP_URL, ...limits })
  try {
    const { response } = await Promise.race([transport.sendMail(mail), tooLate()])
    return { to, isAccepted: true, answer: cut(response, ANSWER_MAX) }
  } catch (error) {
    return { to, isAccepted: false, answer: cut(reasonOf(error as Error), ANSWER_MAX) }
  } finally {
    transport.close()
  }
}

async function tooLate(): Promise<never> {
  await setTimeout(TIMEOUT_ALL, undefined, { ref: false })
  throw new Error('no answer within twenty seconds')
}
