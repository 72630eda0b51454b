import { randomUUIDv7 } from 'node:crypto'
import { countryOf, loadCountries } from '../platform/http/country.ts'
import { Problem, says } from '../platform/problem.ts'
import {
  openUnmeasured,
  provedViewer,
  type Recorded,
  type Utm,
  type Visitor,
  type VisitRow,
  viewerOf,
} from '../tracking/service.ts'
import { admit } from './gates/admit.ts'
import { forget, type PageRequest, recallOrFind } from './gates/open-link.ts'
import { isUnmeasured } from './gates/unmeasured.ts'
import type { FoundLink } from './link/find-link-queries.ts'
import { ctasOf } from './pages/ctas.ts'
import { prepare, type Render } from './pages/prepare.ts'
import { type Answer, fill } from './pages/prepared-page.ts'
import type { Visits } from './visitor-context.ts'

const TRIES = 3

/**
 * The answer to a visit, with the visit stored. The statement that stores it says whether the link
 * still is as it was read or remembered, so that no node ever opens one that was withdrawn. Throws
 * a Refusal where the link does not open.
 */
export async function visit(
  visits: Visits,
  request: PageRequest,
  visitor: Visitor,
  render: Render,
): Promise<Answer> {
  await loadCountries()
  const { services } = visits
  for (let tries = 0; tries < TRIES; tries++) {
    const link = await recallOrFind(visits, request)
    const { email, emailProved, token } = admit(services.secrets.visitors, link, request)
    const before = rowOf(visits, { link, asked: request, visitor, emailProved })
    const proved = emailProved && email ? provedViewer(before.viewer, email) : null
    const arrived = { ...before, email, provedViewer: proved }
    const ctas = await ctasOf(services, link, request, token ? null : arrived)
    const { shown, answer } = await prepare(visits, link, request, { token, render, ctas })
    const row = { ...arrived, ...shown }
    const who = { email, cookies: request.cookies }
    const recorded = token ? 'stored' : await record(visits, link, row, who)
    if (recorded !== 'changed') {
      const stored = recorded === 'stored' ? row : null
      return fill(answer, services.secrets.visitors, link.slug, stored)
    }
    forget(visits, request)
  }
  throw new Problem('unavailable', says('linkChangedRightNow'), {
    retryAfter: 1,
  })
}

/** Stores the visit of a site that asks for nothing; undefined where it changed since it was read, null on a full disk. */
export async function storeVisit(
  visits: Visits,
  link: FoundLink,
  { asked, visitor }: { asked: PageRequest; visitor: Visitor },
) {
  await loadCountries()
  const row = rowOf(visits, { link, asked, visitor, emailProved: false })
  const recorded = await record(visits, link, row, { email: null, cookies: asked.cookies })
  if (recorded === 'changed') return undefined
  return recorded === 'stored' ? row : null
}

/** Stores a visit, unless its visitor doesn't want it: then only what the open page may do. */
async function record(
  visits: Visits,
  link: FoundLink,
  row: VisitRow,
  who: { email: string | null; cookies: PageRequest['cookies'] },
): Promise<Recorded> {
  return (await isUnmeasured(visits, link, who))
    ? openUnmeasured(visits.services, row)
    : visits.recorder.record(row)
}

interface Arriving {
  link: FoundLink
  asked: Pick<PageRequest, 'host'>
  visitor: Visitor
  emailProved: boolean
}

function rowOf(
  { services, sharedDevices, watchAddress }: Visits,
  { link, asked: { host }, visitor, emailProved }: Arriving,
): VisitRow {
  watchAddress(visitor)
  const { address, device, browser, os, referrer, utm, trigger } = visitor
  const viewer = viewerOf(services.secrets.visitors, link.tenantId, visitor)
  const isUnsure = visitor.filtered === null && !emailProved
  const isShared = isUnsure && sharedDevices.isOver(link, visitor, viewer)
  return {
    id: randomUUIDv7(),
    tenantId: link.tenantId,
    linkId: link.id,
    state: link.state,
    domain: host?.tenantId ? host.domain : '',
    itemId: null,
    fileVersion: null,
    viewer,
    provedViewer: null,
    filtered: isShared ? 'crowd' : visitor.filtered,
    email: null,
    emailProved,
    country: countryOf(address),
    device,
    browser,
    os,
    referrer,
    utm: utm ?? utmOf(link),
    trigger,
  }
}

/** Returns the link's campaign, for visits without one in the address. */
function utmOf({ utm }: FoundLink): Utm | null {
  const input = utm as Utm | null
  return input && Object.keys(input).length > 0 ? input : null
}
