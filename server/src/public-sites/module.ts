import type { Module } from '../platform/module.ts'
import type { Visits } from '../visitor/service.ts'
import { publicSiteRoutes } from './routes.ts'

export const publicSites: Module<{ visits: Visits }> = {
  routes: (app, { visits }) => publicSiteRoutes(app, visits),
}
