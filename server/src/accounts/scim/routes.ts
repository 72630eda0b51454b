import * as contract from '@satchel/contract/accounts/sso.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { protocol } from './protocol.ts'
import * as tokens from './tokens.ts'

export function scimRoutes(app: FastifyInstance): void {
  const { config } = app.services

  serve(app, contract.listScimTokens, (scope) => tokens.list(scope, config))
  serve(app, contract.addScimToken, (scope, { body }) => tokens.add(scope, body.name))
  serve(app, contract.removeScimToken, (scope, { params }) => tokens.remove(scope, params.tokenId))

  void app.register((directory, _options, done) => {
    protocol(directory)
    done()
  })
}
