import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { markBrowser } from '../gates/browsers.ts'
import { forgetBrowser } from '../gates/forget.ts'
import type { Links, PageRequest } from '../gates/open-link.ts'
import { givePass } from '../gates/pass.ts'
import * as gates from '../gates/service.ts'
import { placeOf, redirect, render, senderOf, sendPage } from './answer.ts'
import { field, readForms } from './form.ts'
import { cameBy } from './gate-page.ts'
import { type Asking, pageRequestOfForm, pathOf, ROOTS } from './page-request.ts'

const LONGEST = 1_000
const STATUSES = { asked: 200, 'no-address': 422, busy: 429 } as const

type Open = (pageRequest: PageRequest, request: FastifyRequest<Asking>) => Promise<gates.Opened>

/** Binds the forms of a gate. Anyone who comes here without one is led to the link. */
export function gateRoutes(app: FastifyInstance, links: Links): void {
  readForms(app)
  forgetRoutes(app, links)

  gate('unlock', (pageRequest, request) =>
    gates.unlock(links, pageRequest, {
      password: text(request, 'password'),
      email: text(request, 'email'),
    }),
  )
  gate('email', (asked, request) => gates.giveEmail(links, asked, text(request, 'email')))
  gate('code', (asked, request) =>
    gates.proveEmail(links, asked, {
      typed: text(request, 'email'),
      code: text(request, 'code'),
    }),
  )

  function gate(name: string, open: Open) {
    leadBack(name)
    post(name, async (request, reply) => {
      const { link, pass, next } = await open(pageRequestOfForm(request), request)
      const { visitors } = app.services.secrets
      givePass(reply, visitors, link, pass, placeOf(request))
      if (next) throw next
      const from = cameBy(text(request, 'from'))
      return redirect(reply, pathOf(request, text(request, 'item')) + (from && `?${from}`), 303)
    })
  }

  function post(
    name: string,
    answer: (request: FastifyRequest<Asking>, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    for (const root of ROOTS) app.post<Asking>(`${root}/:slug/${name}`, answer)
  }

  leadBack('ask')
  post('ask', async (request, reply) => {
    const question = { typed: text(request, 'email'), message: text(request, 'message') }
    const { link, outcome, refusal, waitS } = await gates.askSender(
      links,
      pageRequestOfForm(request),
      question,
    )
    if (outcome === 'open') return redirect(reply, pathOf(request), 303)
    markBrowser(request as FastifyRequest, reply, link.base)
    const { typed: email, message } = question
    const result =
      outcome === 'asked'
        ? ({ refusal: 'asked', ask: null } as const)
        : ({ refusal, ask: { url: `${link.base}/ask`, problem: outcome, email, message } } as const)
    if (waitS > 0) reply.header('retry-after', waitS)
    const sender = await senderOf(request, link)
    const page = { view: 'refusal', look: link.look, sender, ...result } as const
    return sendPage(reply.code(STATUSES[outcome]), await render(request, page, { link }))
  })

  function leadBack(name: string): void {
    for (const root of ROOTS)
      app.get<Asking>(`${root}/:slug/${name}`, async (request, reply) =>
        redirect(reply, pathOf(request)),
      )
  }
}

/** Binds what makes a browser forget a gate's answers, for whoever uses the device next. */
function forgetRoutes(app: FastifyInstance, links: Links): void {
  for (const root of ROOTS) {
    app.get<Asking>(`${root}/:slug/forget`, async (request, reply) =>
      redirect(reply, pathOf(request)),
    )
    app.post<Asking>(`${root}/:slug/forget`, async (request, reply) => {
      const link = await gates.linkOf(links, pageRequestOfForm(request))
      forgetBrowser(reply, link, placeOf(request))
      return redirect(reply, pathOf(request), 303)
    })
  }
}

function text(request: FastifyRequest, name: string): string {
  return field(request, name, LONGEST)
}
