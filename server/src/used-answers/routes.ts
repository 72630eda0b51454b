import * as contract from '@satchel/contract/search/used-answers.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as usedAnswers from './service.ts'

export function usedAnswerRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.useAnswer, (scope, { body }) => usedAnswers.use(scope, services, body))
  serve(app, contract.listUsedAnswers, (scope, { query }) =>
    usedAnswers.list(scope, services, query),
  )
  serve(app, contract.changeUsedAnswer, (scope, { params, body }) =>
    usedAnswers.change(scope, services, params.id, body),
  )
  serve(app, contract.forgetUsedAnswer, (scope, { params }) => usedAnswers.forget(scope, params.id))
}
