import * as contract from '@satchel/contract/requests.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { accept, refuse } from './decide.ts'
import * as requests from './service.ts'

export function requestRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.listFileRequests, (scope, { query }) => requests.list(scope, query))
  serve(app, contract.getFileRequest, (scope, { params }) =>
    requests.get(scope, services, params.id),
  )
  serve(app, contract.createFileRequest, (scope, { body }) =>
    requests.create(scope, services, body),
  )
  serve(app, contract.changeFileRequest, (scope, { params: { id }, body }, { ifMatch }) =>
    requests.change(scope, services, { id, ifMatch }, body),
  )
  serve(app, contract.acceptRequestFile, (scope, { params: { id, fileId }, body }) =>
    accept(scope, services, { requestId: id, fileId }, body),
  )
  serve(app, contract.refuseRequestFile, (scope, { params: { id, fileId } }) =>
    refuse(scope, services, { requestId: id, fileId }),
  )
}
