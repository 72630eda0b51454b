import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Notices } from '../database/notices.ts'
import type { Disk } from '../files/disk.ts'
import type { Files } from '../files/files.ts'
import type { Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { SendMail } from '../mail/mail.ts'
import type { Authenticator } from '../security/identity.ts'
import type { Limits } from '../security/limits.ts'
import type { Secrets } from '../security/secrets.ts'
import type { TimeBudgets } from '../security/time-budgets.ts'
import type { Writes } from '../security/writes.ts'
import type { Hosts } from './hosts.ts'
import type { PageCache } from './page-cache.ts'
import type { Parts } from './parts.ts'

/** Services that the platform provides to every module. */
export interface Services extends Authenticator {
  config: Config
  secrets: Secrets
  database: Database
  files: Files
  disk: Disk
  hosts: Hosts
  limits: Limits
  writes: Writes
  timeBudgets: TimeBudgets
  sendMail: SendMail
  log: Log
  notices: Notices
  live: Live
  parts: Parts
  pages: PageCache
  /** Tells whether the server is empty and waits for the company that will operate it. */
  awaitsFirst: () => Promise<boolean>
}
