import * as contract from '@satchel/contract/notifications.ts'
import type { FastifyInstance } from 'fastify'
import * as notifications from '../notifications/service.ts'
import { serve } from '../platform/http/serve.ts'
import * as inbox from './service.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

export function inboxRoutes(app: FastifyInstance): void {
  serve(app, contract.listNotifications, (scope, { query }) => inbox.list(scope, query))
  serve(app, contract.readNotifications, (scope, { body }) => inbox.read(scope, body))
  serve(app, contract.getNotificationSettings, (scope) => notifications.settings(scope))
  serve(app, contract.changeNotificationSettings, (scope, { body }) =>
    notifications.changeSettings(scope, body),
  )
  serve(app, contract.resetNotificationSettings, (scope) => notifications.resetSettings(scope))
  serve(app, contract.getNotificationDefaults, (scope) => notifications.defaults(scope))
  serve(app, contract.changeNotificationDefaults, (scope, { body }) =>
    notifications.changeDefaults(scope, body),
  )
  unsubscribeRoutes(app)
  serve(app, contract.listMuted, (scope, { query }) => inbox.listMuted(scope, query.itemId))
  serve(app, contract.changeMuted, (scope, { params, body }) =>
    inbox.setMuted(scope, { ...params, ...body }),
  )
}
