import * as contract from '@satchel/contract/sites/site-content.ts'
import type {
  VisitorBlock,
  VisitorLook,
  VisitorSimpleBlock,
} from '@satchel/contract/visits/visitor.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostNow } from '../domains/service.ts'
import { servePublic } from '../platform/http/serve.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { callerOf } from '../tracking/service.ts'
import {
  admit,
  Closed,
  find,
  giveEmail,
  givePass,
  hostOf,
  type Links,
  limitPages,
  Moved,
  markBrowser,
  meetBrowser,
  type Opened,
  type PageRequest,
  proveEmail,
  Refusal,
  type SitePage,
  sitePage,
  unlock,
} from '../visitor/service.ts'
import { openSitemap } from './sitemap.ts'

/** Registers what clients other than a browser read of published sites, and the list for search engines. */
export function siteContentRoutes(app: FastifyInstance, links: Links): void {
  const { services } = app
  const { config, secrets } = services
  const sitemap = openSitemap(services)
  const isSecure = config.PUBLIC_URL.startsWith('https:')

  servePublic(app, contract.getSiteContent, ({ params, query }, { request }) =>
    asProblems(request, params.slug, async (pageRequest) => {
      const link = await find(links, pageRequest)
      admit(secrets.visitors, link, pageRequest)
      await limitPages(services, link, pageRequest)
      const sitePageContent = await sitePage(services, link, '', query.page)
      return contentsOf(sitePageContent, link.look, config.PUBLIC_URL)
    }),
  )

  servePublic(app, contract.unlockSite, ({ params, body }, { request, reply }) =>
    open(request, reply, params.slug, (asked) => unlock(links, asked, body)),
  )

  servePublic(app, contract.giveSiteEmail, ({ params, body: { email, code } }, call) =>
    open(call.request, call.reply, params.slug, (asked) =>
      code === undefined
        ? giveEmail(links, asked, email)
        : proveEmail(links, asked, { typed: email, code }),
    ),
  )

  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    work: (asked: PageRequest) => Promise<Opened>,
  ): Promise<void> {
    const browser = meetBrowser(request)
    await asProblems(request, slug, async (asked) => {
      try {
        const { link, pass } = await work({ ...asked, browser })
        givePass(reply, secrets.visitors, link, pass, { isSecure, isShortDomain: false })
      } catch (error) {
        markBrowser(request, reply, `/api/sites/v2/sitecontent/${encodeURIComponent(slug)}`)
        // The code is on its way.
        if (error instanceof Closed && error.asks === 'code' && !error.notice.problem) return
        throw error
      }
    })
  }

  async function sitemapAt(request: FastifyRequest): Promise<string> {
    const hostName = hostOf(request)
    const host = await hostNow(services, hostName)
    if (hostName && !host) throw new Problem('not-found', says('hostNameUnknown'))
    return sitemap(host?.tenantId ?? null)
  }

  app.get('/p/sitemap.xml', async (request, reply) =>
    reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await sitemapAt(request)),
  )
}

function askedFor(request: FastifyRequest, slug: string): PageRequest {
  const { cookies } = request
  const host = hostOf(request)
  const lower = slug.toLowerCase()
  const place = { slug: lower, path: `/p/${lower}`, ...(host && { host }) }
  return { ...place, ...callerOf(request), cookies, isSite: true }
}

/** Answers clients with problems where visitors see a page; a former slug counts as the present one. */
async function asProblems<T>(
  request: FastifyRequest,
  slug: string,
  work: (pageRequest: PageRequest) => Promise<T>,
): Promise<T> {
  try {
    return await work(askedFor(request, slug))
  } catch (error) {
    if (error instanceof Moved) return asProblems(request, error.slug, work)
    if (error instanceof Refusal) throw problemOf(error)
    throw error instanceof Closed ? gateProblem(error) : error
  }
}

function problemOf({ refusal, retryAfter = 60 }: Refusal): Problem {
  if (refusal === 'held')
    return new Problem('too-many-requests', says('tooManyAddressesTried'), { retryAfter })
  const isUnknown = refusal === 'unknown' || refusal === 'missing'
  return isUnknown
    ? new Problem('not-found', says('siteNotFound'))
    : new Problem('gone', says('siteNoLongerOnWeb'))
}

function gateProblem({ asks, notice: { problem, waitS = 60 } }: Closed): Problem {
  switch (problem) {
    case 'wrong-password':
      return new Problem('wrong-password', says('thatPasswordIsWrong'))
    case 'locked':
    case 'mailed':
      return new Problem('too-many-requests', says('tryAgainLater'), { retryAfter: waitS })
    case 'no-address':
      return invalidField('email', says('isNotEmailAddress'))
    case 'not-allowed':
      return new Problem('forbidden', says('addressCantOpenSite'))
    case 'wrong-code':
      return new Problem('wrong-code', says('thatCodeIsWrong'))
    case 'code-over':
      return new Problem('token-expired', says('thatCodeHasExpired'))
    default:
      return asks === 'password'
        ? new Problem('password-required', says('unlockSiteFirst'))
        : new Problem('email-required', says('giveEmailFirst'))
  }
}

/** Returns a page as clients get it, with the look of the tenant. */
function contentsOf(
  { name, theme, seo, blocks, page, pages }: SitePage,
  look: VisitorLook,
  origin: string,
) {
  const { title, description, imageUrl, canonicalUrl } = seo
  const { logoUrl, color, name: company, legal } = look
  return {
    ...{ name, theme, page, pages },
    seo: { title, description, imageUrl, index: canonicalUrl !== null },
    content: blocks.map((block) => contentOf(block, origin)),
    tenant: { name: company, logoUrl, color, ...(legal && { legal }) },
  }
}

type Content = Record<string, unknown>

/** Returns a block with its items in place of their ids. */
function contentOf(block: VisitorBlock, origin: string): Content {
  if (block.kind !== 'columns') return simpleContent(block, origin)
  const columns = block.columns.map((column) => column.map((one) => simpleContent(one, origin)))
  return { id: block.id, kind: block.kind, columns }
}

function simpleContent({ isNew: _, ...block }: VisitorSimpleBlock, origin: string): Content {
  if (block.kind !== 'items') return block
  const items = block.items.map(({ id, item, thumbnailUrl, url, note }) => ({
    id,
    name: item.name,
    kind: item.kind,
    thumbnailUrl,
    url: new URL(url, origin).href,
    ...(note !== null && { note }),
  }))
  return { ...block, items }
}
