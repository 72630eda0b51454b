import type { FastifyInstance } from 'fastify'
import { authOn } from './accounts/auth.ts'
import { openAuthenticator } from './accounts/authenticate.ts'
import { openKeyAuthenticator } from './accounts/keys/authenticate.ts'
import { requireOwnSecrets } from './accounts/lost-secrets.ts'
import { accountRoutes } from './accounts/routes.ts'
import type { Accounts } from './accounts/service.ts'
import { accountTasks } from './accounts/tasks.ts'
import { openVerifier } from './accounts/tokens.ts'
import { relayEvents } from './activity/relay.ts'
import { activityRoutes } from './activity/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { analyticsTasks } from './analytics/tasks.ts'
import { auditRoutes } from './audit/routes.ts'
import { belongingRoutes } from './belongings/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { openStripe, type Payments } from './billing/stripe.ts'
import { billingTasks } from './billing/tasks.ts'
import { bulkTask } from './bulk/job.ts'
import { relayBulkJobs } from './bulk/relay.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { forgetChanges } from './bulk/service.ts'
import { clientEventRoutes } from './client-events/routes.ts'
import { clientEventTasks } from './client-events/tasks.ts'
import { closingRoutes } from './closing/routes.ts'
import { closingTasks } from './closing/tasks.ts'
import * as deletedCollections from './collections/bin.ts'
import { collectionRoutes } from './collections/routes.ts'
import { embedRoute } from './ctas/embed-route.ts'
import { ctaRoutes } from './ctas/routes.ts'
import * as ctas from './ctas/service.ts'
import { checkDomain } from './domains/check.ts'
import { followDomains } from './domains/follow.ts'
import { domainRoutes } from './domains/routes.ts'
import { isExport } from './exports/file-access-queries.ts'
import { exportRoutes } from './exports/routes.ts'
import { exportTasks } from './exports/service.ts'
import { importRoutes } from './imports/routes.ts'
import { importTasks } from './imports/tasks.ts'
import { relayNotifications } from './inbox/relay.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { inboxTasks } from './inbox/send.ts'
import { integrationRoutes } from './integrations/routes.ts'
import { integrationTasks } from './integrations/tasks.ts'
import { dayTasks } from './items/days.ts'
import { isReadable } from './items/file-access-queries.ts'
import { purgeTasks } from './items/purge.ts'
import { readingTasks } from './items/reading/tasks.ts'
import { itemRoutes } from './items/routes.ts'
import { linkRoutes } from './links/routes.ts'
import { markRoutes } from './marks/routes.ts'
import { monitoringRoutes } from './monitoring/routes.ts'
import { receiveOwn } from './monitoring/service.ts'
import { monitoringTasks } from './monitoring/tasks.ts'
import { partnerRoutes } from './partners/routes.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { listen } from './platform/database/notices.ts'
import { openDisk } from './platform/files/disk.ts'
import { type FileChecks, fileRoute } from './platform/files/file-route.ts'
import { openFiles } from './platform/files/files.ts'
import { healthRoutes } from './platform/http/health.ts'
import { openHosts } from './platform/http/hosts.ts'
import { createHttp } from './platform/http/http.ts'
import { metricsRoute } from './platform/http/metrics.ts'
import { servePages } from './platform/http/pages.ts'
import { openParts } from './platform/http/parts.ts'
import type { Services } from './platform/http/services.ts'
import { type Cron, type Tasks, urgent } from './platform/jobs/jobs.ts'
import { keepEvents } from './platform/live/keep-events.ts'
import { openLive } from './platform/live/live.ts'
import { socketRoute } from './platform/live/socket-route.ts'
import { openMail, type TenantMail } from './platform/mail/mail.ts'
import { mailboxRoutes } from './platform/mail/mailbox.ts'
import { openReports, type Reports, reportingTasks } from './platform/reporting/reports.ts'
import { signatureOf } from './platform/security/hmac.ts'
import { openLimits } from './platform/security/limits.ts'
import type { Secrets } from './platform/security/secrets.ts'
import { referenceRoutes } from './reference/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { searchTasks } from './search/tasks.ts'
import * as deletedSites from './sites/bin.ts'
import { publishDue } from './sites/publish.ts'
import { siteRoutes } from './sites/routes.ts'
import { taxonomyTasks } from './taxonomy/removals.ts'
import { taxonomyRoutes } from './taxonomy/routes.ts'
import { notingFailures } from './tenants/mail-status.ts'
import { tenantRoutes } from './tenants/routes.ts'
import { tenantTasks } from './tenants/tasks.ts'
import { openUploads, uploadRoutes } from './uploads/routes.ts'
import { finishPending, removeExpired, type Uploads } from './uploads/service.ts'
import { invitationTasks } from './users/invitation-mail.ts'
import { userRoutes } from './users/routes.ts'
import { drawCard } from './visits/contents/card.ts'
import { mayRead } from './visits/contents/file-access.ts'
import { relayReplies } from './visits/gates/relay.ts'
import { recallRoutes } from './visits/recall/routes.ts'
import { reportRoutes } from './visits/reports/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { visitTasks } from './visits/tasks.ts'
import { relayVisits } from './visits/tracking/relay.ts'
import { wishRoutes } from './wishes/routes.ts'
import { wishTasks } from './wishes/tasks.ts'

export interface App {
  http: FastifyInstance
  services: Services
  tasks: Tasks
  cron: Cron[]
  close(): Promise<void>
}

/** Scheduled tasks, in UTC. */
const CRON: Cron[] = [
  { task: 'finish-uploads', match: '* * * * *' },
  { task: 'remove-expired-uploads', match: '7 * * * *' },
  { task: 'remove-stale', match: '17 * * * *' },
  { task: 'end-sessions', match: '* * * * *' },
  { task: 'publish-sites', match: '* * * * *' },
  { task: 'forget-viewers', match: '27 3 * * *' },
  { task: 'sum-visits', match: '* * * * *' },
  { task: 'sum-searches', match: '* * * * *' },
  { task: 'mail-visits', match: '* * * * *' },
  { task: 'mail-visit-digests', match: '*/15 * * * *' },
  { task: 'watch-searches', match: '*/5 * * * *' },
  { task: 'mail-notifications', match: '* * * * *' },
  { task: 'mail-notification-digests', match: '*/15 * * * *' },
  { task: 'mail-reports', match: '*/15 * * * *' },
  { task: 'forget-notifications', match: '37 3 * * *' },
  { task: 'keep-visits', match: '17 3 * * *' },
  { task: 'keep-events', match: '22 3 * * *' },
  { task: 'forget-bulk-changes', match: '*/10 * * * *' },
  { task: 'forget-removals', match: '47 3 * * *' },
  { task: 'forget-searches', match: '57 3 * * *' },
  { task: 'forget-errors', match: '7 3 * * *' },
  { task: 'forget-events', match: '12 3 * * *' },
  { task: 'forget-deliveries', match: '32 3 * * *' },
  { task: 'remove-old-imports', match: '47 * * * *' },
  { task: 'remove-old-exports', match: '52 * * * *' },
  { task: 'empty-bin', match: '37 2 * * *' },
  { task: 'remove-deleted-collections', match: '47 2 * * *' },
  { task: 'remove-deleted-sites', match: '52 2 * * *' },
  { task: 'remove-deleted-ctas', match: '57 2 * * *' },
  { task: 'reach-days', match: '*/15 * * * *' },
  { task: 'tell-expiring', match: '47 * * * *' },
  { task: 'check-pages', match: '57 * * * *' },
  { task: 'publish-statuses', match: '* * * * *' },
  { task: 'tell-accounts', match: '*/10 * * * *' },
  { task: 'delete-closed-accounts', match: '*/5 * * * *' },
  { task: 'sync-all-billing', match: '7 4 * * *' },
]

const CHANNELS = ['event', 'identity', 'visit', 'reply', 'bulk', 'domain', 'notification']

/** Nodes that share their data folder and database hear each other, and nobody else. */
function busOf({ REDIS_URL: url, ENVIRONMENT }: Config, { auth }: Secrets) {
  return url ? { url, topic: `satchel:${ENVIRONMENT}:${signatureOf(auth, 'notices')}` } : undefined
}

/** Every module of the product, bound to the platform. */
export async function buildApp(config: Config, secrets: Secrets, database: Database): Promise<App> {
  const hosts = openHosts()
  const reports = openReports(config)
  const http = await createHttp(config, hosts, reports)
  reports.logTo(http.log)
  const auth = authOn(database.system, config, secrets)
  await requireOwnSecrets(auth, database, { config, secrets })
  const verifier = openVerifier(auth, config)
  // The first call makes the key pair: now, and not by two sign-ins at once.
  await verifier.jwks()
  const live = openLive(http.log)
  const limits = openLimits(database)
  const services: Services = {
    config,
    secrets,
    database,
    hosts,
    files: await openFiles(config, secrets.files, http.log),
    disk: await openDisk(config, http.log),
    limits,
    sendMail: notingFailures(openMail(config), { database, log: http.log }),
    log: http.log,
    live,
    notices: await listen({
      url: database.url,
      channels: CHANNELS,
      log: http.log,
      redis: busOf(config, secrets),
    }),
    ...openAuthenticator(database, verifier),
    authenticateKey: openKeyAuthenticator(database, limits),
    parts: openParts(),
  }
  addParts(services)
  http.decorate('services', services)
  reports.onEvent((event, actor) => receiveOwn(services, event, actor))
  services.notices.on('identity', (id) => {
    services.forgetIdentities(id)
    void live.recheck(id, services.recheckTokens)
  })
  services.notices.onGap(() => live.reload())
  relayEvents(services)
  relayVisits(services)
  relayReplies(services)
  relayNotifications(services)
  await followDomains(services)
  relayBulkJobs(services)

  const uploads = openUploads(services)
  const payments = { services, stripe: await openStripe(config) }
  const accounts = { services, auth, verifier }
  await bindModules(http, { accounts, uploads, payments })
  socketRoute(http, services, live)
  healthRoutes(http, services)
  metricsRoute(http, services)
  serveFiles(http, services)
  mailboxRoutes(http, config)
  await servePages(http)

  const tasks = reportingTasks(tasksOf({ accounts, uploads, payments }), reports)
  const stop = () => close(http, services, reports)
  return { http, services, tasks, cron: CRON, close: stop }
}

function serveFiles(http: FastifyInstance, services: Services): void {
  const { system } = services.database
  const checks: FileChecks = {
    member: (grant) => isReadable(system, grant),
    bin: (grant) => isReadable(system, grant),
    export: (grant) => isExport(system, grant),
    link: (grant) => mayRead(services, grant),
  }
  fileRoute(http, services.files, checks, (grant) => drawCard(services, grant))
}

function addParts({ parts, database, files, notices, disk }: Services): void {
  parts.add('database', { works: () => database.systemPool.query('select 1'), isVital: true })
  parts.add('files', { works: () => files.check(), isVital: true })
  parts.add('disk', { works: () => !disk.isFull() })
  parts.add('notices', { works: notices.isListening })
  if (notices.hasRedis() !== undefined)
    parts.add('redis', { works: () => notices.hasRedis() === true })
}

/** Contexts that modules need besides the platform. */
interface Contexts {
  accounts: Accounts
  uploads: Uploads
  payments: Payments
}

async function bindModules(
  http: FastifyInstance,
  { accounts, uploads, payments }: Contexts,
): Promise<void> {
  accountRoutes(http, accounts)
  await tenantRoutes(http)
  closingRoutes(http)
  await billingRoutes(http, payments)
  domainRoutes(http)
  userRoutes(http)
  belongingRoutes(http)
  partnerRoutes(http)
  taxonomyRoutes(http)
  itemRoutes(http)
  bulkRoutes(http)
  await uploadRoutes(http, uploads)
  await importRoutes(http)
  exportRoutes(http)
  searchRoutes(http)
  collectionRoutes(http)
  wishRoutes(http)
  siteRoutes(http)
  linkRoutes(http)
  markRoutes(http)
  ctaRoutes(http)
  await embedRoute(http)
  await visitRoutes(http)
  reportRoutes(http)
  recallRoutes(http)
  analyticsRoutes(http)
  activityRoutes(http)
  inboxRoutes(http)
  await clientEventRoutes(http)
  await monitoringRoutes(http)
  integrationRoutes(http)
  auditRoutes(http)
  referenceRoutes(http)
}

/** Returns all background tasks by the name they are enqueued under. */
function tasksOf({ accounts, uploads, payments }: Contexts): Tasks {
  const { services } = accounts
  return {
    'send-mail': urgent((payload) => services.sendMail(payload as TenantMail)),
    ...invitationTasks(services),
    ...accountTasks(accounts),
    'finish-uploads': () => finishPending(uploads),
    'remove-expired-uploads': () => removeExpired(uploads),
    ...purgeTasks(services),
    'change-items': bulkTask(services),
    'forget-bulk-changes': () => forgetChanges(services),
    'remove-deleted-collections': () => deletedCollections.empty(services),
    'remove-deleted-sites': () => deletedSites.empty(services),
    'publish-sites': () => publishDue(services),
    'remove-deleted-ctas': () => ctas.empty(services),
    ...searchTasks(services),
    'check-domain': checkDomain(services),
    ...visitTasks(services),
    ...dayTasks(services),
    ...taxonomyTasks(services),
    ...readingTasks(services),
    ...importTasks(services),
    ...exportTasks(services),
    ...tenantTasks(services),
    ...wishTasks(services),
    ...closingTasks(services, uploads),
    ...billingTasks(payments),
    ...clientEventTasks(services),
    ...monitoringTasks(services),
    ...integrationTasks(services),
    ...inboxTasks(services),
    ...analyticsTasks(services),
    'keep-events': () => keepEvents(services),
  }
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
