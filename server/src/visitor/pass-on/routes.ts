import { PassOnDraft } from '@satchel/contract/visits/visitor-pass-on.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyCheck } from '../../platform/http/input/validate.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import { markBrowser } from '../gates/browsers.ts'
import type { Links } from '../gates/open-link.ts'
import { UNLISTED } from '../pages/answer.ts'
import { type Asking, pageRequestOfForm } from '../pages/page-request.ts'
import { passOn } from './pass-on.ts'

/** Tries of a network by one link, those that fail included. */
const TRIES = { name: 'visitor-pass-on', calls: 60, seconds: HOUR / SECOND }
const BODY_MAX = 16_384

const checkDraft = bodyCheck(PassOnDraft)

/** Registers how visitors pass a link on to a colleague, by the token of their visit. */
export function passOnRoutes(app: FastifyInstance, links: Links): void {
  app.post<Asking>('/l/:slug/pass-on', { bodyLimit: BODY_MAX }, async (request, reply) => {
    const { slug } = request.params
    await links.services.limits.spend(TRIES, `${slug.toLowerCase()} ${networkOf(request.ip)}`)
    const read = checkDraft(request.body)
    if ('errors' in read)
      throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: read.errors })
    const knock = pageRequestOfForm(request)
    const { link, passed, isNew } = await passOn(links, knock, read.value as PassOnDraft)
    markBrowser(request as FastifyRequest, reply, link.base)
    return reply
      .code(isNew ? 201 : 200)
      .headers(UNLISTED)
      .send(passed)
  })
}
