import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as mails from './mails.ts'
import * as marks from './marks.ts'
import * as users from './service.ts'

export function userRoutes(app: FastifyInstance): void {
  serve(app, contract.listUsers, (scope, { query }) => users.list(scope, query))
  serve(app, contract.getUser, (scope, { params }) => users.get(scope, params.userId))
  serve(app, contract.getMailWishes, (scope, { params }) => mails.wishes(scope, params.userId))
  serve(app, contract.changeMailWishes, (scope, { params, body }) =>
    mails.changeWishes(scope, params.userId, body),
  )

  const { files } = app.services
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
    marks.listFavorites(scope, files, params.userId, query),
  )
}
