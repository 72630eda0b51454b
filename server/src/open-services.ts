import { openAuthenticator } from './accounts/authenticate.ts'
import { openProgramAuthenticator } from './accounts/programs.ts'
import { openFirstVisits } from './accounts/sign-up/register-first.ts'
import type { Verifier } from './accounts/tokens/tokens.ts'
import { requireStorage } from './billing/service.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { listen } from './platform/database/notices.ts'
import { type SchemaWatch, watchSchema } from './platform/database/schema-watch.ts'
import { systemActor, withScope } from './platform/database/scope.ts'
import { openDisk } from './platform/files/disk.ts'
import { openFiles } from './platform/files/files.ts'
import { mayRemove } from './platform/files/removals.ts'
import type { Hosts } from './platform/http/hosts.ts'
import { openPageCache } from './platform/http/page-cache.ts'
import { openParts } from './platform/http/parts.ts'
import type { Services } from './platform/http/services.ts'
import type { Live } from './platform/live/live.ts'
import type { Log } from './platform/log.ts'
import { openMail } from './platform/mail/mail.ts'
import { signatureOf } from './platform/security/hmac.ts'
import { openLimits } from './platform/security/limits.ts'
import type { Secrets } from './platform/security/secrets.ts'
import { openTimeBudgets } from './platform/security/time-budgets.ts'
import { openWrites } from './platform/security/writes.ts'
import { notingFailures } from './tenants/mail-status.ts'

const CHANNELS = [
  'event',
  'content',
  'identity',
  'visit',
  'reading',
  'import-plan',
  'reply',
  'bulk',
  'domain',
  'notification',
]

/** Nodes that share their data folder and database hear each other, and nobody else. */
function busOf({ REDIS_URL: url, ENVIRONMENT }: Config, { auth }: Secrets) {
  return url ? { url, topic: `satchel:${ENVIRONMENT}:${signatureOf(auth, 'notices')}` } : undefined
}

interface Opened {
  config: Config
  secrets: Secrets
  database: Database
  hosts: Hosts
  live: Live
  verifier: Verifier
  log: Log
}

/** Opens what the platform provides to every module. */
export async function openServices({ verifier, ...opened }: Opened): Promise<Services> {
  const { config, secrets, database, live, log } = opened
  const limits = openLimits(database)
  const notices = await listen({
    url: database.url,
    channels: CHANNELS,
    log,
    redis: busOf(config, secrets),
  })
  const services: Services = {
    ...opened,
    limits,
    writes: openWrites({
      limits,
      database,
      requireStorage: (tenantId) => withScope(database, systemActor(tenantId), requireStorage),
    }),
    timeBudgets: openTimeBudgets(),
    files: await openFiles(config, secrets.files, log, () => mayRemove(database.system)),
    disk: await openDisk(config, log),
    sendMail: notingFailures(openMail(config), { database, log }),
    notices,
    ...openAuthenticator(database, verifier),
    ...openFirstVisits({ database, config }),
    ...openProgramAuthenticator(database, limits),
    parts: openParts(),
    pages: openPageCache(config, notices),
  }
  addParts(services, await watchSchema(database.systemPool, log))
  notices.on('identity', (id) => {
    services.forgetIdentities(id)
    void live.recheck(id)
  })
  notices.onGap(() => live.reload())
  return services
}

function addParts(
  { parts, config, database, files, notices, disk }: Services,
  schema: SchemaWatch,
): void {
  parts.add('database', { works: () => database.systemPool.query('select 1'), isVital: true })
  parts.add('schema', { ...schema, isVital: true })
  // A bucket is away from all nodes at once: a proxy that gave up each of them would answer nothing.
  parts.add('files', { works: () => files.check(), isVital: !config.S3_BUCKET })
  parts.add('disk', { works: () => !disk.isFull() })
  parts.add('notices', { works: notices.isListening })
  if (notices.hasRedis() !== undefined)
    parts.add('redis', { works: () => notices.hasRedis() === true })
}
