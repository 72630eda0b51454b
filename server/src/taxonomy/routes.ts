import type { Input } from '@satchel/contract/endpoint.ts'
import * as contract from '@satchel/contract/taxonomy.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as taxonomy from './service.ts'

export function taxonomyRoutes(app: FastifyInstance): void {
  serve(app, contract.getAccountSettings, taxonomy.settings)
  serve(app, contract.changeAccountSettings, (scope, { params: { id }, body }, { ifMatch }) =>
    taxonomy.change(scope, { id, ifMatch }, commandsOf(body)),
  )
}

function commandsOf({ addTag, ...rest }: Input<typeof contract.changeAccountSettings>['body']) {
  if (addTag === undefined) return rest
  return { ...rest, addTag: typeof addTag === 'string' ? { label: addTag } : addTag }
}
