import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../../tracking/service.ts'
import { forgetBrowser } from '../gates/forget.ts'
import type { Links } from '../gates/open-link.ts'
import { optionsOf } from '../gates/pass.ts'
import { forgetChoice, keepChoice } from '../gates/unmeasured.ts'
import { pageLanguage, visitorLanguage } from '../language.ts'
import { placeOf, redirect } from '../pages/answer.ts'
import { field } from '../pages/form.ts'
import { type Asking, pageRequestOf, rootOf } from '../pages/page-request.ts'
import * as handOver from './hand-over.ts'
import type { Holder } from './holder.ts'
import { addressOf } from './page-address.ts'
import * as privacy from './service.ts'
import * as shelf from './shelf.ts'

const LONGEST = 1_000

interface Sent {
  request: FastifyRequest<Asking>
  reply: FastifyReply
  person: privacy.Person
  holder: Holder
}

/** Registers the forms of the shelf. One that is too old, or not of this page, changes nothing. */
export function shelfRoutes(app: FastifyInstance, links: Links, page: string): void {
  const { visitors: secret } = links.services.secrets
  const hide = (isHidden: boolean) => async (sent: Sent) =>
    shelf.setHidden(links, sent.holder, { id: field(sent.request, 'link', LONGEST), isHidden })

  form('hide', hide(true))
  form('show', hide(false))
  form('stop-measuring', async ({ request, reply, person, holder }) => {
    await shelf.stopMeasuring(links, holder)
    keepChoice(reply, { secret, ...placeOf(request) }, person.link, holder.email)
  })
  form('measure', async ({ request, reply, person, holder }) => {
    await shelf.measureAgain(links, holder)
    forgetChoice(reply, placeOf(request).isSecure, person.link)
  })
  form('hand-over', async ({ request, person: { link }, holder }) => {
    if (field(request, 'sure', LONGEST) !== 'yes') return undefined
    const language = pageLanguage(visitorLanguage(request), link)
    const typed = field(request, 'email', LONGEST)
    return handOver.offer(links, holder, { typed, address: request.ip, language })
  })
  form('cancel-hand-over', ({ holder }) => handOver.cancel(links, holder))
  const decide = (accepts: boolean) => async (sent: Sent) =>
    handOver.decide(links, sent.holder, { id: field(sent.request, 'offer', LONGEST), accepts })
  form('accept', decide(true))
  form('decline', decide(false))
  form('sign-out', async ({ request, reply, person: { link } }) => {
    const { isSecure } = placeOf(request)
    const options = optionsOf({ isSecure, isShortDomain: false }, rootOf(request))
    reply.clearCookie(privacy.cookieOf(link), options)
    forgetBrowser(reply, link, placeOf(request))
  })

  function form(name: string, change: (sent: Sent) => Promise<string | void>): void {
    app.get<Asking>(`${page}/${name}`, async (request, reply) =>
      redirect(reply, addressOf(request, await personOf(request))),
    )
    app.post<Asking>(`${page}/${name}`, async (request, reply) => {
      const person = await personOf(request)
      const holder = privacy.holderOf(person)
      const isOurs = privacy.isFormToken(links, person, field(request, 'token', LONGEST))
      const sent = { request, reply, person }
      const problem = holder && isOurs ? await change({ ...sent, holder }) : undefined
      const query = problem ? `?handover=${problem}#hand-over` : ''
      return redirect(reply, addressOf(request, person) + query, 303)
    })
  }

  function personOf(request: FastifyRequest<Asking>): Promise<privacy.Person> {
    return privacy.personOf(links, pageRequestOf(request), visitorOf(request))
  }
}
