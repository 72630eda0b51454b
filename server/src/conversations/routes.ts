import * as contract from '@satchel/contract/links/messages.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { answer } from './answer.ts'
import * as conversations from './service.ts'

export function conversationRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.listLinkMessages, (scope, { params, query }) =>
    conversations.listOfLink(scope, services.config, params.id, query),
  )
  serve(app, contract.answerOnLink, async (scope, { params, body }, { reply }) => {
    const { message, isNew } = await answer(scope, services, params.id, body)
    if (!isNew) reply.code(200)
    return message
  })
  serve(app, contract.readLinkMessages, (scope, { params }) =>
    conversations.markRead(scope, services.config, params.id),
  )
  serve(app, contract.listMessages, (scope, { query }) =>
    conversations.list(scope, services.config, query),
  )
}
