import { VisitorQuestionDraft } from '@satchel/contract/visits/visitor-questions.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { bodyCheck, queryCheck } from '../../platform/http/input/validate.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import * as questions from '../../questions/service.ts'
import { placeOf } from '../gates/attempts.ts'
import { markBrowser } from '../gates/browsers.ts'
import { enter } from '../gates/enter.ts'
import { requireVisit } from '../gates/require-visit.ts'
import { pageLanguage } from '../language.ts'
import { UNLISTED } from '../pages/answer.ts'
import { type Asking, pageRequestOfForm } from '../pages/page-request.ts'
import type { Visits } from '../visitor-context.ts'

const PATH = '/l/:slug/questions'
/** The largest question, in bytes: its texts may be of characters of four bytes each. */
const BODY_MAX = 16_384

/** Lists of one network: an open page asks again for answers. */
const LISTS = { name: 'visitor-questions', calls: 600, seconds: 60 }
/** Questions of a network: by one link, and by all. */
const OF_LINK = { name: 'questions-link', calls: 40, seconds: 3_600 }
const OF_NETWORK = { name: 'questions', calls: 300, seconds: 3_600 }

const ListQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
})
const checkList = queryCheck(ListQuery, { alsoKnown: ['lang'] })
const checkDraft = bodyCheck(VisitorQuestionDraft)

/** Registers the questions of a link: what the visitor asked, what is public, and a new one. */
export function questionRoutes(app: FastifyInstance, links: Visits): void {
  const { database, limits } = links.services
  app.get<Asking>(PATH, async (request, reply) => {
    const { token, ...page } = read<typeof ListQuery>(checkList, request.query)
    await limits.spend(LISTS, networkOf(request.ip))
    const { link, asker } = await meet(links, request, token)
    markBrowser(request as FastifyRequest, reply, link.base)
    reply.headers(UNLISTED)
    return withScope(database, systemActor(link.tenantId), (scope) =>
      questions.listShown(scope, asker, page),
    )
  })
  app.post<Asking>(PATH, { bodyLimit: BODY_MAX }, async (request, reply) => {
    links.services.disk.requireRoomForRows()
    const network = networkOf(request.ip)
    // Counted before anything of it is checked, so that tries that fail count too.
    await limits.spend(OF_LINK, `${request.params.slug.toLowerCase()} ${network}`)
    await limits.spend(OF_NETWORK, network)
    const { token, ...draft } = read<typeof VisitorQuestionDraft>(checkDraft, request.body)
    const { link, asker } = await meet(links, request, token)
    markBrowser(request as FastifyRequest, reply, link.base)
    const { question, isNew } = await withScope(database, systemActor(link.tenantId), (scope) =>
      questions.ask(links.services, scope, asker, draft),
    )
    return reply
      .code(isNew ? 201 : 200)
      .headers(UNLISTED)
      .send(question)
  })
}

function read<S extends Parameters<typeof bodyCheck>[0]>(
  check: ReturnType<typeof bodyCheck>,
  input: unknown,
): Static<S> {
  const result = check(input)
  if ('errors' in result)
    throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: result.errors })
  return result.value as Static<S>
}

/** Finds out who asks, by the token of their visit. Throws where the link doesn't open, or takes no questions. */
async function meet(links: Visits, request: FastifyRequest<Asking>, token: string | undefined) {
  const { services } = links
  const knock = pageRequestOfForm(request)
  const { link, guest } = await enter(links, knock)
  const visit = await requireVisit(services, link, token)
  if (!link.questions) throw new Problem('not-found', says('questionsAreOff'))
  const { browser } = placeOf(services.secrets.visitors, knock)
  const { email, emailProved } = guest
  const { itemId, visitId, fileVersion } = visit
  const language = pageLanguage(knock.language, link)
  const asker = {
    linkId: link.id,
    itemId,
    visitId,
    fileVersion,
    browser,
    email,
    emailProved,
    language,
  }
  return { link, asker }
}
