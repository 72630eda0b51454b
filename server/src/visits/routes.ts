import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { VisitorPage } from '@satchel/contract/visitor.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Host } from '../platform/hosts.ts'
import { sendZip } from '../platform/send-zip.ts'
import { Refusal, STATUSES, toRefusal } from './refusal.ts'
import {
  ASSETS_FOLDER,
  ASSETS_PREFIX,
  PLAIN_PAGE,
  type RenderedPage,
  renderPage,
} from './renderer.ts'
import * as visits from './service.ts'
import { beatRoute } from './tracking/routes.ts'
import { visitorOf } from './visitor.ts'

interface Asking {
  Params: { slug: string; itemId?: string }
  Querystring: { preview?: unknown }
}

/** The pages of short links. HEAD answers as GET does, and is stored as what it is. */
export async function visitRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app
  const context = visits.openVisits(services)
  await serveAssets(app)
  beatRoute(app)
  await app.register((pages, _options, done) => {
    pages.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
      const { refusal, look } = toRefusal(error)
      const elsewhere = refusal === 'unknown' && hostOf(request)?.notFoundUrl
      if (elsewhere) return redirect(reply, elsewhere)
      const status = STATUSES[refusal]
      if (status === 500) request.log.error({ err: error }, 'unhandled error')
      if (status === 503) reply.header('retry-after', RETRY_AFTER)
      const page = await render(request, { view: 'refusal', refusal, look }).catch(() => PLAIN_PAGE)
      return sendPage(reply.code(status), page)
    })
    for (const path of ['/l/:slug', '/l/:slug/:itemId']) {
      pages.get<Asking>(path, async (request, reply) => {
        const visitor = visitorOf(request)
        const answer = await visits.visit(context, asked(request), visitor, (page) =>
          render(request, page),
        )
        return 'page' in answer ? sendPage(reply, answer.page) : redirect(reply, answer.redirect)
      })
      pages.get<Asking>(`${path}/download`, async (request, reply) => {
        const answer = await visits.download(context, asked(request), visitorOf(request))
        if ('redirect' in answer) return redirect(reply, answer.redirect)
        reply.headers(UNLISTED)
        return sendZip(services.files, request, reply, answer.archive)
      })
    }
    pages.get('/l/', async (request, reply) => {
      const root = hostOf(request)?.rootUrl
      if (!root) throw new Refusal('unknown')
      return redirect(reply, root)
    })
    pages.get('/l/*', async () => {
      throw new Refusal('unknown')
    })
    done()
  })

  function render({ url }: FastifyRequest, page: VisitorPage): Promise<RenderedPage> {
    const path = url.split('?', 1)[0] ?? ''
    return renderPage(page, { origin: services.config.PUBLIC_URL, path })
  }
}

const RETRY_AFTER = 5
/** Every opening has to come here to be stored, and search engines have no business with it. */
const UNLISTED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

function asked(request: FastifyRequest<Asking>): visits.Asked {
  const { slug, itemId } = request.params
  const { preview } = request.query
  const host = hostOf(request)
  return {
    slug: slug.toLowerCase(),
    ...(itemId && { itemId }),
    ...(host && { host }),
    ...(typeof preview === 'string' && { preview }),
  }
}

function hostOf({ server, headers }: FastifyRequest): Host | undefined {
  return server.services.hosts.find(headers.host)
}

function redirect(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .code(302)
    .headers({ ...UNLISTED, location: url })
    .send()
}

function sendPage(reply: FastifyReply, { html, policy }: RenderedPage): FastifyReply {
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }
  return reply
    .headers({ ...UNLISTED, ...headers })
    .type('text/html; charset=utf-8')
    .send(html)
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  if (!existsSync(ASSETS_FOLDER)) return
  await app.register(fastifyStatic, {
    root: ASSETS_FOLDER,
    prefix: ASSETS_PREFIX,
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
  })
}
