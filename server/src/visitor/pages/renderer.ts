import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '@satchel/contract/languages.ts'
import type { VisitorBlock, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import type {
  VisitorAssets,
  VisitorPlace,
  VisitorRenderer,
} from '@satchel/contract/visits/visitor-renderer.ts'
import { measureThread } from '../../platform/metering.ts'
import { Problem, says } from '../../platform/problem.ts'
import { isLarge, renderLarge } from '../rendering/large-pages.ts'

const DIST = new URL('../../../../web/dist-visitor/', import.meta.url)
const ENTRY = 'src/visitor/client.ts'
export const ASSETS_FOLDER = fileURLToPath(new URL('client/', DIST))
export const ASSETS_PREFIX = '/assets/visitor/'

export interface RenderedPage {
  html: string | Buffer
  policy: string
  language: Language
  /** Search engines may list it. */
  isListed?: boolean
}

type Place = Omit<VisitorPlace, 'assets'>

/** Renders a page; large ones beside the server's own thread, in turns by account. */
export async function renderPage(
  page: VisitorPage,
  around: Place,
  tenantId: string | undefined,
): Promise<RenderedPage & { html: string }> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  const { render, assets } = await loading
  const place = { ...around, assets }
  const json = tenantId === undefined ? '' : JSON.stringify(page)
  const { html, style } =
    tenantId !== undefined && isLarge(json)
      ? await renderLarge(tenantId, json, place)
      : measureThread(() => render(page, place))
  const isListed = page.view === 'site' && page.seo.canonicalUrl !== null
  return { html, policy: policyOf(page, style), language: place.language, isListed }
}

let loading: ReturnType<typeof load> | undefined

/** The visitor pages as the web built them, loaded with the first one that is asked for. */
async function load() {
  if (!existsSync(new URL('server.js', DIST)))
    throw new Problem('unavailable', says('visitorPagesArentBuilt'), { retryAfter: 10 })
  const [{ render }, assets] = await Promise.all([
    import(new URL('server.js', DIST).href) as Promise<VisitorRenderer>,
    readAssets(),
  ])
  return { render, assets }
}

/** The page for when even the built pages are missing. */
export const PLAIN_PAGE: RenderedPage = {
  html: '<!doctype html><html lang="en"><title>Not available</title><main><h1>Not available</h1><p>This page isn’t available right now. Try again in a minute.</main>',
  policy: "default-src 'none'",
  language: 'en',
}

interface Chunk {
  file: string
  css?: string[]
}

async function readAssets(): Promise<VisitorAssets> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(new URL('client/manifest.json', DIST), 'utf8'),
  )
  const { file = '', css = [] } = manifest[ENTRY] ?? {}
  const urlOf = (name: string) => ASSETS_PREFIX + name
  return { script: urlOf(file), styles: css.map(urlOf) }
}

/**
 * Targets of a page's form: ourselves. Browsers apply this to the redirects after it too, and a link opened by its
 * gate may lead to any page.
 */
const FORMS: Partial<Record<VisitorPage['view'], string>> = {
  item: "'self'",
  collection: "'self'",
  site: "'self'",
  reply: "'self'",
  cta: "'self'",
  gate: "'self' https: http:",
  refusal: "'self'",
  privacy: "'self'",
}

/** Makes the policy: our own origin, the place where the tenant keeps its logo, and the page's styles by their hash. */
function policyOf(page: VisitorPage, style: string): string {
  const { view, look } = page
  const frames = [...new Set(framesOf(page))]
  const logo = URL.parse(look?.logoUrl ?? '')?.origin
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    `img-src 'self' data: ${logo ?? ''}`.trim(),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "base-uri 'none'",
    `form-action ${FORMS[view] ?? "'none'"}`,
    ["frame-ancestors 'self'", ...embeddersOf(page)].join(' '),
  ].join('; ')
}

/** Websites that may show the page in theirs. What asks for something is never in a frame: it could be another's bait. */
function embeddersOf({ view, look }: VisitorPage): string[] {
  const isContent = view === 'item' || view === 'collection' || view === 'site'
  return isContent ? (look.embedOrigins ?? []) : []
}

/** The pages that a site and CTAs embed may be framed, and none else. */
function framesOf(page: VisitorPage): string[] {
  const placed = 'ctas' in page ? (page.ctas?.placed ?? []) : []
  const ofCtas = placed.flatMap(({ cta, isHeld }) =>
    cta.kind === 'embed' && !isHeld ? (URL.parse(cta.url ?? '')?.origin ?? []) : [],
  )
  return page.view === 'site' ? [...frameOriginsIn(page.blocks), ...ofCtas] : ofCtas
}

function frameOriginsIn(blocks: VisitorBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'columns') return block.columns.flatMap(frameOriginsIn)
    if (block.kind === 'cta')
      return block.cta.kind === 'embed' ? [URL.parse(block.cta.url ?? '')?.origin ?? []].flat() : []
    return block.kind === 'embed' ? [new URL(block.frameUrl).origin] : []
  })
}
