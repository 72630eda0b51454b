import { EMBED_SIZE, getOEmbed, type OEmbed } from '@satchel/contract/visits/oembed.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { servePublic } from '../../platform/http/serve.ts'
import type { Services } from '../../platform/http/services.ts'
import { escapeHtml } from '../../platform/mail/mail.ts'
import { invalidField, Problem, says } from '../../platform/problem.ts'
import { callerOf } from '../../tracking/service.ts'
import { isGated } from '../gates/is-gated.ts'
import * as links from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findTitle } from '../link/link-queries.ts'
import { Moved, Refusal } from '../link/refusal.ts'
import type { Visits } from '../visitor-context.ts'

/** Says to websites how to embed a link: what editors do with an address that somebody pastes. Nothing is counted. */
export function oembedRoute(app: FastifyInstance, context: Visits): void {
  servePublic(app, getOEmbed, async ({ query }, { request }) => {
    if (query.format !== undefined && query.format !== 'json')
      throw invalidField('format', says('mustBeJson'))
    const address = addressIn(context.services, query.url)
    const link = await find(context, address, request)
    if (isGated(link)) throw new Problem('unauthenticated', says('linkAsksFirst'))
    return describe(context.services, link, address, query)
  })
}

interface Address {
  slug: string
  isSite: boolean
  domain: string | undefined
  url: string
}

/** Takes apart the address of a link or a site, at our own address or a short domain. */
function addressIn({ config, hosts }: Services, text: string): Address {
  const url = URL.parse(text)
  const host = hosts.find(url?.host)
  const isOurs = url && (host !== undefined || url.host === new URL(config.PUBLIC_URL).host)
  const path = host ? /^\/(?:(l|p)\/)?([^/]+)\/?$/ : /^\/(l|p)\/([^/]+)\/?$/
  const [, root, slug] = (isOurs && path.exec(url.pathname)) || []
  if (!url || !slug || !/^https?:$/.test(url.protocol)) throw unknown()
  return {
    slug: root === 'p' ? slug.toLowerCase() : slug,
    isSite: root === 'p',
    domain: host && url.host,
    url: url.origin + url.pathname,
  }
}

async function find(context: Visits, address: Address, request: FastifyRequest) {
  const host = context.services.hosts.find(address.domain)
  try {
    return await links.find(context, {
      ...callerOf(request),
      ...{ slug: address.slug, cookies: {} },
      ...(host && { host }),
      ...(address.isSite && { isSite: true as const }),
    })
  } catch (error) {
    if (error instanceof Refusal || error instanceof Moved) throw unknown()
    throw error
  }
}

const unknown = () => new Problem('not-found', says('noLinkOrSiteHere'))

async function describe(
  { database }: Services,
  link: FoundLink,
  { url }: Address,
  { maxwidth, maxheight }: { maxwidth?: number; maxheight?: number },
): Promise<OEmbed> {
  const { look, preview } = link
  const named = (preview ?? {}) as { title?: string }
  const title = named.title ?? (await findTitle(database.system, link)) ?? look.name
  const answer = {
    version: '1.0' as const,
    title,
    ...{ provider_name: look.name, provider_url: look.website, cache_age: getOEmbed.cachedFor },
  }
  if (!look.embedOrigins?.length || link.target !== null) return { ...answer, type: 'link' }
  const width = Math.min(maxwidth ?? EMBED_SIZE.width, EMBED_SIZE.width)
  const height = Math.min(maxheight ?? EMBED_SIZE.height, EMBED_SIZE.height)
  const html = `<iframe src="${escapeHtml(url)}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy" allowfullscreen></iframe>`
  return { ...answer, type: 'rich', html, width, height }
}
