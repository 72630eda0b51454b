import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
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
  tenantId: string
  /** The state of its link as it was read. */
  state: string
  /** The generation of the tenant when the page was made. */
  generation: number
  until: number
  /** True if it shows CTAs, so that it is made for each visitor. */
  hasCtas: boolean
  headers: Record<Encoding, Record<string, string>>
  bodies: Record<Encoding, Buffer>
}

export interface SitePages {
  /** Returns a page that still is as it would be made now. */
  recall(key: string): PackedPage | undefined
  /** Returns a page of a site, rendered again if anything it shows may have changed. */
  make(key: string, from: Source): Promise<PackedPage>
}

/** Link, site and request that a page is made from. */
interface Source {
  link: FoundLink
  site: PageRequest
  request: FastifyRequest
}

const BYTES_MAX = 64_000_000
/** Milliseconds a page is sent without looking again: what changes is told, but days begin without a word. */
const FRESH = 10_000
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

export function openSitePages(services: Services): SitePages {
  const pages = new LRUCache<string, PackedPage>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ bodies }) =>
      ENCODINGS.reduce((sum, name) => sum + bodies[name].length, 2_000),
  })
  const making = new Map<string, Promise<PackedPage>>()
  const generations = watchGenerations(services)
  const generationOf = (tenantId: string) => generations.get(tenantId) ?? 0

  function recall(key: string): PackedPage | undefined {
    const page = pages.get(key)
    const isGood =
      page && page.until > Date.now() && page.generation === generationOf(page.tenantId)
    return isGood ? page : undefined
  }

  async function makeNow(key: string, { link, site, request }: Source): Promise<PackedPage> {
    const { tenantId, state } = link
    await limitPages(services, link, site)
    const generation = generationOf(tenantId)
    const page = await sitePage(services, link, '', site.page)
    const rendered = await render(request, { ...page, beats: beatsOf(link, null) }, { link })
    const before = pages.get(key)
    const packed = isSame(before, rendered) ? before : await pack(rendered)
    const hasCtas = hasCta(page.blocks)
    const stored = { ...packed, hasCtas, tenantId, state, generation, until: Date.now() + FRESH }
    pages.set(key, stored)
    return stored
  }

  return {
    recall,
    async make(key, from) {
      const { link } = from
      const cached = recall(key)
      if (cached?.state === link.state) return cached
      // Asked for by many at once, it is made once.
      const name = `${key} ${link.state} ${generationOf(link.tenantId)}`
      const made = making.get(name) ?? makeNow(key, from)
      making.set(name, made)
      return made.finally(() => making.delete(name))
    },
  }
}

/** Counts what happens in each tenant, on whichever node: any of it may change a page. */
function watchGenerations({ notices }: Services): Map<string, number> {
  const generations = new Map<string, number>()
  notices.on('content', (tenantId) => {
    generations.set(tenantId, (generations.get(tenantId) ?? 0) + 1)
  })
  return generations
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
