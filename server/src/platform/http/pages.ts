import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { IDENTITY_POOL_REGION, SIGNED_IN_COOKIE } from '@satchel/contract/constants.ts'
import {
  classicLocation,
  isAppPath,
  isClassicPath,
  PUBLIC_PATHS,
  stripClassic,
} from '@satchel/contract/routing.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NoSuchAddress, Problem, says } from '../problem.ts'
import { appLanguage, LANGUAGE_VARY } from './app-language.ts'
import { DIST, type FirstSight, folderOf, htmlOf, readBuild } from './built-pages.ts'
import { refuseMethod } from './methods.ts'
import { providedFont } from './provided-font.ts'
import { securityTxt } from './security-txt.ts'

type Font = ReturnType<typeof providedFont>

const HASHED = 'public, max-age=31536000, immutable'

/** The policy of pages: scripts and styles only from here, images and frames also from items' pages. */
const policy = (scriptHashes: readonly string[], collector: string, font: Font) =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${scriptHashes.join(' ')}`,
    `style-src 'self' 'unsafe-inline'${font.styles}`,
    `font-src 'self'${font.files}`,
    "img-src 'self' data: blob: https: http:",
    "media-src 'self' blob:",
    `connect-src 'self'${collector}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The path of the worker that opens the app without a network. It reads files from here and runs nothing else. */
const WORKER = 'service-worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/**
 * Rules by which browsers fetch the page of a link between the two entries once it is pointed at. Prerendering it as well
 * takes longer than the load itself where the press comes within a second.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
const RULES_PATH = '/speculation-rules.json'
const RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }],
})

/** Pages that lead to the sign-up on an empty server. */
const FIRST_PAGES: ReadonlySet<string> = new Set(['/', '/home', '/login'])

const MANIFEST_PATH = '/manifest.webmanifest'
const MANIFEST = {
  name: 'Satchel',
  id: '/',
  start_url: '/home',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#0f766e',
  background_color: '#ffffff',
}
const ICON = /<link rel="icon"[^>]* href="([^"]+)"/
/** The font that is loaded ahead, unless a provider's is shown. */
const OWN_FONT = /<link rel="preload" as="font"[^>]*>/
const ICON_KIND = { sizes: 'any', type: 'image/svg+xml' }

/** Pages of shared links have their own header that keeps them out of search engines. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /files/\n'

/** Serves the two React entries. Paths that neither has a page for are 404. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const { SENTRY_DSN: dsn } = app.services.config
  const collector = dsn ? ` ${new URL(dsn).origin}` : ''
  const font = providedFont(app.services.config)
  const headTags = font.tags + tagsOf(app.services)
  // Gives the replies `sendFile`; the headers of the assets must not go with the files that others send by it.
  await app.register(fastifyStatic, { serve: false, root: DIST })
  if (existsSync(DIST))
    await app.register(fastifyStatic, {
      root: `${DIST}assets/`,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', HASHED)
      },
    })

  serveTexts(app)

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    refuseMethod(app, request, reply)
    const isKnown = isAppPath(path)
    if (!isAskedFor(path, request)) throw new NoSuchAddress()
    const isClassic = path === '/classic/'
    const visiblePath = isClassic ? classicPathOf(request.query) : path
    // The app redirects too, but only once its scripts are loaded.
    const target = await targetOf(app, path, request)
    if (target) return reply.header('cache-control', 'no-cache').redirect(target, 302)
    const language = appLanguage(request)
    const build = await readBuild(language)
    if (build === undefined)
      throw new Problem('unavailable', says('webAppIsntBuilt'), { retryAfter: 10 })
    const sight = firstSight(visiblePath, request)
    return reply
      .code(isKnown ? 200 : 404)
      .headers({
        ...(sight === 'frame' && { 'speculation-rules': `"${RULES_PATH}"` }),
        'content-security-policy': policy(build.scriptHashes, collector, font),
        'cache-control': 'no-cache',
        vary: LANGUAGE_VARY,
        'content-language': language,
      })
      .type('text/html; charset=utf-8')
      .send(
        htmlOf(build, isClassic ? 'classic' : 'app', visiblePath, sight)
          .replace(OWN_FONT, (link) => (font.tags ? '' : link))
          .replace('</head>', `${headTags}</head>`),
      )
  })
}

/**
 * Tells whether a page of the app answers: one that it has, or the one that says there's none, for somebody who follows a
 * wrong link. Programs and whoever looks for a file get a Problem.
 */
function isAskedFor(path: string, { method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (isAppPath(path)) return true
  if (/^\/(api|files|socket|assets|l|p|dev|mcp|oauth)(\/|$)/.test(path)) return false
  return !path.includes('.') && headers.accept?.includes('text/html') === true
}

/** Serves what browsers and search engines read beside the pages: the worker, rules, robots.txt, the manifest. */
function serveTexts(app: FastifyInstance): void {
  const { PUBLIC_URL } = app.services.config
  securityTxt(app)
  app.get(`/${WORKER}`, (request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': WORKER_POLICY,
        vary: LANGUAGE_VARY,
      })
      .sendFile(`${folderOf(appLanguage(request))}${WORKER}`, { cacheControl: false }),
  )

  app.get(RULES_PATH, (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/speculationrules+json')
      .send(RULES),
  )

  app.get(MANIFEST_PATH, async (_, reply) => {
    const build = await readBuild('en')
    const icon = build && ICON.exec(build.html.app)?.[1]
    if (!icon) throw new NoSuchAddress()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(JSON.stringify({ ...MANIFEST, icons: [{ ...ICON_KIND, src: icon }] }))
  })

  // https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (_, reply) =>
    reply.redirect(classicLocation('/settings', '?section=password'), 302),
  )

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${ROBOTS}\nSitemap: ${PUBLIC_URL}/p/sitemap.xml\n`),
  )
}

/** Makes the tags that tell every page about the server. */
function tagsOf({ config, files }: FastifyInstance['services']): string {
  const { ENVIRONMENT, SENTRY_DSN } = config
  const tags = [
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    files.directOrigin && `<link rel="preconnect" href="${files.directOrigin}">`,
    `<meta name="satchel-environment" content="${ENVIRONMENT}">`,
    `<meta name="satchel-identity-pool-region" content="${IDENTITY_POOL_REGION}">`,
    SENTRY_DSN && `<meta name="satchel-error-dsn" content="${SENTRY_DSN}">`,
  ]
  return tags.filter(Boolean).join('')
}

/** Returns the address that another page is at; undefined if this is the page. */
async function targetOf(
  app: FastifyInstance,
  path: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const isClassic = path === '/classic/'
  const page = isClassic ? classicPathOf(request.query) : stripClassic(path)
  if (FIRST_PAGES.has(page) && (await isFirstVisit(app, request))) return classicLocation('/signup')
  const isOfClassic = !isClassic && isClassicPath(path)
  return isOfClassic ? classicLocation(path, request.url.slice(path.length)) : undefined
}

/** Tells whether a browser opens an empty server, which its operator sets up. */
async function isFirstVisit(
  app: FastifyInstance,
  { cookies, headers }: FastifyRequest,
): Promise<boolean> {
  if (SIGNED_IN_COOKIE in cookies || !headers.accept?.includes('text/html')) return false
  // Pages are served without the database, too.
  return app.services.awaitsFirst().catch(() => false)
}

function firstSight(path: string, { cookies }: FastifyRequest): FirstSight | undefined {
  if (PUBLIC_PATHS.has(path)) return 'entrance'
  return SIGNED_IN_COOKIE in cookies ? 'frame' : undefined
}

function classicPathOf(query: unknown): string {
  const { path } = query as { path?: string | string[] }
  const first = Array.isArray(path) ? path[0] : path
  return stripClassic(first ?? '/')
}
