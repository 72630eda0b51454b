import { getLinkCircle, getRecipientCircle } from '@satchel/contract/visits/circle.ts'
import { listSilentReaders } from '@satchel/contract/visits/silence.ts'
import * as contract from '@satchel/contract/visits/visits.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { circleOfLink, circleOfRecipient } from './circle.ts'
import * as recipients from './recipients.ts'
import * as reports from './service.ts'

export function reportRoutes(app: FastifyInstance): void {
  const { config } = app.services
  serve(app, contract.listLinkVisits, (scope, { params, query }) =>
    reports.listVisits(scope, config, params.id, query),
  )
  serve(app, contract.getLinkReport, (scope, { params, query }) =>
    reports.report(scope, config, params.id, query),
  )
  serve(app, contract.getItemReading, (scope, { params, query }) =>
    reports.readingOf(scope, params.id, query),
  )
  serve(app, listSilentReaders, async (scope) => ({
    items: await reports.findSilentReaders(scope),
  }))
  serve(app, contract.listRecipients, (scope, { query }) => recipients.list(scope, query))
  serve(app, getLinkCircle, (scope, { params, query }) =>
    circleOfLink(scope, config, params.id, query),
  )
  serve(app, getRecipientCircle, (scope, { query }) => circleOfRecipient(scope, query))
  serve(app, contract.getRecipient, (scope, { query }) => recipients.get(scope, config, query))
}
