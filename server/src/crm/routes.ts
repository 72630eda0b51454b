import * as contract from '@satchel/contract/crm.ts'
import { classicLocation } from '@satchel/contract/routing.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, serve, serveOutside } from '../platform/http/serve.ts'
import * as crm from './service.ts'

export function crmRoutes(app: FastifyInstance): void {
  const { services } = app
  const { config } = services
  serve(app, contract.listCrms, (scope) => crm.list(scope, config))
  serve(app, contract.connectCrm, (scope, { params: { kind } }, { identity: { sessionId } }) =>
    crm.begin(scope, services, { kind, sessionId }),
  )
  serveOutside(app, contract.finishCrm, (actor, { body }, identity) =>
    crm.finish(services, actor, identity, body),
  )
  serve(app, contract.updateCrm, (scope, { params, body }) => crm.change(scope, params.kind, body))
  serve(app, contract.previewCrm, (scope, { params }) => crm.preview(scope, config, params.kind))
  serveOutside(app, contract.disconnectCrm, (actor, { params }) =>
    crm.disconnect(services, actor, params.kind),
  )
  serve(app, contract.listCrmSends, (scope, { params, query }) =>
    crm.listSends(scope, params.kind, query),
  )
  serve(app, contract.retryCrmSend, (scope, { params }) =>
    crm.retry(scope, params.kind, params.sendId),
  )
  const endpoint = contract.crmCallback
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    onRequest: (request) => admit(services, request, endpoint),
    handler: leadBack,
  })
}

const PAGE = classicLocation('/settings', 'section=crm')
/** Forms of what is passed on; anything else that comes from elsewhere isn't. */
const FORMS = {
  state: /^[\w-]{1,100}$/,
  code: /^[\w.~!%+/=-]{1,2000}$/,
  error: /^[a-z_]{1,50}$/,
}

/**
 * Leads from the vendor to the settings, which make the connection in the person's own session. What the vendor brought
 * is put behind `#`, which browsers send nowhere.
 */
function leadBack(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = request.query as Record<string, unknown>
  const parts = Object.entries(FORMS).flatMap(([name, form]) => {
    const value = query[name]
    return typeof value === 'string' && form.test(value) ? [[name, value]] : []
  })
  const fragment = new URLSearchParams(parts)
  return reply
    .code(303)
    .headers({
      location: fragment.size > 0 ? `${PAGE}#${fragment}` : PAGE,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send()
}
