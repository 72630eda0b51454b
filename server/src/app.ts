import type { FastifyInstance } from 'fastify'
import { accountDeletion } from './account-deletion/module.ts'
import { accounts } from './accounts/module.ts'
import type { Accounts } from './accounts/service.ts'
import { requireOwnSecrets } from './accounts/tokens/lost-secrets.ts'
import { openVerifier } from './accounts/tokens/tokens.ts'
import { activity } from './activity/module.ts'
import { agreements } from './agreements/module.ts'
import { analytics } from './analytics/module.ts'
import { apiKeys } from './api-keys/module.ts'
import { assistants } from './assistants/module.ts'
import { audit } from './audit/module.ts'
import { backups } from './backups/module.ts'
import { billing } from './billing/module.ts'
import { openStripe, type Payments } from './billing/stripe.ts'
import { branding } from './branding/module.ts'
import { bulk } from './bulk/module.ts'
import { clientEvents } from './client-events/module.ts'
import { collections } from './collections/module.ts'
import { conversations } from './conversations/module.ts'
import { crm } from './crm/module.ts'
import { ctas } from './ctas/module.ts'
import { doctor } from './doctor/module.ts'
import { domains } from './domains/module.ts'
import { erasure } from './erasure/module.ts'
import { exports } from './exports/module.ts'
import { favorites } from './favorites/module.ts'
import { handover } from './handover/module.ts'
import { imports } from './imports/module.ts'
import { inbox } from './inbox/module.ts'
import { items } from './items/module.ts'
import { links } from './links/module.ts'
import { monitoring } from './monitoring/module.ts'
import { receiveOwn } from './monitoring/service.ts'
import { openServices } from './open-services.ts'
import { operator } from './operator/module.ts'
import { plans } from './plans/module.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { type FileChecks, fileRoute } from './platform/files/file-route.ts'
import type { FileGrant } from './platform/files/files.ts'
import { openHosts } from './platform/http/hosts.ts'
import { createHttp } from './platform/http/http.ts'
import type { Services } from './platform/http/services.ts'
import type { Cron, Tasks } from './platform/jobs/jobs.ts'
import { tracedTasks } from './platform/jobs/traced-tasks.ts'
import { type LiveServer, openLive } from './platform/live/live.ts'
import { type Module, platform } from './platform/module.ts'
import { openReports, type Reports, reportingTasks } from './platform/reporting/reports.ts'
import type { Secrets } from './platform/security/secrets.ts'
import { publicSites } from './public-sites/module.ts'
import { questions } from './questions/module.ts'
import { reference } from './reference/module.ts'
import { visitReports } from './reports/module.ts'
import { requests } from './requests/module.ts'
import { search } from './search/module.ts'
import { samples } from './seed/module.ts'
import { sites } from './sites/module.ts'
import { taxonomy } from './taxonomy/module.ts'
import { tenants } from './tenants/module.ts'
import { tracking } from './tracking/module.ts'
import { markColleague } from './tracking/service.ts'
import { uploads } from './uploads/module.ts'
import { openUploads } from './uploads/routes.ts'
import type { Uploads } from './uploads/service.ts'
import { usedAnswers } from './used-answers/module.ts'
import { users } from './users/module.ts'
import { visitor } from './visitor/module.ts'
import { openVisits, type Visits } from './visitor/service.ts'
import { webhooks } from './webhooks/module.ts'
import { wishes } from './wishes/module.ts'

export interface App {
  http: FastifyInstance
  services: Services
  tasks: Tasks
  cron: Cron[]
  close(): Promise<void>
}

/** Contexts that modules need. */
interface Context {
  live: LiveServer
  services: Services
  accounts: Accounts
  uploads: Uploads
  payments: Payments
  visits: Visits
}

const MODULES: Module<Context>[] = [
  accountDeletion,
  accounts,
  activity,
  analytics,
  apiKeys,
  assistants,
  audit,
  backups,
  billing,
  branding,
  bulk,
  clientEvents,
  collections,
  conversations,
  crm,
  ctas,
  doctor,
  domains,
  erasure,
  exports,
  favorites,
  handover,
  imports,
  inbox,
  items,
  links,
  monitoring,
  operator,
  plans,
  publicSites,
  reference,
  questions,
  agreements,
  requests,
  samples,
  search,
  sites,
  taxonomy,
  tenants,
  tracking,
  uploads,
  usedAnswers,
  users,
  visitReports,
  visitor,
  webhooks,
  wishes,
  platform,
]

const CRON: Cron[] = MODULES.flatMap(({ cron = {} }) =>
  Object.entries(cron).map(([task, match]) => ({ task, match })),
)

/** Every module of the product, bound to the platform. */
export async function buildApp(config: Config, secrets: Secrets, database: Database): Promise<App> {
  const hosts = openHosts()
  const reports = openReports(config)
  const http = await createHttp(config, hosts, reports)
  reports.logTo(http.log)
  const parts = { config, secrets, database }
  await requireOwnSecrets(parts)
  const verifier = openVerifier(parts)
  // Reads the keys ahead, so that calls need no database to check their tokens.
  await verifier.jwks()
  const live = openLive(http.log)
  const services = await openServices({
    config,
    secrets,
    database,
    hosts,
    live,
    verifier,
    log: http.log,
  })
  http.decorate('services', services)
  reports.onEvent((event, actor) => receiveOwn(services, event, actor))
  const context: Context = {
    services,
    live,
    accounts: { services, verifier, onSignIn: markColleague },
    uploads: await openUploads(services),
    payments: { services, stripe: await openStripe(config) },
    visits: openVisits(services),
  }
  serveFiles(http, services)
  const tasks: Tasks = {}
  for (const module of MODULES) {
    await module.relays?.(services)
    await module.routes?.(http, context)
    Object.assign(tasks, module.tasks?.(context))
  }
  const stop = () => close(http, services, reports)
  return {
    http,
    services,
    tasks: tracedTasks(reportingTasks(tasks, reports)),
    cron: CRON,
    close: stop,
  }
}

/** Serves the files of all modules, each of which says who may read its own. */
function serveFiles(http: FastifyInstance, services: Services): void {
  const checks = MODULES.map(({ files }) => files?.(services))
  const prepare = async (grant: FileGrant) => {
    for (const { prepareFile } of MODULES) await prepareFile?.(services, grant)
  }
  fileRoute(http, services.files, Object.assign({}, ...checks) as FileChecks, prepare)
}

async function close(
  http: FastifyInstance,
  { live, notices, disk }: Services,
  reports: Reports,
): Promise<void> {
  live.close()
  disk.close()
  await http.close()
  await reports.close()
  await notices.close()
}
