import * as contract from '@satchel/contract/collections.ts'
import { createLinkItem } from '@satchel/contract/items/items.ts'
import type { FastifyInstance } from 'fastify'
import { sendZip } from '../platform/files/send-zip.ts'
import { serve } from '../platform/http/serve.ts'
import { addLink } from './add-link.ts'
import * as arrange from './arrange.ts'
import * as bin from './bin.ts'
import * as change from './change.ts'
import * as download from './download.ts'
import * as collections from './service.ts'

export function collectionRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.listCollections, (scope, { query }) =>
    collections.list(scope, services, query),
  )
  serve(app, contract.getCollection, (scope, { params }) =>
    collections.get(scope, services, params.id),
  )
  serve(app, contract.listCollectionItems, (scope, { params, query }) =>
    collections.listItems(scope, services, params.cid, query),
  )
  serve(app, contract.createCollection, (scope, { body }) =>
    collections.create(scope, services, body),
  )
  serve(app, contract.changeCollection, (scope, { params: { id }, body }, { ifMatch }) =>
    change.change(scope, services, { id, ifMatch }, body),
  )
  serve(app, contract.deleteCollection, (scope, { params }) => bin.remove(scope, params.id))
  serve(app, contract.restoreCollection, (scope, { params }) =>
    bin.restore(scope, services, params.id),
  )
  serve(app, contract.addToCollection, (scope, { params: { cid, itemId } }) =>
    arrange.addItem(scope, services, cid, itemId),
  )
  serve(app, contract.removeFromCollection, (scope, { params: { cid, itemId } }) =>
    arrange.removeItem(scope, services, cid, itemId),
  )
  serve(app, contract.arrangeCollection, (scope, { params, body }, { ifMatch }) =>
    arrange.arrange(scope, services, { id: params.cid, ifMatch }, body.itemIds),
  )

  serve(app, createLinkItem, (scope, { body }) => addLink(scope, services, body))

  serve(app, contract.downloadCollection, (scope, { params }) =>
    download.offer(scope, services, params.id),
  )
  app.get<{ Params: { signed: string } }>('/files/zip/:signed', async (request, reply) => {
    const contents = await download.contentsFor(services, request.params.signed)
    return sendZip(services.files, request, reply, contents)
  })
}
