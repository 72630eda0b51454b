import * as conversations from '../../conversations/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { isSharedPassword } from '../../platform/security/passwords.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Closed, mayEnter, requirePassword } from './admit.ts'
import { attempt, attemptOnce, forgive, type Place, placeOf, textKey } from './attempts.ts'
import { checkCode, mailCode } from './codes.ts'
import { linkRequestEmail, mailLookOf } from './emails.ts'
import { find, findEvenClosed, type Links, type PageRequest, refusalOf } from './open-link.ts'
import { type Pass, passwordKey, readPass } from './pass.ts'
import { findSharer } from './queries.ts'
import { sendToSharer } from './send-to-sharer.ts'

// Each answers with the pass that the visitor has now, or throws what is wrong or asked for next.

export interface Opened {
  link: FoundLink
  pass: Pass
  /** The next gate, where the pass doesn't open all. */
  next?: Closed
}

/** Checks the password, and then the address if it came with it. */
export async function unlock(
  links: Links,
  knock: PageRequest,
  { password, email = '' }: { password: string; email?: string },
): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  if (!link.passwordHash) return { link, pass }
  const id = await count(links, link, knock, 'password', email)
  if (!(await isSharedPassword(password, link.passwordHash)))
    throw new Closed(link, 'password', { problem: 'wrong-password', email })
  await withScope(links.services.database, systemActor(link.tenantId), (scope) =>
    forgive(scope, id),
  )
  const unlocked = { link, pass: { ...pass, password: passwordKey(link) } }
  if (!email) return unlocked
  try {
    return await withEmail(links, knock, unlocked, email)
  } catch (error) {
    // The password was right, whatever is asked for next.
    if (error instanceof Closed) return { ...unlocked, next: error }
    throw error
  }
}

export async function giveEmail(links: Links, knock: PageRequest, input: string): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  requirePassword(link, pass)
  return withEmail(links, knock, { link, pass }, input)
}

async function withEmail(
  links: Links,
  knock: PageRequest,
  { link, pass }: Opened,
  input: string,
): Promise<Opened> {
  if (!link.requireEmail) return { link, pass }
  const email = await requireAllowedAddress(links, link, knock, input)
  if (!link.proveEmail) return { link, pass: { ...pass, email, isProved: false } }
  const visitorLanguage = knock.language
  const mailed = { email, visitorLanguage, ...placedAt(knock) }
  const { waitS } = await mailCode(links.services, link, mailed)
  throw new Closed(link, 'code', waitS > 0 ? { email, problem: 'mailed', waitS } : { email })
}

export async function proveEmail(
  links: Links,
  knock: PageRequest,
  { typed, code }: { typed: string; code: string },
): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  requirePassword(link, pass)
  if (!link.requireEmail) return { link, pass }
  const email = await requireAllowedAddress(links, link, knock, typed)
  const proof = await checkCode(links.services, link, { email, code, ...placedAt(knock) })
  if (typeof proof === 'object')
    throw new Closed(link, 'code', { email, problem: 'locked', waitS: proof.waitS })
  if (proof === 'wrong') throw new Closed(link, 'code', { email, problem: 'wrong-code' })
  if (proof === 'over') throw new Closed(link, 'code', { email, problem: 'code-over' })
  return { link, pass: { ...pass, email, isProved: true } }
}

/** Returns the link that a browser wants to be forgotten at, even one that doesn't open. */
export const linkOf = (links: Links, knock: PageRequest) => findEvenClosed(links, knock)

interface Asking {
  link: FoundLink
  outcome: Outcome
  refusal: 'expired' | 'withdrawn'
  /** Seconds until another one may be sent. */
  waitS: number
}

export type Outcome = 'asked' | 'no-address' | 'busy' | 'open'

/** Asks the sharer of an expired or withdrawn link for a new one. Says so where too many were sent. */
export async function askSender(
  links: Links,
  knock: PageRequest,
  { typed, message }: { typed: string; message: string },
): Promise<Asking> {
  const link = await findEvenClosed(links, knock)
  const refusal = refusalOf(link)
  // One that is open again, or not yet, answers as it does.
  if (refusal !== 'expired' && refusal !== 'withdrawn')
    return { link: await find(links, knock), outcome: 'open', refusal: 'expired', waitS: 0 }
  const email = normalAddress(typed)
  if (!email) return { link, outcome: 'no-address', refusal, waitS: 0 }
  const draft = { email, message: message.trim(), isWithdrawn: refusal === 'withdrawn' }
  const waitS = await mailRequest(links, knock, link, draft)
  return { link, outcome: waitS > 0 ? 'busy' : 'asked', refusal, waitS }
}

interface Request {
  email: string
  message: string
  isWithdrawn: boolean
}

/** Returns the seconds until another one may be sent; 0 if it was. */
function mailRequest(
  { services }: Links,
  knock: PageRequest,
  link: FoundLink,
  draft: Request,
): Promise<number> {
  const { database, config, limits, secrets } = services
  const from = placeOf(secrets.visitors, knock)
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    const { email, message } = draft
    const subject = textKey(secrets.visitors, [email, message])
    const counted = await attemptOnce(scope, { kind: 'ask', linkId: link.id, subject, ...from })
    if ('isSent' in counted) return 0
    if ('waitS' in counted) return counted.waitS
    const sharer = await findSharer(scope, link.id)
    const waitS = sharer ? await mailWaitOf(limits, scope, 'question', sharer.to) : HOUR_S
    if (!sharer || waitS !== undefined) {
      await forgive(scope, counted.id)
      return waitS ?? HOUR_S
    }
    const { id, earlier } = await conversations.receive(scope, {
      ...{ linkId: link.id, kind: 'request', text: message, email, emailProved: false },
      ...{ name: null, language: knock.language ?? null },
    })
    const facts = { requestedBy: email, ...(message && { message }) }
    const mail = linkRequestEmail(config, mailLookOf(link.look, config), { ...sharer, ...draft })
    const headers = conversations.threadHeaders(config, id, earlier)
    await sendToSharer(services, scope, sharer, { mail: { ...mail, ...headers }, facts })
    await conversations.notifySharer(scope, sharer)
    return 0
  })
}

const HOUR_S = HOUR / SECOND

function placedAt({ address, browser }: PageRequest): Place {
  return { address, ...(browser && { browser }) }
}

async function reach(links: Links, knock: PageRequest): Promise<Opened> {
  const link = await find(links, knock)
  return { link, pass: readPass(links.services.secrets.visitors, link, knock.cookies) }
}

/** Throws for addresses that aren't allowed, without revealing which are; guessing is slowed down. */
async function requireAllowedAddress(
  links: Links,
  link: FoundLink,
  knock: PageRequest,
  input: string,
): Promise<string> {
  const email = normalAddress(input)
  if (!email) throw new Closed(link, 'email', { problem: 'no-address', email: input })
  if (mayEnter(link, email)) return email
  await count(links, link, knock, 'address')
  throw new Closed(link, 'email', { problem: 'not-allowed', email })
}

/** The id of what was counted, before it is known whether it is wrong. */
async function count(
  { services: { database, secrets } }: Links,
  link: FoundLink,
  knock: PageRequest,
  kind: 'password' | 'address',
  email = '',
): Promise<string> {
  const from = placeOf(secrets.visitors, knock)
  const counted = await withScope(database, systemActor(link.tenantId), (scope) =>
    attempt(scope, { kind, linkId: link.id, ...from }),
  )
  if ('id' in counted) return counted.id
  const asks = kind === 'password' ? 'password' : 'email'
  throw new Closed(link, asks, { problem: 'locked', waitS: counted.waitS, email })
}
