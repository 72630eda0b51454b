import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { sendZip } from '../platform/files/send-zip.ts'
import { Closed } from './gates/admit.ts'
import { Refusal } from './link/refusal.ts'
import { visitorOf } from './link/visitor.ts'
import { ask, redirect, refuse, render, sendPage, UNLISTED } from './pages/answer.ts'
import { type Asking, asked, hostOf } from './pages/asked.ts'
import { download } from './pages/download.ts'
import { gateRoutes } from './pages/gate-routes.ts'
import { lookAtPage } from './pages/marked-page.ts'
import { ASSETS_FOLDER, ASSETS_PREFIX } from './pages/renderer.ts'
import { replyRoutes } from './pages/reply-routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import * as visits from './service.ts'
import { openVisits, type Visits } from './tracking/open-visits.ts'
import { beatRoute } from './tracking/routes.ts'

/** The pages of short links. HEAD answers as GET does, and is stored as what it is. */
export async function visitRoutes(app: FastifyInstance): Promise<void> {
  const context = openVisits(app.services)
  app.addHook('onClose', context.settle)
  await serveAssets(app)
  await app.register((beats, _options, done) => {
    beatRoute(beats)
    done()
  })
  await app.register((pages, _options, done) => {
    pages.setErrorHandler((error: FastifyError | Refusal | Closed, request, reply) =>
      error instanceof Closed
        ? ask(error, request as FastifyRequest<Asking>, reply)
        : refuse(error, request, reply),
    )
    for (const path of ['/l/:slug', '/l/:slug/:itemId']) openingRoutes(pages, context, path)
    pages.get('/l/', async (request, reply) => {
      const root = hostOf(request)?.rootUrl
      if (!root) throw new Refusal('unknown')
      return redirect(reply, root)
    })
    pages.get('/l/*', async () => {
      throw new Refusal('unknown')
    })
    void pages.register((forms, _none, isRead) => {
      gateRoutes(forms, context)
      privacyRoutes(forms, context)
      replyRoutes(forms, context)
      isRead()
    })
    done()
  })
}

/** Cache headers of watermarked images: private, for a while. */
const MARKED = {
  'cache-control': 'private, max-age=600',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/** A link, or one item of the collection that it is to. */
function openingRoutes(pages: FastifyInstance, context: Visits, path: string): void {
  pages.get<Asking>(path, async (request, reply) => {
    const wanted = asked(request)
    const { slug } = wanted
    const answer = await visits.visit(context, wanted, visitorOf(request), (page, frame) =>
      render(request, page, { ...frame, slug }),
    )
    return 'page' in answer ? sendPage(reply, answer.page) : redirect(reply, answer.redirect)
  })
  pages.get<Asking>(`${path}/download`, async (request, reply) => {
    const answer = await download(context, asked(request), visitorOf(request))
    if ('redirect' in answer) return redirect(reply, answer.redirect)
    reply.headers(UNLISTED)
    return sendZip(context.services.files, request, reply, answer.archive)
  })
  pages.get<Asking>(`${path}/pages/:page`, async (request, reply) => {
    const { page = '' } = request.params
    const { size } = request.query
    const picture = await lookAtPage(context, asked(request), { page, size })
    return reply.headers(MARKED).type('image/webp').send(picture)
  })
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
