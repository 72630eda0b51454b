import type { FastifyInstance } from 'fastify'
import type { FileChecks } from './files/file-route.ts'
import type { FileGrant } from './files/files.ts'
import { healthRoutes } from './http/health/health.ts'
import { metricsRoute } from './http/health/metrics.ts'
import { servePages } from './http/pages.ts'
import type { Services } from './http/services.ts'
import { type Tasks, urgent } from './jobs/jobs.ts'
import { keepEvents } from './live/keep-events.ts'
import type { LiveServer } from './live/live.ts'
import { socketRoute } from './live/socket-route.ts'
import type { TenantMail } from './mail/mail.ts'
import { mailboxRoutes } from './mail/mailbox.ts'

/** Parts of a module that the app puts in place; `Context` has what the module needs. */
export interface Module<Context = { services: Services }> {
  /** Binds the module's endpoints. */
  routes?: (http: FastifyInstance, context: Context) => void | Promise<void>
  /** Returns the module's background tasks by name. */
  tasks?: (context: Context) => Tasks
  /** Times at which tasks run, as crontab patterns in UTC by the name of the task. */
  cron?: Record<string, string>
  /** Passes on notices from the database. */
  relays?: (services: Services) => void | Promise<void>
  /** Decides who may read the module's files. */
  files?: (services: Services) => Partial<FileChecks>
  /** Makes files that are made once they are asked for. */
  prepareFile?: (services: Services, grant: FileGrant) => Promise<void>
}

export const platform: Module<{ services: Services; live: LiveServer }> = {
  async routes(http, { services, live }) {
    socketRoute(http, services, live)
    healthRoutes(http, services)
    metricsRoute(http, services)
    mailboxRoutes(http, services.config)
    await servePages(http)
  },
  tasks: ({ services }) => ({
    'send-mail': urgent((payload) => services.sendMail(payload as TenantMail)),
    'keep-events': () => keepEvents(services),
  }),
  cron: { 'keep-events': '22 3 * * *' },
}
