import * as binContract from '@satchel/contract/items/bin.ts'
import * as contract from '@satchel/contract/items/items.ts'
import * as versionsContract from '@satchel/contract/items/versions.ts'
import type { FastifyInstance } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { serve, serveOutside, serveReading } from '../platform/http/serve.ts'
import { pagePicture } from '../processing/service.ts'
import * as bin from './bin.ts'
import * as change from './change.ts'
import { changesOf } from './changes/changes.ts'
import * as duplicates from './duplicates.ts'
import { list } from './list.ts'
import { processAgain } from './process.ts'
import * as purge from './purge.ts'
import * as items from './service.ts'
import * as versions from './versions.ts'

export function itemRoutes(app: FastifyInstance): void {
  const { services } = app

  serveReading(app, contract.listItems, (scope, { query }) => list(scope, services, query))
  serve(app, contract.getItem, (scope, { params }) => items.get(scope, services, params.id))
  serve(app, contract.changeItem, (scope, { params: { id }, body }, { ifMatch }) =>
    change.change(scope, services, { id, ifMatch }, body),
  )
  serve(app, contract.checkItemPage, (scope, { params }) =>
    change.checkPage(scope, services, params.id),
  )
  serve(app, contract.addItemTag, (scope, { params, body }) =>
    change.addTag(scope, services, params.id, body.label),
  )
  serve(app, contract.removeItemTag, (scope, { params }) =>
    change.removeTag(scope, services, params.id, params.tagKey),
  )
  serve(app, contract.deleteItems, (scope, { body }) => bin.remove(scope, body.ids))
  serve(app, contract.restoreItems, (scope, { body }) => bin.restore(scope, body.ids))
  serve(app, contract.processItem, (scope, { params }) => processAgain(scope, services, params.id))
  serveOutside(app, contract.getItemPage, async (actor, { params, query }) => {
    const item = await withScope(services.database, actor, (scope) =>
      items.requireItem(scope, params.id),
    )
    const { width = 800 } = query
    const paged = { ...item, tenantId: actor.tenantId }
    const key = await pagePicture(services, paged, params.page, width)
    const name = `${item.name} ${params.page}.webp`
    const reader = ['member', actor.id] as const
    return { url: services.files.url({ key, purpose: 'inline', name, mime: 'image/webp', reader }) }
  })
  serve(app, contract.findDuplicates, (scope, { body }) => duplicates.find(scope, services, body))
  versionRoutes(app)
  binRoutes(app)
}

function versionRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, versionsContract.listItemVersions, (scope, { params }) =>
    versions.list(scope, services, params.id),
  )
  serve(app, versionsContract.restoreItemVersion, (scope, { params }) =>
    versions.restore(scope, services, params.id, params.number),
  )
  serve(app, versionsContract.getItemVersionText, (scope, { params, query }) =>
    versions.textOf(scope, params.id, params.number, query),
  )
  serveOutside(app, versionsContract.getItemVersionChanges, (actor, { params, query }) =>
    changesOf(services, actor, params.id, { number: params.number, ...query }),
  )
}

function binRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, binContract.listBin, (scope, { query }) => bin.list(scope, services, query))
  serve(app, binContract.restoreBin, (scope) => bin.restoreAll(scope))
  serve(app, binContract.purgeItems, (scope, { body }) => purge.purgeItems(scope, body.ids))
  serve(app, binContract.emptyBin, (scope) => purge.empty(scope))
}
