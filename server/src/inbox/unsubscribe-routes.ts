import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { LOCALES } from '@satchel/contract/languages.ts'
import * as contract from '@satchel/contract/notifications.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../platform/http/accepted-language.ts'
import { admit } from '../platform/http/serve.ts'
import { Problem, says } from '../platform/problem.ts'
import { subscriptionOf, unsubscribe } from './unsubscribe.ts'
import { askingPage, brokenPage, donePage, PAGE_HEADERS } from './unsubscribe-page.ts'

const BODY_MAX = 10_000

/** Mail programs post a form without cookies or tokens (RFC 8058); people open the page and press its button. */
export function unsubscribeRoutes(app: FastifyInstance): void {
  const { services } = app
  app.get(...publicly(app, contract.askUnsubscribe), async (request, reply) => {
    const token = tokenOf(request)
    const found = await subscriptionOf(services, token)
    return found
      ? reply.headers(PAGE_HEADERS).send(askingPage(found, token))
      : refuse(request, reply)
  })
  void app.register((forms, _options, isRegistered) => {
    // What the form says is always the same; the token says all.
    forms.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: BODY_MAX } as const
    forms.addContentTypeParser('*', options, (_request, _body, done) => done(null))
    forms.post(...publicly(forms, contract.unsubscribe), async (request, reply) => {
      const done = await unsubscribe(services, tokenOf(request))
      return done ? reply.headers(PAGE_HEADERS).send(donePage(done)) : refuse(request, reply)
    })
    isRegistered()
  })
}

function publicly(app: FastifyInstance, endpoint: Endpoint) {
  const onRequest = (request: FastifyRequest) => admit(app.services, request, endpoint)
  return [endpoint.path, { onRequest, config: { endpoint } }] as const
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** People get a page that leads on; programs a problem. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!headers.accept?.includes('text/html'))
    throw new Problem('token-expired', says('thisLinkDoesntWorkOrNotAnymore'))
  const locale = acceptedLanguage(headers, LOCALES) ?? 'en'
  return reply
    .code(410)
    .headers({ ...PAGE_HEADERS, vary: 'accept-language' })
    .send(brokenPage(locale))
}
