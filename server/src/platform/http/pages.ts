import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))
const HASHED = 'public, max-age=31536000, immutable'

/** The policy of pages: scripts and styles only from here, images and frames also from items' pages. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The two React entries: any path that is no file and no API is the app's to route. */
export async function servePages(app: FastifyInstance): Promise<void> {
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

  const page = async (name: string) => readFile(`${DIST}${name}`, 'utf8').catch(() => undefined)

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|files|socket|assets|l|p|dev)(\/|$)/.test(path))
      throw new Problem('not-found', 'There’s nothing at this address')
    const classic = classicLocation(request.url)
    if (classic) return reply.header('cache-control', 'no-cache').redirect(classic, 302)
    const html = await page(path.startsWith('/classic/') ? 'classic/index.html' : 'index.html')
    if (html === undefined)
      throw new Problem('unavailable', 'The web app isn’t built', { retryAfter: 10 })
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** Returns the classic entry's address: `/classic/login?a=b` becomes `/classic/?path=/login&a=b`. */
function classicLocation(url: string): string | undefined {
  const [, path, query] = /^\/classic(\/[^?]+)\??(.*)$/.exec(url) ?? []
  if (path === undefined) return undefined
  const encoded = encodeURIComponent(path).replaceAll('%2F', '/')
  return `/classic/?path=${encoded}${query && `&${query}`}`
}
