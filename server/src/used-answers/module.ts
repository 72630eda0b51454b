import type { Module } from '../platform/module.ts'
import { checkUsedAnswers, markExpired } from './check.ts'
import { usedAnswerRoutes } from './routes.ts'

export const usedAnswers: Module = {
  routes: usedAnswerRoutes,
  tasks: ({ services }) => ({
    'check-used-answers': () => checkUsedAnswers(services),
    'expire-used-answers': () => markExpired(services.database.system),
  }),
  cron: { 'check-used-answers': '* * * * *', 'expire-used-answers': '11 * * * *' },
}
