import * as contract from '@satchel/contract/questions.ts'
import type { FastifyInstance } from 'fastify'
import { admit, serve } from '../platform/http/serve.ts'
import { answer } from './answer.ts'
import { receive } from './inbound.ts'
import * as questions from './service.ts'

/** The longest mail, in bytes. */
const MAIL_MAX = 1_048_576

export function questionRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.listQuestions, (scope, { query }) => questions.list(scope, query))
  serve(app, contract.listQuestionPages, (scope, { query }) =>
    questions.listPages(scope, query.itemId),
  )
  serve(app, contract.getQuestion, (scope, { params }) => questions.get(scope, params.id))
  serve(app, contract.answerQuestion, async (scope, { params, body }, { reply }) => {
    const { question, isNew } = await answer(scope, services, params.id, body.text)
    if (!isNew) reply.code(200)
    return question
  })
  serve(app, contract.changeQuestion, (scope, { params, body }) =>
    questions.change(scope, services, params.id, body),
  )
}

/** Binds what a service for received mail posts, whose signature is that of the bytes. */
export async function inboundRoute(app: FastifyInstance): Promise<void> {
  const endpoint = contract.receiveInboundMail
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAIL_MAX },
      (_request, body, isRead) => isRead(null, body),
    )
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      onRequest: (request) => admit(app.services, request, endpoint),
      handler: (request) => receive(app.services, request),
    })
    done()
  })
}
