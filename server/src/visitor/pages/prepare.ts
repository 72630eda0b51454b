import type { VisitorPage, VisitorSender } from '@satchel/contract/visits/visitor.ts'
import type { PlacedCta } from '@satchel/contract/visits/visitor-ctas.ts'
import type { Services } from '../../platform/http/services.ts'
import { hasOpenRequest } from '../../requests/service.ts'
import { beatsOf } from '../../tracking/service.ts'
import { findOutdated } from '../../used-answers/service.ts'
import { contentsOf, NOTHING } from '../contents/contents.ts'
import { chosenPicture } from '../contents/file-access.ts'
import { hasCta } from '../contents/site.ts'
import type { PageRequest } from '../gates/open-link.ts'
import { pageLanguage } from '../language.ts'
import { destinationOf } from '../link/destination.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findSender } from '../link/link-queries.ts'
import type { Visits } from '../visitor-context.ts'
import { keyOf, toPage } from './ctas.ts'
import { limitPages } from './limit.ts'
import { type Frame, previewOf } from './link-preview.ts'
import { type Prepared, preparePage, TOKEN_PLACE } from './prepared-page.ts'
import type { RenderedPage } from './renderer.ts'

export type Render = (page: VisitorPage, frame: Frame) => Promise<RenderedPage & { html: string }>

interface Look {
  /** The token of a sharer's preview. */
  token: string | null
  render: Render
  /** CTAs chosen for the visitor. */
  ctas: PlacedCta[]
}

/** Returns a link's page or redirect without anything specific to the visitor. Throws a Refusal if there is none. */
export function prepare(
  { services, pages }: Pick<Visits, 'services' | 'pages'>,
  link: FoundLink,
  request: PageRequest,
  look: Look,
): Prepared | Promise<Prepared> {
  const destination = request.itemId ? undefined : destinationOf(link, request.added)
  if (destination !== undefined) return { shown: NOTHING, answer: { redirect: destination } }
  const make = () => makeAnswer(services, link, request, look)
  if (!isKept(link, request, look)) return make()
  const language = pageLanguage(request.language, link)
  const { tenantId, state } = link
  const parts = [link.id, request.path, language, keyOf(look.ctas)]
  return pages.fetch({ tenantId, state, parts }, make)
}

/** A page that is made of the link, its item, its CTAs and its tenant alone. */
function isKept(link: FoundLink, { itemId }: PageRequest, { token }: Look): boolean {
  // One that asks for an address names it; addresses of files are of one version of an agreement.
  if (token || itemId || link.itemType !== 'ITEM') return false
  if (link.requireEmail || link.agreementId) return false
  return chosenPicture(link) === null
}

async function makeAnswer(
  services: Services,
  link: FoundLink,
  request: PageRequest,
  { token, render, ctas }: Look,
): Promise<Prepared> {
  const { itemId = '' } = request
  await limitPages(services, link, request)
  const { shown, ...contents } = await contentsOf(services, link, request, token)
  if ('redirect' in contents) return { shown, answer: contents }
  const { system } = services.database
  const [sender, preview, requests, outdated] = await Promise.all([
    senderOf(services, link, { itemId, isPreview: token !== null }),
    previewOf(services, link),
    token || link.isSiteAddress ? false : hasOpenRequest(system, link),
    !link.isOutdated ? [] : findOutdated(system, link),
  ])
  const beats = token ? null : beatsOf(link, TOKEN_PLACE)
  const reporting = { token: TOKEN_PLACE, item: itemId, isReported: token === null }
  const hasOthers = contents.page.view === 'site' && hasCta(contents.page.blocks)
  const shownCtas = toPage(link, ctas, reporting, hasOthers)
  const place = requests && { requests: { url: `${link.base}/requests` } }
  const asking = !token && questionsOf(link)
  const notes = outdated.length > 0 && { outdated }
  const page = { ...contents.page, beats, sender, ...place, ...asking, ...notes, ...shownCtas }
  const frame = { preview, isPreview: token !== null, link }
  return { shown, answer: preparePage(await render(page, frame)) }
}

/** Returns where visitors ask, if the link takes questions. */
function questionsOf({ questions, base, requireEmail }: FoundLink) {
  return questions && { questions: { url: `${base}/questions`, asksAddress: !requireEmail } }
}

async function senderOf(
  { database }: Services,
  { tenantId, id, base, allowPassOn }: FoundLink,
  { itemId: item, isPreview }: { itemId: string; isPreview: boolean },
): Promise<VisitorSender | null> {
  const sender = await findSender(database.system, tenantId, id)
  if (!sender) return null
  const passOn = allowPassOn && !isPreview && { passOn: { url: `${base}/pass-on` } }
  return { ...sender, reply: { url: `${base}/reply`, item }, ...passOn }
}
