import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { InboundMail } from '@satchel/contract/questions.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { withScope } from '../platform/database/scope.ts'
import { parseJson } from '../platform/http/input/json-body.ts'
import { bodyCheck } from '../platform/http/input/validate.ts'
import type { Services } from '../platform/http/services.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { Problem, says } from '../platform/problem.ts'
import { hmac, isSame } from '../platform/security/hmac.ts'
import { MINUTE, SECOND } from '../platform/time.ts'
import { answer } from './answer.ts'
import { findMailed } from './inbound-queries.ts'
import { readReplyToken } from './reply-address.ts'
import { replyText } from './reply-text.ts'

// Replies to mails about questions, as a service for received mail posts them. It signs its calls as the Standard Webhooks
// say: so what isn't signed, is old or came before is refused.

const check = bodyCheck(InboundMail, { takesUnknown: true })

/** The age up to which a call counts, and how far clocks may differ. */
const TOLERANCE = 5 * MINUTE
const ID_MAX = 200

/** Stores the text of a reply as the answer of whom the mail went to. */
export async function receive(
  services: Services,
  request: FastifyRequest,
): Promise<{ received: true }> {
  const { body, id } = readSigned(services, request)
  const { to, from, text } = readMail(body)
  const token = readReplyToken(services, to)
  const found = token && (await findMailed(services.database.system, token.questionId))
  const member = found?.find((each) => token?.isOf(each.id))
  if (!token || !member) throw new Problem('not-found', says('emailIsForNobody'))
  // An address in copies of the mail opens the question to nobody else.
  if (addressIn(from) !== normalEmail(member.email))
    throw new Problem('forbidden', says('emailIsFromSomeoneElse'))
  const { tenantId, role, name, id: memberId } = member
  const permissions = new Set(PERMISSIONS_OF[role])
  const actor = { id: memberId, name, tenantId, role, permissions }
  await withScope(services.database, actor, (scope) =>
    answer(scope, services, token.questionId, replyText(text), id),
  )
  return { received: true }
}

function readSigned(
  { config }: Services,
  { headers, body }: FastifyRequest,
): { body: Buffer; id: string } {
  const { INBOUND_MAIL_SECRET: secret } = config
  if (!secret) throw new Problem('not-found', says('emailIsntReceivedHere'))
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signatures = headers['webhook-signature']
  const isWhole =
    Buffer.isBuffer(body) &&
    typeof id === 'string' &&
    typeof timestamp === 'string' &&
    typeof signatures === 'string' &&
    id.length > 0 &&
    id.length <= ID_MAX &&
    /^\d{1,12}$/.test(timestamp)
  if (!isWhole) throw unsigned()
  const expected = hmac(secret, Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]))
  const isSigned = signatures.split(' ').some((each) => {
    const [version, signature = ''] = each.split(',')
    return version === 'v1' && isSame(Buffer.from(signature, 'base64'), expected)
  })
  const isOld = Math.abs(Date.now() - Number(timestamp) * SECOND) > TOLERANCE
  if (!isSigned || isOld) throw unsigned()
  return { body, id }
}

const unsigned = () => new Problem('unauthenticated', says('emailSignatureInvalidOrOld'))

function readMail(body: Buffer): Static<typeof InboundMail> {
  let value: unknown
  try {
    value = parseJson(body.toString())
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('malformed', says('bodyIsntJson'), { cause: error })
  }
  const read = check(value)
  if ('errors' in read)
    throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: read.errors })
  return read.value as Static<typeof InboundMail>
}

/** Returns the address in a sender as "Ana <ana@example.com>". */
function addressIn(from: string): string {
  return normalEmail(/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from)
}
