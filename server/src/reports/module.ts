import type { Module } from '../platform/module.ts'
import { mailDigests, mailVisits } from './emails/send.ts'
import { notifySharers } from './recall/notify-sharers.ts'
import { recallRoutes } from './recall/routes.ts'
import { reportRoutes } from './routes.ts'

export const visitReports: Module = {
  routes(http) {
    reportRoutes(http)
    recallRoutes(http)
  },
  tasks: ({ services }) => ({
    'mail-visits': () => mailVisits(services),
    'mail-visit-digests': () => mailDigests(services),
    'notify-sharers': (payload) => notifySharers(services, payload),
  }),
  cron: { 'mail-visits': '* * * * *', 'mail-visit-digests': '*/15 * * * *' },
}
