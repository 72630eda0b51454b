import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countJobs } from '../../jobs/job-counts.ts'
import { failingMails } from '../../mail/failing-mails.ts'
import { NoSuchAddress } from '../../problem.ts'
import { isSame } from '../../security/hmac.ts'
import { isFromLoopback } from '../../security/loopback.ts'
import type { Services } from '../services.ts'
import { watchBackups } from './backup-metrics.ts'

/** Upper ends in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/**
 * Registers `/metrics` in Prometheus's text format: requests by route, open sockets, cached pages and database connections
 * of this node, waiting jobs of all nodes, and the process itself. It's for who sends `METRICS_TOKEN`, and while `PUBLIC_URL` is
 * on this machine, for this machine.
 */
export function metricsRoute(app: FastifyInstance, services: Services): void {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of requests by method, route and status, in seconds',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  // Without a promise, since it's on the path of every redirect.
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    requests.observe(labels, reply.elapsedTime / 1_000)
    done()
  })

  addGauges(registers, services)

  let isWatched = false
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.METRICS_TOKEN)) throw new NoSuchAddress()
    // The process is only watched where somebody asks.
    if (!isWatched) collectDefaultMetrics({ register: registry })
    isWatched = true
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** Adds what is read again each time somebody asks. */
function addGauges(registers: Registry[], services: Services): void {
  new Gauge({
    name: 'satchel_sockets',
    help: 'Open sockets of this node',
    registers,
    collect() {
      this.set(services.live.count())
    },
  })
  new Gauge({
    name: 'satchel_part_up',
    help: 'Whether a part of this node works: 1 or 0, by the names of /readyz',
    labelNames: ['part'] as const,
    registers,
    async collect() {
      const { parts } = await services.parts.check()
      for (const [part, works] of Object.entries(parts)) this.set({ part }, Number(works))
    },
  })
  countDisks(registers, services)
  countPages(registers, services)
  watchBackups(registers, services)
  countFailingEmails(registers, services)
  const { tenantPool, systemPool, system } = services.database
  new Gauge({
    name: 'satchel_database_connections',
    help: 'Database connections of this node by pool, and callers that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of [
        ['tenant', tenantPool],
        ['system', systemPool],
      ] as const) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        // Idle connections go to callers in the queue a tick later, including those that reading the metrics adds.
        this.set({ pool, state: 'waiting' }, Math.max(0, waitingCount - idleCount))
      }
    },
  })
  new Gauge({
    name: 'satchel_jobs',
    help: 'Jobs of all nodes by task: those that are due or running, and those that failed for good',
    labelNames: ['task', 'state'] as const,
    registers,
    async collect() {
      this.reset()
      // Without the database, the rest is still worth reading.
      for (const { task, state, count } of await countJobs(system).catch(() => []))
        this.set({ task, state }, count)
    },
  })
}

function countDisks(registers: Registry[], { disk }: Services): void {
  const gauges = [
    ['free', 'Free bytes of the disks of DATA_DIR and of the embedded database'],
    ['reserve', 'Free bytes below which uploads and tracking are refused'],
  ] as const
  for (const [part, help] of gauges)
    new Gauge({
      name: `satchel_disk_${part}_bytes`,
      help,
      labelNames: ['folder'] as const,
      registers,
      collect() {
        for (const folder of disk.folders()) this.set({ folder: folder.name }, folder[part])
      },
    })
}

function countPages(registers: Registry[], { pages }: Services): void {
  new Counter({
    name: 'satchel_page_cache_requests_total',
    help: 'Pages of links and sites that were asked for, by whether this node had them',
    labelNames: ['kind', 'result'] as const,
    registers,
    collect() {
      this.reset()
      for (const { kind, hits, misses } of pages.figures()) {
        this.inc({ kind, result: 'hit' }, hits)
        this.inc({ kind, result: 'miss' }, misses)
      }
    },
  })
  for (const figure of ['pages', 'bytes'] as const)
    new Gauge({
      name: `satchel_page_cache_${figure}`,
      help: `The ${figure} in this node's cache of pages, which PAGE_CACHE_MB bounds`,
      labelNames: ['kind'] as const,
      registers,
      collect() {
        for (const entry of pages.figures()) this.set({ kind: entry.kind }, entry[figure])
      },
    })
}

function countFailingEmails(registers: Registry[], { database }: Services): void {
  new Gauge({
    name: 'satchel_accounts_with_failing_emails',
    help: 'Accounts of which no email has gone out since one failed; retries go on',
    registers,
    async collect() {
      this.remove()
      const failing = await failingMails(database.system).catch(() => undefined)
      if (failing) this.set(Number(failing.tenants))
    },
  })
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const input = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  return isFromLoopback(request) || (token !== undefined && isSame(input, token))
}
