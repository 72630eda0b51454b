import * as contract from '@satchel/contract/search.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as search from './service.ts'

export function searchRoutes(app: FastifyInstance): void {
  const { files } = app.services

  serve(app, contract.searchItems, (scope, { body }) => search.searchItems(scope, files, body))
}
