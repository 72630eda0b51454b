import type { Module } from '../platform/module.ts'
import { embedRoute } from './embed-route.ts'
import { ctaRoutes } from './routes.ts'
import { empty } from './service.ts'

export const ctas: Module = {
  async routes(http) {
    ctaRoutes(http)
    await embedRoute(http)
  },
  tasks: ({ services }) => ({ 'remove-deleted-ctas': () => empty(services) }),
  cron: { 'remove-deleted-ctas': '57 2 * * *' },
}
