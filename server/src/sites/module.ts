import type { Module } from '../platform/module.ts'
import { empty } from './bin.ts'
import { publishDue } from './publish.ts'
import { siteRoutes } from './routes.ts'

export const sites: Module = {
  routes: siteRoutes,
  tasks: ({ services }) => ({
    'publish-sites': () => publishDue(services),
    'remove-deleted-sites': () => empty(services),
  }),
  cron: { 'publish-sites': '* * * * *', 'remove-deleted-sites': '52 2 * * *' },
}
