import type { Module } from '../platform/module.ts'
import type { Uploads } from '../uploads/service.ts'
import { changesRoutes } from './changes/routes.ts'
import { drawCard } from './contents/card.ts'
import { mayRead } from './contents/file-access.ts'
import { deleteOldAttempts } from './gates/queries.ts'
import { passOnRoutes } from './pass-on/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { visitRoutes } from './routes.ts'
import type { Visits } from './visitor-context.ts'

export const visitor: Module<{ visits: Visits; uploads: Uploads }> = {
  routes: async (app, { visits, uploads }) => {
    await visitRoutes(app, visits)
    await requestRoutes(app, visits, uploads)
    questionRoutes(app, visits)
    changesRoutes(app, visits)
    passOnRoutes(app, visits)
    planRoutes(app, visits)
  },
  tasks: ({ visits: { services } }) => ({
    'forget-attempts': () => deleteOldAttempts(services.database.system),
  }),
  cron: { 'forget-attempts': '32 3 * * *' },
  files: (services) => ({ link: (grant) => mayRead(services, grant) }),
  prepareFile: drawCard,
}
