import { SIGNER_MAX } from '@satchel/contract/agreements.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { VisitorAgreement } from '@satchel/contract/visits/visitor-agreement.ts'
import * as agreements from '../../agreements/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { networkClassOf, networkOf } from '../../platform/http/network.ts'
import { Problem } from '../../platform/problem.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import { pageLanguage } from '../language.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import { admit, Closed, type Guest } from './admit.ts'
import { agreementKey } from './agreed.ts'
import { find, type Links, type PageRequest } from './open-link.ts'

/** Records that a network makes in an hour: by one link, and by all. An office is behind one. */
const OF_LINK = { name: 'agree-link', calls: 30, seconds: HOUR / SECOND }
const OF_ALL = { name: 'agree', calls: 120, seconds: HOUR / SECOND }

/** Returns the link and who comes, after all gates but the agreement. */
async function meet(links: Links, knock: PageRequest): Promise<{ link: FoundLink; guest: Guest }> {
  const link = await find(links, knock)
  try {
    return { link, guest: admit(links.services.secrets.visitors, link, knock) }
  } catch (error) {
    if (error instanceof Closed && error.notice.guest) return { link, guest: error.notice.guest }
    throw error
  }
}

/** Keeps that the visitor agrees to the version they were shown. Throws what is wrong or asked for. */
export async function agree(
  links: Links,
  knock: PageRequest,
  { typed, key }: { typed: string; key: string },
): Promise<{ link: FoundLink; guest: Guest }> {
  const { services } = links
  const { link, guest } = await meet(links, knock)
  const { agreementId, agreementVersion: version, tenantId } = link
  if (agreementId === null || version === null) return { link, guest }
  const name = withoutTurns(typed)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  const ask = (problem: 'no-name' | 'agreement-changed') =>
    new Closed(link, 'agreement', { guest, problem, name: typed })
  if (key !== agreementKey(link)) throw ask('agreement-changed')
  if (name === '' || name.length > SIGNER_MAX) throw ask('no-name')
  const shown = await requireShown(links, link)
  await count(links, link, knock, guest)
  const language = pageLanguage(knock.language, link)
  const { email, emailProved } = guest
  const network = networkClassOf(knock.address)
  const signer = { agreementId, version, linkId: link.id, name, email, emailProved }
  await withScope(services.database, systemActor(tenantId), (scope) =>
    agreements.accept(scope, { ...signer, network, language }, shown),
  )
  return { link, guest }
}

/** Counts a try; a network that makes too many waits. */
async function count(
  { services: { limits } }: Links,
  link: FoundLink,
  { address }: PageRequest,
  guest: Guest,
): Promise<void> {
  const network = networkOf(address)
  try {
    await limits.spend(OF_LINK, `${link.id} ${network}`)
    await limits.spend(OF_ALL, network)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-many-requests') throw error
    const waitS = error.retryAfter ?? HOUR / SECOND
    throw new Closed(link, 'agreement', { guest, problem: 'locked', waitS })
  }
}

/** Tells whether the visitor agreed to it before, with the same verified address, elsewhere. */
export async function agreedBefore(
  { services }: Pick<Links, 'services'>,
  link: FoundLink,
  guest: Guest | undefined,
): Promise<boolean> {
  const { tenantId, agreementId, agreementVersion: version } = link
  if (!guest?.email || !guest.emailProved || !agreementId || !version) return false
  const shown = { tenantId, agreementId, version }
  return agreements.hasAccepted(services.database.system, shown, guest.email)
}

/** Returns what the page shows of the agreement that a link asks for. */
export async function shownAgreement(
  links: Pick<Links, 'services'>,
  link: FoundLink,
  signer: string,
): Promise<VisitorAgreement> {
  const { name, doc, pageCount, body } = await requireShown(links, link)
  const { base } = link
  const pdf = { url: `${base}/agreement.pdf`, pagesUrl: `${base}/agreement/pages/` }
  return {
    name,
    key: agreementKey(link),
    doc: doc as VisitorAgreement['doc'],
    pdf: doc ? null : { ...pdf, count: pageCount ?? 0, text: body },
    signer,
  }
}

async function requireShown(
  { services }: Pick<Links, 'services'>,
  { tenantId, agreementId, agreementVersion }: FoundLink,
) {
  const key = { tenantId, agreementId: agreementId ?? '', version: agreementVersion ?? 0 }
  const shown = await agreements.findShown(services.database.system, key)
  if (!shown) throw new Error('A version of an agreement is missing')
  return shown
}

/** Returns the PDF that a visitor who passed the other gates is asked to agree to. */
export async function agreementFile(links: Links, knock: PageRequest) {
  const { link } = await meet(links, knock)
  if (!link.agreementId) throw new Refusal('missing', link)
  const { fileKey, pageCount, sha256 } = await requireShown(links, link)
  if (!fileKey) throw new Refusal('missing', link)
  return { link, id: link.agreementId, fileKey, pageCount, sha256 }
}
