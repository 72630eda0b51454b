import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { markBrowser } from '../gates/browsers.ts'
import type { Links } from '../gates/open-link.ts'
import { sendReply } from '../gates/reply.ts'
import { keepThread, threadOf } from '../gates/thread.ts'
import { redirect, render, sendPage, UNLISTED } from './answer.ts'
import { field } from './form.ts'
import { type Asking, pageRequestOf, pageRequestOfForm, pathOf, ROOTS } from './page-request.ts'

const MESSAGE_MAX = 2_000
const NAME_MAX = 100
const EMAIL_MAX = 254

const STATUSES = { 'no-message': 422, 'no-address': 422, trapped: 422, busy: 429 } as const

/** Registers the form with which visitors reply to the person who shared a link. */
export function replyRoutes(app: FastifyInstance, links: Links): void {
  for (const root of ROOTS) {
    replyRoute(app, links, `${root}/:slug/reply`)
    app.get<Asking>(`${root}/:slug/messages`, async (request, reply) =>
      reply.headers(UNLISTED).send(await threadOf(links, pageRequestOf(request))),
    )
  }
}

function replyRoute(app: FastifyInstance, links: Links, path: string): void {
  app.get<Asking>(path, async (request, reply) => redirect(reply, pathOf(request)))

  app.post<Asking>(path, async (request, reply) => {
    const draft = draftOf(request)
    const pageRequest = pageRequestOfForm(request)
    const item = field(request, 'item', MESSAGE_MAX)
    const { link, problem, waitS, conversationId } = await sendReply(links, pageRequest, draft)
    markBrowser(request as FastifyRequest, reply, link.base)
    if (conversationId) keepThread(reply, { path: link.base, linkId: link.id, conversationId })
    if (waitS > 0) reply.header('retry-after', waitS)
    reply.code(problem ? STATUSES[problem] : 200)
    if (isScript(request)) return reply.headers(UNLISTED).send({ problem })
    const { message, name, email } = draft
    const page = {
      view: 'reply',
      look: link.look,
      reply: {
        url: `${link.base}/reply`,
        item,
        back: pathOf(request, item),
        isSent: problem === null,
        problem,
        message,
        name,
        email,
      },
    } as const
    return sendPage(reply, await render(request, page, { link }))
  })
}

/** Tells whether a script of the page sent the form, which goes on where the visitor is. */
const isScript = ({ headers }: FastifyRequest<Asking>) => headers.accept === 'application/json'

function draftOf(request: FastifyRequest<Asking>) {
  return {
    message: field(request, 'message', MESSAGE_MAX),
    name: field(request, 'name', NAME_MAX),
    email: field(request, 'email', EMAIL_MAX + 1),
    trap: field(request, HONEYPOT, NAME_MAX),
  }
}
