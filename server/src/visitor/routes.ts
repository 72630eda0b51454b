import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostNow } from '../domains/service.ts'
import { endOnceRefused } from '../platform/files/early-refusal.ts'
import { sendZip } from '../platform/files/send-zip.ts'
import { readPreview } from '../sites/service.ts'
import { isPrefetch, visitorOf } from '../tracking/service.ts'
import { limitAnswers } from './answer-limit.ts'
import { Closed } from './gates/admit.ts'
import { addedTo, passOn } from './link/destination.ts'
import { Moved, Refusal } from './link/refusal.ts'
import { ask, lead, redirect, refuse, render, sendPage, UNLISTED } from './pages/answer.ts'
import { ctaRoutes } from './pages/cta-routes.ts'
import { download } from './pages/download.ts'
import { gateRoutes } from './pages/gate-routes.ts'
import { linksOfPage, lookAtPage } from './pages/marked-page.ts'
import { oembedRoute } from './pages/oembed.ts'
import { type Asking, hostOf, pageRequestOf, ROOTS } from './pages/page-request.ts'
import { ASSETS_FOLDER, ASSETS_PREFIX } from './pages/renderer.ts'
import { replyRoutes } from './pages/reply-routes.ts'
import { openSiteAnswer, sendDraft } from './pages/site-answer.ts'
import { siteContentRoutes } from './pages/site-routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { limitTime } from './time-limit.ts'
import * as visits from './visit.ts'
import { openVisits, type Visits } from './visitor-context.ts'

/** The pages of short links. HEAD answers as GET does, and is stored as what it is. */
export async function visitRoutes(app: FastifyInstance): Promise<void> {
  const context = openVisits(app.services)
  app.addHook('onClose', context.settle)
  siteContentRoutes(app, context)
  oembedRoute(app, context)
  await serveAssets(app)
  await app.register((pages, _options, done) => {
    limitAnswers(pages)
    limitTime(pages)
    pages.setErrorHandler((error: FastifyError | Refusal | Closed | Moved, request, reply) => {
      if (error instanceof Moved) return lead(error, request, reply)
      return error instanceof Closed
        ? ask(error, request as FastifyRequest<Asking>, reply).catch((failure) =>
            refuse(failure, request, reply),
          )
        : refuse(error, request, reply)
    })
    for (const root of ROOTS)
      for (const path of [`${root}/:slug`, `${root}/:slug/:itemId`])
        openingRoutes(pages, context, path)
    siteRoute(pages, context)
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
      privacyRoutes(forms, context)
      replyRoutes(forms, context)
      ctaRoutes(forms, context)
      isRead()
    })
    done()
  })
}

/** A published site at its own address, or the draft of one. */
function siteRoute(pages: FastifyInstance, context: Visits): void {
  const { secrets } = context.services
  const answer = openSiteAnswer(
    pages,
    context,
    (link, arriving) => visits.storeVisit(context, link, arriving),
    (request, reply) => openPage(context, request, reply),
  )
  pages.get<Asking>('/p/:slug', (request, reply) => {
    const { draft } = request.query
    return typeof draft === 'string'
      ? sendDraft(request, reply, readPreview(secrets.visitors, draft))
      : answer(request, reply)
  })
}

/** Cache headers of watermarked images: private, for a while. */
const MARKED = {
  'cache-control': 'private, max-age=600',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

async function openPage(context: Visits, request: FastifyRequest<Asking>, reply: FastifyReply) {
  const visitor = visitorOf(request)
  const pageRequest = pageRequestOf(request, visitor.address)
  const answer = await visits.visit(context, pageRequest, visitor, (page, frame) =>
    render(request, page, frame),
  )
  if ('page' in answer) return sendPage(reply, answer.page)
  // A redirect fetched in advance would be followed later without a word: refused, the browser asks again then.
  if (isPrefetch(request.headers)) return reply.code(503).headers(UNLISTED).send()
  return redirect(reply, answer.redirect)
}

/** A link, or one item of the collection that it is to. */
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
