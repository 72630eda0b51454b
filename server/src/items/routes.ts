import * as contract from '@satchel/contract/items.ts'
import type { FastifyInstance } from 'fastify'
import * as collections from '../collections/service.ts'
import { serve } from '../platform/serve.ts'
import * as bin from './bin.ts'
import * as bulk from './bulk.ts'
import * as change from './change.ts'
import * as items from './service.ts'

export function itemRoutes(app: FastifyInstance): void {
  const { files } = app.services

  serve(app, contract.listItems, (scope, { query }) => items.list(scope, files, query))
  serve(app, contract.getItem, (scope, { params }) => items.get(scope, files, params.id))
  serve(app, contract.createLinkItem, async (scope, { body }) => {
    if (body.collectionId) await collections.demand(scope, body.collectionId)
    return items.createLink(scope, files, body)
  })
  serve(app, contract.changeItem, (scope, { params: { id }, body }, { ifMatch }) =>
    change.change(scope, files, { id, ifMatch }, body),
  )
  serve(app, contract.addItemTag, (scope, { params, body }) =>
    change.addTag(scope, files, params.id, body.label),
  )
  serve(app, contract.removeItemTag, (scope, { params }) =>
    change.removeTag(scope, files, params.id, params.tagKey),
  )
  serve(app, contract.deleteItems, (scope, { body }) => bin.remove(scope, body.ids))
  serve(app, contract.restoreItems, (scope, { body }) => bin.restore(scope, body.ids))
  serve(app, contract.listBin, (scope, { query }) => bin.list(scope, files, query))
  serve(app, contract.classifyItems, (scope, { body }) => bulk.classify(scope, body))
}
