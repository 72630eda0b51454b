import type { Db } from '../platform/database/database.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { hmac } from '../platform/security/hmac.ts'
import * as query from './cta-visit-queries.ts'
import { flushVisits } from './flusher.ts'
import { readToken, type VisitKey } from './heartbeats.ts'

/** The viewer of a link, for choosing CTAs. */
export interface CtaViewer {
  email: string | null
  /** Hexadecimal; good for a day. */
  viewer: string
}

interface Shared {
  sharedToEmail: string | null
}

/**
 * Returns the name that distinguishes visitors: the address they gave, that of the person the link is for, or their
 * browser today.
 */
export function nameOf({ email, viewer }: CtaViewer, { sharedToEmail }: Shared): string {
  return email ?? sharedToEmail ?? viewer
}

/** Counts the visits of a viewer to a link, this one included; within ten minutes they are one. */
export async function countSessions(
  system: Db,
  link: Shared & { tenantId: string; id: string },
  { viewer, email }: CtaViewer,
): Promise<number> {
  const whose = email ? { email } : link.sharedToEmail ? {} : { viewer }
  return 1 + (await query.countEarlierSessions(system, link, whose))
}

/** Visits of machines do nothing that counts. A page fetched in advance reports only once somebody looks at it. */
const MACHINES = new Set(['bot', 'unfurler', 'scanner', 'head'])

/** Finds the visit that a page's token belongs to. Throws `not-found` for any other token. */
export async function visitOf(services: Services, slug: string, token: string) {
  const key = readToken(services.secrets.visitors, slug, token)
  if (!key) throw notFound()
  const { system } = services.database
  let visit = (await query.findVisit(system, key)) ?? (await query.findOpening(system, key))
  if (!visit) {
    await flushVisits(services, key.tenantId)
    visit = await query.findVisit(system, key)
  }
  if (!visit) throw notFound()
  const { viewer, filtered, ...rest } = visit
  const name = nameOf({ ...visit, viewer: viewer.toString('hex') }, visit)
  return {
    ...rest,
    tenantId: key.tenantId,
    isMachine: filtered !== null && MACHINES.has(filtered),
    visitor: hmac(services.secrets.visitors, `cta\n${key.tenantId}\n${name}`).subarray(0, 16),
  }
}

/** Returns which visit to a link a token names, without looking whether it's stored; undefined for any other token. */
export function visitFor(services: Services, slug: string, token: string): VisitKey | undefined {
  return readToken(services.secrets.visitors, slug, token)
}

const notFound = () => new Problem('not-found', says('visitNotFound'))
