import { systemActor, withScope } from '../../platform/database/scope.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { isPassword } from '../../platform/security/passwords.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Closed, mayEnter, requirePassword } from './admit.ts'
import { attempt, forgive, networkKey } from './attempts.ts'
import { checkCode, mailCode } from './codes.ts'
import { linkRequestEmail } from './emails.ts'
import { type Asked, find, findEvenClosed, type Links, refusalOf } from './open-link.ts'
import { type Pass, passwordKey, readPass } from './pass.ts'
import { findSharer } from './queries.ts'
import { sendToSharer } from './send-to-sharer.ts'

// Each answers with the pass that the visitor has now, or throws what is wrong or asked for next.

export interface Opened {
  link: FoundLink
  pass: Pass
}

export async function unlock(links: Links, knock: Asked, password: string): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  if (!link.passwordHash) return { link, pass }
  const id = await count(links, link, knock, 'password')
  if (!(await isPassword(password, link.passwordHash)))
    throw new Closed(link, 'password', { problem: 'wrong-password' })
  await withScope(links.services.database, systemActor(link.tenantId), (scope) =>
    forgive(scope, id),
  )
  return { link, pass: { ...pass, password: passwordKey(link) } }
}

export async function giveEmail(links: Links, knock: Asked, given: string): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  requirePassword(link, pass)
  if (!link.requireEmail) return { link, pass }
  const email = await requireAllowedAddress(links, link, knock, given)
  if (!link.proveEmail) return { link, pass: { ...pass, email, isProved: false } }
  const { waitS } = await mailCode(links.services, link, { email, address: knock.address })
  throw new Closed(link, 'code', waitS > 0 ? { email, problem: 'mailed', waitS } : { email })
}

export async function proveEmail(
  links: Links,
  knock: Asked,
  { given, code }: { given: string; code: string },
): Promise<Opened> {
  const { link, pass } = await reach(links, knock)
  requirePassword(link, pass)
  if (!link.requireEmail) return { link, pass }
  const email = await requireAllowedAddress(links, link, knock, given)
  const { address } = knock
  const proof = await checkCode(links.services, link, { email, code, address })
  if (typeof proof === 'object')
    throw new Closed(link, 'code', { email, problem: 'locked', waitS: proof.waitS })
  if (proof === 'wrong') throw new Closed(link, 'code', { email, problem: 'wrong-code' })
  if (proof === 'over') throw new Closed(link, 'code', { email, problem: 'code-over' })
  return { link, pass: { ...pass, email, isProved: true } }
}

export type Outcome = 'asked' | 'no-address' | 'open'

/** Asks the sharer of an expired or withdrawn link for a new one. Too many requests get the same response. */
export async function askSender(
  links: Links,
  knock: Asked,
  { given, message }: { given: string; message: string },
): Promise<{ link: FoundLink; outcome: Outcome; refusal: 'expired' | 'withdrawn' }> {
  const { database, config, limits, secrets } = links.services
  const link = await findEvenClosed(links, knock)
  const refusal = refusalOf(link)
  // One that is open again, or not yet, answers as it does.
  if (refusal !== 'expired' && refusal !== 'withdrawn')
    return { link: await find(links, knock), outcome: 'open', refusal: 'expired' }
  const email = normalAddress(given)
  if (!email) return { link, outcome: 'no-address', refusal }
  const network = networkKey(secrets.visitors, knock.address)
  await withScope(database, systemActor(link.tenantId), async (scope) => {
    const counted = await attempt(scope, { kind: 'ask', linkId: link.id, network })
    const sharer = 'id' in counted && (await findSharer(scope, link.id))
    if (!sharer || (await mailWaitOf(limits, scope, 'question', sharer.to))) return
    const asked = { email, message: message.trim(), isWithdrawn: refusal === 'withdrawn' }
    const detail = [`Asks for a new link, as ${email}`, asked.message].filter(Boolean).join(': ')
    const mail = linkRequestEmail(config, { ...sharer, ...asked })
    await sendToSharer(links.services, scope, sharer, { mail, detail })
  })
  return { link, outcome: 'asked', refusal }
}

async function reach(links: Links, knock: Asked): Promise<Opened> {
  const link = await find(links, knock)
  return { link, pass: readPass(links.services.secrets.visitors, link, knock.cookies) }
}

/** Throws for addresses that aren't allowed, without revealing which are; guessing is slowed down. */
async function requireAllowedAddress(
  links: Links,
  link: FoundLink,
  knock: Asked,
  given: string,
): Promise<string> {
  const email = normalAddress(given)
  if (!email) throw new Closed(link, 'email', { problem: 'no-address', email: given })
  if (mayEnter(link, email)) return email
  await count(links, link, knock, 'address')
  throw new Closed(link, 'email', { problem: 'not-allowed', email })
}

/** The id of what was counted, before it is known whether it is wrong. */
async function count(
  { services: { database, secrets } }: Links,
  link: FoundLink,
  { address }: Asked,
  kind: 'password' | 'address',
): Promise<string> {
  const network = networkKey(secrets.visitors, address)
  const counted = await withScope(database, systemActor(link.tenantId), (scope) =>
    attempt(scope, { kind, linkId: link.id, network }),
  )
  if ('id' in counted) return counted.id
  const asks = kind === 'password' ? 'password' : 'email'
  throw new Closed(link, asks, { problem: 'locked', waitS: counted.waitS })
}
