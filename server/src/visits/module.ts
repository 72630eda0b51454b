import type { Module } from '../platform/module.ts'
import { drawCard } from './contents/card.ts'
import { mayRead } from './contents/file-access.ts'
import { relayReplies } from './gates/relay.ts'
import { recallRoutes } from './recall/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { visitRoutes } from './routes.ts'
import { visitTasks } from './tasks.ts'
import { relayVisits } from './tracking/relay.ts'

export const visits: Module = {
  async routes(http) {
    await visitRoutes(http)
    reportRoutes(http)
    recallRoutes(http)
  },
  tasks: ({ services }) => visitTasks(services),
  cron: {
    'sum-visits': '* * * * *',
    'mail-visits': '* * * * *',
    'mail-visit-digests': '*/15 * * * *',
    'keep-visits': '17 3 * * *',
    'forget-viewers': '27 3 * * *',
  },
  files: (services) => ({ link: (grant) => mayRead(services, grant) }),
  prepareFile: drawCard,
  relays(services) {
    relayVisits(services)
    relayReplies(services)
  },
}
