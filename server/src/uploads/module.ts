import type { Module } from '../platform/module.ts'
import { uploadRoutes } from './routes.ts'
import { finishPending, removeExpired, type Uploads } from './service.ts'

export const uploads: Module<{ uploads: Uploads }> = {
  routes: (http, { uploads }) => uploadRoutes(http, uploads),
  tasks: ({ uploads }) => ({
    'finish-uploads': () => finishPending(uploads),
    'remove-expired-uploads': () => removeExpired(uploads),
  }),
  cron: { 'finish-uploads': '* * * * *', 'remove-expired-uploads': '7 * * * *' },
}
