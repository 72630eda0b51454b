import type { Language } from '@satchel/contract/languages.ts'
import type { KeptVisit } from '@satchel/contract/visits/visitor.ts'
import * as agreements from '../../agreements/service.ts'
import * as conversations from '../../conversations/service.ts'
import * as ctas from '../../ctas/service.ts'
import * as teamLinks from '../../links/service.ts'
import { deleteOfVisitor } from '../../notifications/service.ts'
import * as plans from '../../plans/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { Problem, says } from '../../platform/problem.ts'
import { openSigner } from '../../platform/security/signed-link.ts'
import { HOUR } from '../../platform/time.ts'
import * as questions from '../../questions/service.ts'
import * as requests from '../../requests/service.ts'
import {
  findUnmeasured,
  flushVisits,
  provedViewer,
  removeVisits,
  type Visitor,
  viewerOf,
} from '../../tracking/service.ts'
import { admit, Closed } from '../gates/admit.ts'
import { checkCode, mailCode, type Proof } from '../gates/codes.ts'
import { findEvenClosed, type Links, type PageRequest, refusalOf } from '../gates/open-link.ts'
import { provedAtGate, provedLately } from '../gates/pass.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findCollection, findItem } from '../link/link-queries.ts'
import { findPublishedSite } from '../link/site-queries.ts'
import { findOffered, forgetHandovers } from './hand-over-queries.ts'
import type { Holder } from './holder.ts'
import * as query from './queries.ts'
import { findHidden, showAll } from './shelf-queries.ts'

// Visitors can view, download and delete their data. They are identified by today's visitor key,
// or by an email address they verify; this also works on links that no longer open.

const SIGNS = 'satchel_privacy'
const CHUNK = 500
/** Hidden links in a download. */
const READ_MAX = 10_000

export interface Person {
  link: FoundLink
  viewer: string
  /** The address this browser verified at a gate of the tenant; empty if none. */
  proved: string
  /** The same, if it did so within the last minutes. */
  provedLately: string
  /** The address verified on this page within the hour. */
  email: string | null
}

/** Names the cookie of a company's shelf, so that one doesn't end that of another. */
export const cookieOf = ({ tenantId }: Pick<FoundLink, 'tenantId'>) =>
  `satchel_shelf_${tenantId.slice(-12)}`

export async function personOf(
  links: Links,
  request: PageRequest,
  visitor: Visitor,
): Promise<Person> {
  const { visitors: secret } = links.services.secrets
  const link = await findEvenClosed(links, request)
  const proved = openSigner(secret, SIGNS).read(request.cookies[cookieOf(link)] ?? '')
  const email = proved?.tenant === link.tenantId ? (proved.email ?? null) : null
  const viewer = viewerOf(secret, link.tenantId, visitor)
  const { cookies } = request
  return {
    link,
    viewer,
    email,
    proved: provedAtGate(secret, link, cookies),
    provedLately: provedLately(secret, link, cookies),
  }
}

/**
 * Returns visits from this network and browser. Others may share them, so no names and addresses are shown, and
 * visits with an address they verified are left out.
 */
export async function visitsOfBrowser({ services }: Links, { link, viewer, proved }: Person) {
  await flushVisits(services, link.tenantId)
  const stored = await withScope(services.database, systemActor(link.tenantId), (scope) =>
    query.findStoredVisits(scope, { viewer, proved }),
  )
  return stored.map((visit) => ({ ...shownVisit(visit), name: null }))
}

/** Returns all visits with the verified address, with all that is known of each. */

export async function visitsOfAddress({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  await flushVisits(services, link.tenantId)
  const stored = await withScope(services.database, systemActor(link.tenantId), (scope) =>
    query.findStoredVisits(scope, { email }),
  )
  return stored.map((visit) => {
    const { email: address, emailProved, referrer, utm, trigger, pages, parts, clicks } = visit
    const more = { email: address, emailProved, referrer, utm, trigger, pages, parts, clicks }
    return { ...shownVisit(visit), ...more }
  })
}

/** Returns the person as whom the shelf is open; undefined without a verified address. */
export function holderOf({ link, viewer, email }: Person): Holder | undefined {
  if (email === null) return undefined
  return { link, email, viewers: [viewer, provedViewer(viewer, email)] }
}

/** Returns everything that is stored, for downloading. */
export async function storedOf(links: Links, person: Person) {
  const { email } = person
  return {
    ofThisBrowserToday: await visitsOfBrowser(links, person),
    ...(email && {
      email,
      ofThisAddress: await visitsOfAddress(links, person),
      forms: await formsOf(links, person),
      messages: await messagesOf(links, person),
      files: await filesOf(links, person),
      questions: await questionsOf(links, person),
      plans: await plansOf(links, person),
      passedOn: await passedOnOf(links, person),
      agreements: await agreementsOf(links, person),
      ...(await choicesOf(links, person)),
    }),
  }
}

/** The forms of CTAs that were sent with the verified address. */
export async function formsOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    ctas.findSubmissionsOfEmail(scope, email),
  )
}

/** Returns what was written in conversations with the verified address. */
async function messagesOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    conversations.findOfEmail(scope, email),
  )
}

/** The files that were sent with the verified address. */
async function filesOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    requests.findOfEmail(scope, email),
  )
}

/** The questions that were asked with the verified address, and the answers. */
export async function questionsOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    questions.findOfEmail(scope, email),
  )
}

/** Returns what was changed and written in plans with the verified address. */
async function plansOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    plans.findOfEmail(scope, email),
  )
}

/** Returns what was passed on by the verified address, and to it. */
async function passedOnOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    teamLinks.findPassedOn(scope, email),
  )
}

/** Returns since when the reading of the verified address isn't measured, and the links it hid. */
async function choicesOf({ services }: Links, { link, email }: Person) {
  if (email === null) return {}
  return withScope(services.database, systemActor(link.tenantId), async (scope) => ({
    unmeasuredSince: (await findUnmeasured(scope, email)) ?? null,
    handedOver: (await findOffered(scope, email)) ?? null,
    hidden: (await findHidden(scope, email, READ_MAX)).map(({ name }) => name),
  }))
}

/** Returns what was agreed to with the verified address. */
export async function agreementsOf({ services }: Links, { link, email }: Person) {
  if (email === null) return []
  return withScope(services.database, systemActor(link.tenantId), (scope) =>
    agreements.findOfEmail(scope, email),
  )
}

/** Returns the record of one of them as PDF. Throws `not-found` for another's. */
export async function agreementRecord(
  { services }: Links,
  { link, email }: Person,
  id: string,
): Promise<Buffer> {
  const found = agreements.recordForVisitor(id, email ?? '')
  if (email === null || !ID.test(id)) throw new Problem('not-found', says('acceptanceNotFound'))
  return agreements.recordOf(services, systemActor(link.tenantId), found)
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns what the page shows of a visit. */
export function shownVisit(visit: KeptVisit): KeptVisit {
  const { at, name, country, device, browser, os, durationMs, downloaded } = visit
  return { at, name, country, device, browser, os, durationMs, downloaded }
}

/** The visits themselves go, and every figure they were part of falls. */
export async function forgetVisits(
  { services }: Links,
  { link: { tenantId }, viewer, proved, email }: Person,
  whose: 'here' | 'email',
): Promise<void> {
  const { database } = services
  await flushVisits(services, tenantId)
  const by = whose === 'here' ? { viewer, proved } : { email: email ?? '' }
  const actor = systemActor(tenantId)
  const find = () => withScope(database, actor, (scope) => query.findStoredVisits(scope, by))
  for (let stored = await find(); stored.length > 0; stored = await find()) {
    const ids = stored.map(({ id }) => id)
    while (ids.length > 0) {
      const some = ids.splice(0, CHUNK)
      await withScope(database, actor, (scope) => ctas.unlinkVisits(scope, some))
      await database.system.transaction().execute((db) => removeVisits(db, tenantId, some))
    }
  }
  const own = whose === 'email' ? email : proved
  if (!own) return
  await withScope(database, actor, async (scope) => {
    if (whose === 'email') {
      await query.deleteCodes(scope, own)
      await ctas.forgetSubmissionsOf(scope, own)
      await conversations.forgetMessagesOf(scope, own)
      await requests.forgetFilesOf(scope, own)
      await questions.forgetQuestionsOf(scope, own)
      await plans.forgetChangesOf(scope, own)
      await teamLinks.forgetPassedOn(scope, own)
      await showAll(scope, own)
      await forgetHandovers(scope, own)
    }
    await deleteOfVisitor(scope, own)
  })
}

/** Returns what the link shows, only to those for whom it is and opens. */
export async function itemNameOf(
  { services }: Links,
  request: PageRequest,
  { link, email }: Person,
): Promise<string | null> {
  if (link.sharedToEmail !== null && link.sharedToEmail !== email) return null
  if (refusalOf(link)) return null
  try {
    admit(services.secrets.visitors, link, request)
  } catch (error) {
    if (error instanceof Closed) return null
    throw error
  }
  const { tenantId, itemId, itemType } = link
  const { system } = services.database
  if (itemType === 'SITE') return (await findPublishedSite(system, tenantId, itemId))?.name ?? null
  const find = itemType === 'COLLECTION' ? findCollection : findItem
  return (await find(system, tenantId, itemId))?.name ?? null
}

export type Mailed = { email: string; waitS: number } | 'no-address'

export async function mailProof(
  { services }: Links,
  { link }: Person,
  { typed, address, language }: { typed: string; address: string; language?: Language | undefined },
): Promise<Mailed> {
  const email = normalAddress(typed)
  if (!email) return 'no-address'
  return {
    email,
    ...(await mailCode(services, link, { email, address, visitorLanguage: language })),
  }
}

/** Checks a code and returns the cookie's value. */
export async function prove(
  links: Links,
  { link }: Person,
  { typed, code, address }: { typed: string; code: string; address: string },
): Promise<{ cookie: string } | Exclude<Proof, 'right'>> {
  const email = normalAddress(typed)
  if (!email) return 'over'
  const proof = await checkCode(links.services, link, { email, code, address })
  if (proof !== 'right') return proof
  return { cookie: proofOf(links, { link }, email) }
}

/** Returns the cookie's value for an address that was verified. */
export function proofOf(
  { services }: Links,
  { link }: Pick<Person, 'link'>,
  email: string,
): string {
  const values = { tenant: link.tenantId, email }
  return openSigner(services.secrets.visitors, SIGNS).write(values, HOUR)
}

/** Returns the forms' token, which other sites can't read from this page. */
export function formToken({ services }: Links, { link, viewer, email }: Person): string {
  const values = { link: link.id, viewer, email: email ?? '' }
  return openSigner(services.secrets.visitors, 'privacy form').write(values, HOUR)
}

/** Tells whether a form was made for this browser: by its network, or by the address that it verified. */
export function isFormToken(
  { services }: Links,
  { link, viewer, email }: Person,
  token: string,
): boolean {
  const values = openSigner(services.secrets.visitors, 'privacy form').read(token)
  const isTheirs = values?.viewer === viewer || (email !== null && values?.email === email)
  return values?.link === link.id && isTheirs
}
