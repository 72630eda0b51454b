import type { Module } from '../platform/module.ts'
import { relayEvents } from './relay.ts'
import { activityRoutes } from './routes.ts'

export const activity: Module = {
  routes: activityRoutes,
  relays: relayEvents,
}
