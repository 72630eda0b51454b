import { languageOf } from '@satchel/contract/languages.ts'
import type {
  VisitorLook,
  VisitorPage,
  VisitorRefusal,
  VisitorSharer,
} from '@satchel/contract/visits/visitor.ts'
import type { VisitorPlace } from '@satchel/contract/visits/visitor-renderer.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hostNow } from '../../domains/service.ts'
import type { Closed } from '../gates/admit.ts'
import { agreedBefore, shownAgreement } from '../gates/agree.ts'
import { keepAgreed } from '../gates/agreed.ts'
import { markBrowser } from '../gates/browsers.ts'
import { provedAtGate } from '../gates/pass.ts'
import { keepChoice, pageLanguage, visitorLanguage } from '../language.ts'
import { addedTo, passOn } from '../link/destination.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findSender } from '../link/link-queries.ts'
import { findLook } from '../link/look-queries.ts'
import { type Moved, type Refusal, toRefusal } from '../link/refusal.ts'
import { gateOf, statusOf } from './gate-page.ts'
import { type Frame, previewOf } from './link-preview.ts'
import { type Asking, hostOf, pathOf, rootOf } from './page-request.ts'
import { PLAIN_PAGE, type RenderedPage, renderPage } from './renderer.ts'

/** Every opening has to come here to be stored, and search engines have no business with it. */
export const UNLISTED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
const LISTED = { 'cache-control': UNLISTED['cache-control'] }

interface Around extends Partial<Frame> {
  /** The account whose page it is, where there is no link. */
  tenantId?: string | undefined
}

/** The page with what is around it. */
export function render(
  request: FastifyRequest,
  page: VisitorPage,
  { link, preview = null, isPreview = false, tenantId = link?.tenantId }: Around = {},
): ReturnType<typeof renderPage> {
  const { url, server } = request
  const path = url.split('?', 1)[0] ?? ''
  const isElsewhere = link && page.view !== 'privacy'
  const privacyUrl = isElsewhere ? `${rootOf(request)}/${link.slug}/shelf` : null
  const language = pageLanguage(visitorLanguage(request), link)
  const languageUrl = languageOf(link?.language) ? null : ownUrlOf(request)
  const origin = server.services.config.PUBLIC_URL
  const downloadOrigin = request.server.services.files.directOrigin ?? null
  const opener = isPreview ? null : openerOf(request, page, link)
  const around = { origin, path, privacyUrl, opener, downloadOrigin, preview, isPreview }
  return renderPage(page, { ...around, language, languageUrl }, tenantId)
}

const CONTENTS: ReadonlySet<VisitorPage['view']> = new Set(['item', 'collection', 'site'])

/** Returns the address that a visitor proved to see a page, as far as a stranger may read it, and where it's forgotten. */
function openerOf(
  request: FastifyRequest,
  { view }: VisitorPage,
  link: Frame['link'],
): VisitorPlace['opener'] {
  if (!link?.requireEmail || !CONTENTS.has(view)) return null
  const { visitors } = request.server.services.secrets
  const email = provedAtGate(visitors, link as FoundLink, request.cookies)
  if (!email) return null
  const at = email.lastIndexOf('@')
  return { email: `${email.slice(0, 1)}…${email.slice(at)}`, forgetUrl: `${link.base}/forget` }
}

/** Returns the address at which the same page is got by GET, without a language of its own. */
function ownUrlOf(request: FastifyRequest): string {
  const [path = '', search = ''] = request.originalUrl.split('?', 2)
  const parameters = new URLSearchParams(request.method === 'GET' ? search : '')
  parameters.delete('lang')
  const whole = request.method === 'GET' ? path : path.replace(/\/[^/]*$/, '')
  // Two slashes would be the address of another host.
  const own = `/${whole.replace(/^\/+/, '')}`
  return parameters.size > 0 ? `${own}?${parameters}` : own
}

export function sendPage(
  reply: FastifyReply,
  { html, policy, language, isListed }: RenderedPage,
): FastifyReply {
  keepChoice(reply.request, reply)
  const headers = {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'content-language': language,
    vary: 'Accept-Language, Cookie',
  }
  return reply
    .headers({ ...(isListed ? LISTED : UNLISTED), ...headers })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Characters that no header has. */
const BEYOND_ASCII = /[^\x21-\x7e]+/g

export function redirect(
  reply: FastifyReply,
  url: string,
  status: 302 | 303 | 308 = 302,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...UNLISTED,
      location: url.toWellFormed().replace(BEYOND_ASCII, encodeURIComponent),
    })
    .send()
}

/** Leads to the address that a site has now. Nobody keeps it: the site may take the earlier one back. */
export function lead({ slug }: Moved, { url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return redirect(reply, url.replace(/^\/p\/[^/?]+/, `/p/${slug}`), 308)
}

/** Asks what a gate requires, and shows nothing of what is behind it but what the sharer wants shown. */
export async function ask(closed: Closed, request: FastifyRequest<Asking>, reply: FastifyReply) {
  const { link, notice } = closed
  const { slug, itemId } = request.params
  // A cookie of this link is sent to one spelling of its address.
  if (request.method === 'GET' && slug !== link.slug)
    return redirect(
      reply,
      pathOf(request, itemId, link.slug) + (request.url.match(/\?.*/)?.[0] ?? ''),
    )
  if (await goesOn(closed, request, reply)) return redirect(reply, request.url)
  const [preview, sender] = await Promise.all([
    previewOf(request.server.services, link),
    senderOf(request, link),
  ])
  markBrowser(request as FastifyRequest, reply, link.base)
  const gate = { ...gateOf(closed, request), ...(await agreementOf(request, closed)) }
  if (notice.waitS) reply.header('retry-after', notice.waitS)
  const gatePage = { view: 'gate', look: link.look, gate, sender } as const
  const page = await render(request, gatePage, { preview, link })
  return sendPage(reply.code(statusOf(closed, request)), page)
}

/** Lets in who agreed elsewhere, with the same verified address: true if the browser is to ask again. */
async function goesOn(
  { link, asks, notice }: Closed,
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
): Promise<boolean> {
  const { services } = request.server
  if (asks !== 'agreement' || request.method !== 'GET') return false
  if (!(await agreedBefore({ services }, link, notice.guest))) return false
  const email = notice.guest?.email ?? null
  keepAgreed(reply, services.secrets.visitors, link, { email, place: placeOf(request) })
  return true
}

async function agreementOf({ server }: FastifyRequest, { link, asks, notice }: Closed) {
  if (asks !== 'agreement') return {}
  return { agreement: await shownAgreement(server, link, notice.name ?? '') }
}

/** Returns where a link's cookies are sent. */
export function placeOf(request: FastifyRequest) {
  const isSecure = request.server.services.config.PUBLIC_URL.startsWith('https:')
  return { isSecure, isShortDomain: hostOf(request) !== undefined }
}

export async function refuse(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { refusal, link, status, retryAfter } = toRefusal(error)
  if (refusal === 'unshared' && link?.itemType === 'SITE')
    return redirect(reply, removedSite(request))
  const elsewhere = refusal === 'unknown' && (await notFoundUrlOf(request))
  if (elsewhere) return redirect(reply, passOn(elsewhere, addedTo(request.url)))
  if (status === 500) request.log.error({ err: error }, 'unhandled error')
  if (retryAfter) reply.header('retry-after', retryAfter)
  const mayAsk = (refusal === 'expired' || refusal === 'withdrawn') && link
  const look = link?.look ?? (await lookAt(request))
  const make = async () => {
    const ask = mayAsk ? { url: `${mayAsk.base}/ask`, problem: null } : null
    const sender = link && NAMED.has(refusal) ? await senderOf(request, link) : null
    const page: VisitorPage = { view: 'refusal', refusal, look, ask, sender }
    return render(request, page, link ? { link } : {})
  }
  return sendPage(reply.code(status), await make().catch(() => PLAIN_PAGE))
}

/** The page still comes where this can't be found out. */
async function notFoundUrlOf(request: FastifyRequest): Promise<string | null | undefined> {
  const host = await hostNow(request.server.services, hostOf(request)).catch(() => undefined)
  return host?.notFoundUrl
}

/** Returns the look of the company whose domain was asked; the page still comes where this can't be found out. */
async function lookAt(request: FastifyRequest): Promise<VisitorLook | null> {
  const { services } = request.server
  const find = async () => {
    const host = await hostNow(services, hostOf(request))
    return host?.tenantId ? findLook(services.database.system, host.tenantId) : undefined
  }
  return (await find().catch(() => undefined)) ?? null
}

/** The page of removed sites is on the app's own host alone. */
function removedSite(request: FastifyRequest): string {
  return `${hostOf(request) ? request.server.services.config.PUBLIC_URL : ''}/removed-site`
}

/** Refusals that lead the visitor back to the person who shared the link, whom its page would have named. */
const NAMED: ReadonlySet<VisitorRefusal> = new Set([
  'withdrawn',
  'expired',
  'early',
  'closed',
  'unshared',
])

/** Returns the person who shared a link; null if they left the company. */
export async function senderOf(
  { server }: FastifyRequest,
  { tenantId, id }: Pick<FoundLink, 'tenantId' | 'id'>,
): Promise<VisitorSharer | null> {
  return (await findSender(server.services.database.system, tenantId, id)) ?? null
}
