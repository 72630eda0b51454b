import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hostNow } from '../domains/service.ts'
import { endOnceRefused } from '../platform/files/early-refusal.ts'
import { sendZip } from '../platform/files/send-zip.ts'
import { visitorOf } from '../tracking/service.ts'
import { addedTo, passOn } from './link/destination.ts'
import { Refusal } from './link/refusal.ts'
import { openPage } from './open-page.ts'
import { agreementRoutes } from './pages/agreement-routes.ts'
import { redirect, UNLISTED } from './pages/answer.ts'
import { ctaRoutes } from './pages/cta-routes.ts'
import { download } from './pages/download.ts'
import { gateRoutes } from './pages/gate-routes.ts'
import { linksOfPage, lookAtPage } from './pages/marked-page.ts'
import { oembedRoute } from './pages/oembed.ts'
import { type Asking, hostOf, pageRequestOf, ROOTS } from './pages/page-request.ts'
import { ASSETS_FOLDER, ASSETS_PREFIX } from './pages/renderer.ts'
import { replyRoutes } from './pages/reply-routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import type { Visits } from './visitor-context.ts'
import { visitorPages } from './visitor-pages.ts'

/** The pages of short links. HEAD answers as GET does, and is stored as what it is. */
export async function visitRoutes(app: FastifyInstance, context: Visits): Promise<void> {
  app.addHook('onClose', context.settle)
  oembedRoute(app, context)
  await serveAssets(app)
  await visitorPages(app, (pages) => {
    for (const root of ROOTS)
      for (const path of [`${root}/:slug`, `${root}/:slug/:itemId`])
        openingRoutes(pages, context, path)
    pages.get('/l/', async (request, reply) => {
      const root = (await hostNow(app.services, hostOf(request)))?.rootUrl
      if (!root) throw new Refusal('unknown')
      return redirect(reply, passOn(root, addedTo(request.url)))
    })
    for (const root of ROOTS)
      pages.get(`${root}/*`, async () => {
        throw new Refusal('unknown')
      })
    void pages.register((forms, _none, isRead) => {
      gateRoutes(forms, context)
      agreementRoutes(forms, context)
      privacyRoutes(forms, context)
      replyRoutes(forms, context)
      ctaRoutes(forms, context)
      isRead()
    })
  })
}

/** Cache headers of watermarked images: private, for a while. */
const MARKED = {
  'cache-control': 'private, max-age=600',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/** A link, or one item of the collection that it is to; sites have an address of their own. */
function openingRoutes(pages: FastifyInstance, context: Visits, path: string): void {
  if (path !== '/p/:slug')
    pages.get<Asking>(path, (request, reply) => openPage(context, request, reply))
  pages.get<Asking>(`${path}/download`, async (request, reply) => {
    const answer = await download(context, pageRequestOf(request), visitorOf(request))
    if ('redirect' in answer) return redirect(reply, answer.redirect)
    endOnceRefused(reply, answer.isAllowed)
    reply.headers(UNLISTED)
    return sendZip(context.services.files, request, reply, answer.archive)
  })
  pages.get<Asking>(`${path}/pages/:page`, async (request, reply) => {
    const { page = '' } = request.params
    const { size } = request.query
    const picture = await lookAtPage(context, pageRequestOf(request), { page, size })
    return reply.headers(MARKED).type('image/webp').send(picture)
  })
  pages.get<Asking>(`${path}/pages/:page/links`, async (request, reply) => {
    const { page = '' } = request.params
    return reply.headers(MARKED).send(await linksOfPage(context, pageRequestOf(request), page))
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
