import * as contract from '@satchel/contract/taxonomy.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as taxonomy from './service.ts'

export function taxonomyRoutes(app: FastifyInstance): void {
  serve(app, contract.getAccountSettings, taxonomy.settings)
  serve(app, contract.changeAccountSettings, (scope, { params: { id }, body }, { ifMatch }) =>
    taxonomy.change(scope, { id, ifMatch }, body),
  )
}
