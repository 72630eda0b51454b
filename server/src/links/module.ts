import type { Module } from '../platform/module.ts'
import { publishExpiring } from './expiring.ts'
import { linkRoutes } from './routes.ts'

export const links: Module = {
  routes: linkRoutes,
  tasks: ({ services }) => ({ 'publish-expiring-links': () => publishExpiring(services) }),
  cron: { 'publish-expiring-links': '*/10 * * * *' },
}
