import type { FastifyReply } from 'fastify'
import { openSigner } from '../../platform/security/signed-link.ts'
import { DAY, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { type Cookies, optionsOf, type Place, pathsOf } from './pass.ts'

// What a visitor agreed to, in a cookie of one link: the version, so that a new one is asked for again, and the address it
// was agreed with, so that nobody else on the device has agreed.

const COOKIE = 'satchel_agreed'
/** Time for which browsers keep cookies at most. */
const SECONDS = (400 * DAY) / SECOND

type Asking = Pick<FoundLink, 'agreementId' | 'agreementVersion'>

/** Names the version of the agreement that a link asks for. */
export function agreementKey({ agreementId, agreementVersion }: Asking): string {
  return `${agreementId}.${agreementVersion}`
}

/** Tells whether this browser agreed to what the link asks for now, as the same visitor. */
export function hasAgreed(
  secret: string,
  link: Pick<FoundLink, 'id'> & Asking,
  email: string | null,
  cookies: Cookies,
): boolean {
  const agreed = openSigner(secret, 'agreed').read(cookies[COOKIE] ?? '')
  return (
    agreed?.link === link.id &&
    agreed.agreement === agreementKey(link) &&
    agreed.email === (email ?? '')
  )
}

/** Gives the browser the cookie by which it has agreed. */
export function keepAgreed(
  reply: FastifyReply,
  secret: string,
  link: FoundLink,
  { email, place }: { email: string | null; place: Place },
): void {
  const payload = { link: link.id, agreement: agreementKey(link), email: email ?? '' }
  const value = openSigner(secret, 'agreed').write(payload, SECONDS * SECOND)
  for (const path of pathsOf(link, place))
    reply.setCookie(COOKIE, value, { ...optionsOf(place, path), maxAge: SECONDS })
}

/** Takes the cookie back, for whoever uses the device next. */
export function forgetAgreed(reply: FastifyReply, link: FoundLink, place: Place): void {
  for (const path of pathsOf(link, place)) reply.clearCookie(COOKIE, optionsOf(place, path))
}
