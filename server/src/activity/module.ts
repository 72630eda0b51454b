import type { Module } from '../platform/module.ts'
import { relayEvents } from './relay.ts'
import { activityRoutes } from './routes.ts'
import { publishEvents } from './webhooks.ts'

export const activity: Module = {
  routes: activityRoutes,
  tasks: ({ services }) => ({ 'publish-events': publishEvents(services) }),
  relays: relayEvents,
}
