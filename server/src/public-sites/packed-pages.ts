import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { PageKey } from '../platform/http/page-cache.ts'
import type { Services } from '../platform/http/services.ts'
import { inOwnMemory } from '../platform/own-memory.ts'
import { beatsOf } from '../tracking/service.ts'
import {
  type FoundLink,
  hasCta,
  limitPages,
  type PageRequest,
  type RenderedPage,
  render,
  sitePage,
} from '../visitor/service.ts'

// The page of a site that asks for nothing is the same for everybody: it is made once, packed once and sent from memory.

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it is sent. */
export interface PackedPage {
  /** True if it shows CTAs, so that it is made for each visitor. */
  hasCtas: boolean
  headers: Record<Encoding, Record<string, string>>
  bodies: Record<Encoding, Buffer>
}

export interface SitePages {
  /** Returns a page that still is as it would be made now. */
  recall(key: PageKey): PackedPage | undefined
  /** Returns a page of a site, rendered again if anything it shows may have changed. */
  make(key: PageKey, from: Source): Promise<PackedPage>
}

/** Link, site and request that a page is made from. */
interface Source {
  link: FoundLink
  site: PageRequest
  request: FastifyRequest
}

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

export function openSitePages(services: Services): SitePages {
  const pages = services.pages.open<PackedPage>({
    kind: 'site',
    bytesOf: ({ bodies }) => ENCODINGS.reduce((sum, name) => sum + bodies[name].length, 1_000),
    isKeptStale: true,
  })

  async function makeNow({ link, site, request }: Source, before?: PackedPage) {
    await limitPages(services, link, site)
    const page = await sitePage(services, link, '', site.page)
    const rendered = await render(request, { ...page, beats: beatsOf(link, null) }, { link })
    // To compress it takes longer than to render it.
    const packed = isSame(before, rendered) ? before : await pack(rendered)
    return { ...packed, hasCtas: hasCta(page.blocks) }
  }

  return {
    recall: pages.recall,
    make: async (key, from) => pages.fetch(key, (before) => makeNow(from, before)),
  }
}

type Packed = Pick<PackedPage, 'headers' | 'bodies'>

function isSame(
  before: PackedPage | undefined,
  { html, policy }: RenderedPage,
): before is PackedPage {
  return (
    before?.headers.identity['content-security-policy'] === policy &&
    before.bodies.identity.equals(Buffer.from(html))
  )
}

const shrink = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

export async function pack({ html, policy, language, isListed }: RenderedPage): Promise<Packed> {
  const identity = inOwnMemory(html)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, zipped] = await Promise.all([
    shrink.br(identity, { params: quality }),
    shrink.gzip(identity, { level: 9 }),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const headersIn = (encoding: Encoding) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    // Each opening is asked for again, so that it is counted; what has not changed is not sent again.
    'cache-control': 'no-cache',
    'content-language': language,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    etag: `"${tag}-${encoding}"`,
    ...(!isListed && { 'x-robots-tag': 'noindex' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  return {
    bodies: { br: inOwnMemory(br), gzip: inOwnMemory(zipped), identity },
    headers: { br: headersIn('br'), gzip: headersIn('gzip'), identity: headersIn('identity') },
  }
}

const REFUSED = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g

/** Returns the smallest form that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const encodings = accepted.includes('q=0') ? accepted.replace(REFUSED, '') : accepted
  if (/\bbr\b/.test(encodings)) return 'br'
  return /\bgzip\b/.test(encodings) ? 'gzip' : 'identity'
}
