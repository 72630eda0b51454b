import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as favorites from './service.ts'

/** Registers upvotes and favorites. */
export function favoriteRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.toggleUpvote, (scope, { params, body }) =>
    favorites.toggleUpvote(scope, params.userId, body),
  )
  serve(app, contract.addFavorite, (scope, { params, body }) =>
    favorites.addFavorite(scope, params.userId, body),
  )
  serve(app, contract.removeFavorite, (scope, { params, body }) =>
    favorites.removeFavorite(scope, params.userId, body),
  )
  serve(app, contract.listFavorites, (scope, { params, query }) =>
    favorites.listFavorites(scope, services, params.userId, query),
  )
}
