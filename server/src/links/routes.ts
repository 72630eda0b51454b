import * as contract from '@satchel/contract/links.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as links from './service.ts'

export function linkRoutes(app: FastifyInstance): void {
  const { config } = app.services
  serve(app, contract.shareItem, async (scope, { body }, { reply }) => {
    const { link, isNew } = await links.share(scope, config, body)
    if (!isNew) reply.code(200)
    return link
  })
  serve(app, contract.listMyLinks, (scope, { query }) => links.listMine(scope, config, query))
  serve(app, contract.getShareContext, (scope, { params, query }) =>
    links.context(scope, config, params.id, query),
  )
  serve(app, contract.getItemUses, (scope, { params }) => links.usesOf(scope, params.id))
  serve(app, contract.withdrawLink, (scope, { params }) => links.withdraw(scope, params.id))
}
