import type { VisitorGate } from '@satchel/contract/visits/visitor.ts'
import { isPreview } from '../../links/service.ts'
import { isCovered } from '../../platform/mail/email-address.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { hasAgreed } from './agreed.ts'
import { isGated } from './is-gated.ts'
import type { PageRequest } from './open-link.ts'
import { type Cookies, type Pass, passwordKey, readKnown, readPass } from './pass.ts'

/** The visitor who enters; without an address if they weren't asked. */
export interface Guest {
  email: string | null
  emailProved: boolean
  /** The sharer looks at it as its visitors do. */
  token: string | null
}

const SOMEBODY: Guest = { email: null, emailProved: false, token: null }

interface Notice extends Partial<Pick<VisitorGate, 'email' | 'problem' | 'waitS'>> {
  /** The visitor who has passed the other gates and is to agree. */
  guest?: Guest
  /** The name that they typed. */
  name?: string
}

/** The link asks for something first; nothing is stored of the visit. */
export class Closed extends Error {
  override name = 'Closed'
  readonly link: FoundLink
  readonly asks: VisitorGate['asks']
  readonly notice: Notice

  constructor(link: FoundLink, asks: VisitorGate['asks'], notice: Notice = {}) {
    super(asks)
    this.link = link
    this.asks = asks
    this.notice = notice
  }
}

/** Throws what is asked for next, in the order of the gates. A link without gates costs nothing. */
export function admit(
  secret: string,
  link: FoundLink,
  { cookies, preview }: Pick<PageRequest, 'cookies' | 'preview'>,
): Guest {
  if (preview !== undefined && isPreview(secret, link.id, preview))
    return { ...SOMEBODY, token: preview }
  if (!isGated(link)) return SOMEBODY
  const guest = knownGuest(secret, link, cookies)
  if (link.agreementId !== null && !hasAgreed(secret, link, guest.email, cookies))
    throw new Closed(link, 'agreement', { guest })
  return guest
}

function knownGuest(secret: string, link: FoundLink, cookies: Cookies): Guest {
  if (!link.passwordHash && !link.requireEmail) return SOMEBODY
  const pass = readPass(secret, link, cookies)
  requirePassword(link, pass)
  if (!link.requireEmail) return SOMEBODY
  return guestOf(secret, link, pass, cookies)
}

export function requirePassword(link: FoundLink, { password }: Pass): void {
  if (link.passwordHash && password !== passwordKey(link)) throw new Closed(link, 'password')
}

function guestOf(secret: string, link: FoundLink, pass: Pass, cookies: Cookies): Guest {
  const { email, isProved } = pass
  if (email && (isProved || !link.proveEmail) && mayEnter(link, email))
    return { email, emailProved: isProved, token: null }
  const remembered = readKnown(secret, link, cookies)
  if (remembered && mayEnter(link, remembered))
    return { email: remembered, emailProved: true, token: null }
  throw new Closed(link, 'email')
}

/** Tells whether an address may enter: blocking wins over allowing, and an empty list allows everyone. */
export function mayEnter(
  { allowed, refused }: Pick<FoundLink, 'allowed' | 'refused'>,
  email: string,
): boolean {
  return !isCovered(email, refused) && (allowed.length === 0 || isCovered(email, allowed))
}
