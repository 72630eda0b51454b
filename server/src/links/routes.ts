import * as contract from '@satchel/contract/links/links.ts'
import { createPersonalPage } from '@satchel/contract/links/personal-pages.ts'
import * as presetContract from '@satchel/contract/links/presets.ts'
import { listRecommended } from '@satchel/contract/links/recommended.ts'
import * as sharing from '@satchel/contract/links/sharing.ts'
import type { FastifyInstance } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { drawQr } from '../platform/http/qr.ts'
import { serve, serveRaw } from '../platform/http/serve.ts'
import * as change from './change.ts'
import { exportCsv } from './export.ts'
import { setOwn } from './own-link.ts'
import * as personal from './personal-page.ts'
import * as presets from './presets.ts'
import { recommended } from './recommended.ts'
import { sendLink } from './send.ts'
import * as links from './service.ts'
import { share, shareWithMany } from './share.ts'

export function linkRoutes(app: FastifyInstance): void {
  serveMaking(app)
  serveLinks(app)
  serveQr(app)
  servePresets(app)
}

function serveMaking(app: FastifyInstance): void {
  const { config } = app.services
  serve(app, sharing.shareItem, async (scope, { body }, { reply }) => {
    const { link, isNew } = await share(scope, config, body)
    if (!isNew) reply.code(200)
    return link
  })
  serve(app, sharing.shareWithMany, async (scope, { body }, { reply }) => {
    const bulkLinks = await shareWithMany(scope, config, body)
    if (!bulkLinks.items.some(({ isNew }) => isNew)) reply.code(200)
    return bulkLinks
  })
  serve(app, sharing.shareByMail, (scope, { params, body }) =>
    sendLink(app.services, scope, params.userId, body),
  )
  serve(app, createPersonalPage, (scope, { body }) =>
    personal.createPersonalPage(scope, app.services, body),
  )
  serve(app, sharing.setOwnLink, (scope, { params: { id }, body }, { ifMatch }) =>
    setOwn(scope, config, { id, ifMatch }, body),
  )
}

function serveLinks(app: FastifyInstance): void {
  const { config } = app.services
  serve(app, listRecommended, (scope, { params: { id }, query }) =>
    recommended(scope, app.services, id, query),
  )
  serve(app, contract.listMyLinks, (scope, { query }) => links.listMine(scope, app.services, query))
  serveRaw(app, contract.exportLinks, async (actor, { query }, { reply }) => {
    const csv = await exportCsv(app.services, actor, query)
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="links.csv"')
    return csv
  })
  serve(app, contract.getShareContext, (scope, { params, query }) =>
    links.context(scope, config, params.id, query),
  )
  serve(app, contract.getItemUses, (scope, { params }) => links.usesOf(scope, params.id))
  serve(app, contract.getLink, (scope, { params }) => links.requireLink(scope, config, params.id))
  serve(app, contract.changeLink, (scope, { params: { id }, query, body }, { ifMatch }) =>
    change.change(scope, config, { id, ifMatch, ...query }, body),
  )
  serve(app, contract.withdrawLink, (scope, { params, query }) =>
    change.withdraw(scope, config, { ...params, ...query }),
  )
  serve(app, contract.reactivateLink, (scope, { params, query }) =>
    change.reactivate(scope, config, { ...params, ...query }),
  )
  serve(app, contract.handOverLink, (scope, { params, query, body }) =>
    change.handOver(scope, config, { ...params, ...query }, body.userId),
  )
  serve(app, contract.previewLink, async (scope, { params }) => {
    const { id, url } = await links.requireLink(scope, config, params.id)
    return { url: `${url}?preview=${links.previewToken(app.services, id)}` }
  })
}

function serveQr(app: FastifyInstance): void {
  const { config, database } = app.services
  serveRaw(app, contract.getLinkQr, async (actor, { params, query }, { reply }) => {
    const { url, slug } = await withScope(database, actor, (scope) =>
      links.requireLink(scope, config, params.id),
    )
    return drawQr(reply, { url, name: slug, ...query })
  })
}

function servePresets(app: FastifyInstance): void {
  serve(app, presetContract.listLinkPresets, (scope) => presets.list(scope))
  serve(app, presetContract.createLinkPreset, (scope, { body }) => presets.create(scope, body))
  serve(app, presetContract.changeLinkPreset, (scope, { params: { id }, body }, { ifMatch }) =>
    presets.change(scope, { id, ifMatch }, body),
  )
  serve(app, presetContract.deleteLinkPreset, (scope, { params }) =>
    presets.remove(scope, params.id),
  )
}
