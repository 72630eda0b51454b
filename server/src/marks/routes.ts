import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as marks from './service.ts'

/** Registers upvotes and favorites. */
export function markRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.toggleUpvote, (scope, { params, body }) =>
    marks.toggleUpvote(scope, params.userId, body),
  )
  serve(app, contract.addFavorite, (scope, { params, body }) =>
    marks.addFavorite(scope, params.userId, body),
  )
  serve(app, contract.removeFavorite, (scope, { params, body }) =>
    marks.removeFavorite(scope, params.userId, body),
  )
  serve(app, contract.listFavorites, (scope, { params, query }) =>
    marks.listFavorites(scope, services, params.userId, query),
  )
}
