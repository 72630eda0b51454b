import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { openSigner } from '../../platform/security/signed-link.ts'
import { DAY, MINUTE, SECOND } from '../../platform/time.ts'
import type { FoundLink } from '../link/find-link-queries.ts'

// What a visitor has shown at the gates of a link, in a cookie of that link alone; an address that was proved
// also in one for all links of the tenant, so that none asks for it again on this device.

export type Cookies = Record<string, string | undefined>

export interface Pass {
  /** A hash of the right password, so that changing it ends the pass. */
  password: string
  email: string
  isProved: boolean
}

const NO_PASS: Pass = { password: '', email: '', isProved: false }

const LINK_COOKIE = 'satchel_link'
const LINK_SECONDS = DAY / SECOND
const TENANT_SECONDS = (90 * DAY) / SECOND
/** Time in ms after which an address has to be proved again to see what is stored under it. */
const LATELY = 10 * MINUTE

export interface Place {
  /** True if the link is at a short domain's root. */
  isShortDomain: boolean
  isSecure: boolean
}

type Gated = Pick<FoundLink, 'tenantId' | 'id' | 'slug' | 'passwordHash' | 'isSiteAddress'>

export function passwordKey({ passwordHash }: Pick<FoundLink, 'passwordHash'>): string {
  return hash('sha256', passwordHash ?? '').slice(0, 16)
}

export function readPass(secret: string, link: Gated, cookies: Cookies): Pass {
  const own = openSigner(secret, 'pass').read(cookies[LINK_COOKIE] ?? '')
  if (own?.link !== link.id) return NO_PASS
  const { password = '', email = '', proved } = own
  return { password, email, isProved: proved === 'yes' }
}

/** Tells whether this browser has passed a gate of the link before. */
export function hasPass(secret: string, link: Gated, cookies: Cookies): boolean {
  return readPass(secret, link, cookies) !== NO_PASS
}

/** The address this device proved to the tenant, by whatever link. */
export function readKnown(secret: string, { tenantId }: Gated, cookies: Cookies): string {
  const remembered = openSigner(secret, 'known').read(cookies[tenantCookie(tenantId)] ?? '')
  return remembered?.tenant === tenantId ? (remembered.email ?? '') : ''
}

/** The address this browser proved at this link or another of the tenant; empty where it did not. */
export function provedAtGate(secret: string, link: Gated, cookies: Cookies): string {
  const { email, isProved } = readPass(secret, link, cookies)
  return (isProved && email) || readKnown(secret, link, cookies)
}

/** The address this browser proved within the last minutes, as long as a code works; empty where it did not. */
export function provedLately(secret: string, { tenantId }: Gated, cookies: Cookies): string {
  const remembered = openSigner(secret, 'known').read(cookies[tenantCookie(tenantId)] ?? '')
  const isLately = Date.now() - Number(remembered?.at ?? 0) < LATELY
  return remembered?.tenant === tenantId && isLately ? (remembered.email ?? '') : ''
}

export function givePass(
  reply: FastifyReply,
  secret: string,
  link: Gated,
  { password, email, isProved }: Pass,
  place: Place,
): void {
  const payload = { link: link.id, password, email, proved: isProved ? 'yes' : 'no' }
  const pass = openSigner(secret, 'pass').write(payload, LINK_SECONDS * SECOND)
  for (const path of pathsOf(link, place))
    reply.setCookie(LINK_COOKIE, pass, { ...optionsOf(place, path), maxAge: LINK_SECONDS })
  if (!isProved) return
  const remembered = openSigner(secret, 'known').write(
    { tenant: link.tenantId, email, at: String(Date.now()) },
    TENANT_SECONDS * SECOND,
  )
  const path = commonPath(link, place)
  reply.setCookie(tenantCookie(link.tenantId), remembered, {
    ...optionsOf(place, path),
    maxAge: TENANT_SECONDS,
  })
}

/** Takes the pass back, including what was entered at the gates. */
export function takePass(reply: FastifyReply, link: Gated, place: Place): void {
  for (const path of pathsOf(link, place)) reply.clearCookie(LINK_COOKIE, optionsOf(place, path))
  const path = commonPath(link, place)
  reply.clearCookie(tenantCookie(link.tenantId), optionsOf(place, path))
}

export function optionsOf({ isSecure: secure }: Place, path: string) {
  return { path, httpOnly: true, sameSite: 'lax', secure } as const
}

/** Returns the path below which all links of the tenant are, or all sites. */
function commonPath({ isSiteAddress }: Gated, { isShortDomain }: Place): string {
  if (isShortDomain) return '/'
  return isSiteAddress ? '/p' : '/l'
}

/** Returns the paths at which a link is asked for: a site by its page and by the API. */
export function pathsOf({ slug, isSiteAddress }: Gated, { isShortDomain }: Place): string[] {
  if (isSiteAddress) return [`/p/${slug}`, `/api/sites/v2/sitecontent/${slug}`]
  return isShortDomain ? [`/l/${slug}`, `/${slug}`] : [`/l/${slug}`]
}

function tenantCookie(tenantId: string): string {
  return `satchel_known_${tenantId.slice(-12)}`
}
