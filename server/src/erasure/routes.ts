import * as contract from '@satchel/contract/erasure.ts'
import type { FastifyInstance } from 'fastify'
import { serveOutside } from '../platform/http/serve.ts'
import * as erasure from './service.ts'

export function erasureRoutes(app: FastifyInstance): void {
  const { services } = app
  serveOutside(app, contract.eraseUser, (actor, { params }) =>
    erasure.eraseUser(services, actor, params.userId),
  )
  serveOutside(app, contract.eraseAddress, (actor, { body }) =>
    erasure.eraseAddress(services, actor, body.email),
  )
}
