import * as contract from '@satchel/contract/sites/sites.ts'
import type { FastifyInstance } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { drawQr } from '../platform/http/qr.ts'
import { serve, serveOutside, serveRaw } from '../platform/http/serve.ts'
import { hashSharedPassword } from '../platform/security/passwords.ts'
import * as bin from './bin.ts'
import * as change from './change.ts'
import * as editing from './editing.ts'
import { setPassword } from './password.ts'
import * as publish from './publish.ts'
import { requireEditableSite } from './read.ts'
import * as sites from './service.ts'
import * as versions from './versions.ts'

export function siteRoutes(app: FastifyInstance): void {
  const { services } = app
  const { config, database } = services

  serve(app, contract.listSites, (scope, { query }) => sites.list(scope, services, query))
  serve(app, contract.getSite, (scope, { params }) => sites.get(scope, config, params.id))
  serve(app, contract.createSite, (scope, { body }) => sites.create(scope, config, body))
  serve(app, contract.changeSite, (scope, { params: { id }, body }, { ifMatch }) =>
    change.change(scope, config, { id, ifMatch }, body),
  )
  serve(app, contract.deleteSite, (scope, { params }) => bin.remove(scope, params.id))
  serve(app, contract.restoreSite, (scope, { params }) => bin.restore(scope, config, params.id))

  serve(app, contract.publishSite, (scope, { params, body }) =>
    publish.publish(scope, config, params.id, body.at),
  )
  serve(app, contract.unpublishSite, (scope, { params }) =>
    publish.unpublish(scope, config, params.id),
  )
  serve(app, contract.listSiteVersions, (scope, { params, query }) =>
    versions.listVersions(scope, params.id, query),
  )
  serve(app, contract.restoreSiteVersion, (scope, { params }) =>
    versions.restore(scope, config, params),
  )

  // Argon2 takes its time, in which no transaction is held open.
  serveOutside(app, contract.setSitePassword, async (actor, { params, body }) => {
    await withScope(database, actor, (scope) => requireEditableSite(scope, params.id))
    const hash = await hashSharedPassword(body.password, contract.SITE_PASSWORD_MIN)
    await withScope(database, actor, (scope) => setPassword(scope, params.id, hash))
  })
  serve(app, contract.removeSitePassword, (scope, { params }) =>
    setPassword(scope, params.id, null),
  )

  serve(app, contract.editSite, (scope, { params, body }) =>
    editing.edit(scope, config, params.id, body.isLeaving ?? false),
  )
  serveRaw(app, contract.getSiteQr, async (actor, { params, query }, { reply }) => {
    const { url, slug } = await withScope(database, actor, (scope) =>
      sites.get(scope, config, params.id),
    )
    return drawQr(reply, { url, name: slug, ...query })
  })
  serve(app, contract.previewSite, (scope, { params }) =>
    editing.preview(scope, services, params.id),
  )
}
