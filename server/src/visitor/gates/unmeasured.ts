import type { FastifyReply } from 'fastify'
import { openSigner } from '../../platform/security/signed-link.ts'
import { DAY, SECOND } from '../../platform/time.ts'
import * as tracking from '../../tracking/service.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import type { Guest } from './admit.ts'
import type { Links } from './open-link.ts'
import { type Cookies, optionsOf, readKnown } from './pass.ts'

// Who asked a company not to measure their reading is known by the address that a link is for, by the one they entered at
// a gate, and by a cookie that keeps whose choice it was in the browser in which it was made.

/** Time for which browsers keep cookies at most. */
const SECONDS = (400 * DAY) / SECOND

const cookieOf = (tenantId: string) => `satchel_unmeasured_${tenantId.slice(-12)}`

type Company = Pick<FoundLink, 'tenantId'>

/** Tells whether nothing may be stored of how a visitor reads. */
export async function isUnmeasured(
  { services }: Pick<Links, 'services'>,
  link: FoundLink,
  { email, cookies }: Pick<Guest, 'email'> & { cookies: Cookies },
): Promise<boolean> {
  if (link.isUnmeasured) return true
  const { visitors } = services.secrets
  const emails = [email, readKnown(visitors, link, cookies), readChoice(visitors, link, cookies)]
  return tracking.isUnmeasured(services, link.tenantId, emails)
}

function readChoice(secret: string, { tenantId }: Company, cookies: Cookies): string {
  const cookie = cookies[cookieOf(tenantId)]
  const choice = cookie ? openSigner(secret, 'unmeasured').read(cookie) : undefined
  return choice?.tenant === tenantId ? (choice.email ?? '') : ''
}

/** Keeps in the browser that the person with an address isn't measured, for links that ask for no address. */
export function keepChoice(
  reply: FastifyReply,
  { secret, isSecure }: { secret: string; isSecure: boolean },
  { tenantId }: Company,
  email: string,
): void {
  const value = openSigner(secret, 'unmeasured').write(
    { tenant: tenantId, email },
    SECONDS * SECOND,
  )
  const options = optionsOf({ isSecure, isShortDomain: false }, '/')
  reply.setCookie(cookieOf(tenantId), value, { ...options, maxAge: SECONDS })
}

export function forgetChoice(reply: FastifyReply, isSecure: boolean, { tenantId }: Company): void {
  reply.clearCookie(cookieOf(tenantId), optionsOf({ isSecure, isShortDomain: false }, '/'))
}
