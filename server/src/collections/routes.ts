import * as contract from '@satchel/contract/collections.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as collections from './service.ts'

export function collectionRoutes(app: FastifyInstance): void {
  const { files } = app.services

  serve(app, contract.listCollections, (scope, { query }) => collections.list(scope, files, query))
  serve(app, contract.getCollection, (scope, { params }) =>
    collections.get(scope, files, params.id),
  )
  serve(app, contract.listCollectionItems, (scope, { params, query }) =>
    collections.listItems(scope, files, params.cid, query),
  )
  serve(app, contract.createCollection, (scope, { body }) => collections.create(scope, files, body))
  serve(app, contract.changeCollection, (scope, { params: { id }, body }, { ifMatch }) =>
    collections.change(scope, files, { id, ifMatch }, body),
  )
  serve(app, contract.deleteCollection, (scope, { params }) => collections.remove(scope, params.id))
  serve(app, contract.addToCollection, (scope, { params: { cid, itemId } }) =>
    collections.addItem(scope, files, cid, itemId),
  )
  serve(app, contract.removeFromCollection, (scope, { params: { cid, itemId } }) =>
    collections.removeItem(scope, files, cid, itemId),
  )
  serve(app, contract.arrangeCollection, (scope, { params, body }, { ifMatch }) =>
    collections.arrange(scope, files, { id: params.cid, ifMatch }, body.itemIds),
  )
}
