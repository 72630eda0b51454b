import type { Module } from '../platform/module.ts'
import { drawCard } from './contents/card.ts'
import { mayRead } from './contents/file-access.ts'
import { deleteOldAttempts } from './gates/queries.ts'
import { visitRoutes } from './routes.ts'
import type { Visits } from './visitor-context.ts'

export const visitor: Module<{ visits: Visits }> = {
  routes: (app, { visits }) => visitRoutes(app, visits),
  tasks: ({ visits: { services } }) => ({
    'forget-attempts': () => deleteOldAttempts(services.database.system),
  }),
  cron: { 'forget-attempts': '32 3 * * *' },
  files: (services) => ({ link: (grant) => mayRead(services, grant) }),
  prepareFile: drawCard,
}
