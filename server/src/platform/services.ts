import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { Hosts } from './hosts.ts'
import type { Authenticator } from './identity.ts'
import type { Limits } from './limits.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { SendMail } from './mail.ts'
import type { Notices } from './notices.ts'
import type { Secrets } from './secrets.ts'

/** What the platform gives to every module. */
export interface Services extends Authenticator {
  config: Config
  secrets: Secrets
  database: Database
  files: Files
  hosts: Hosts
  limits: Limits
  sendMail: SendMail
  log: Log
  notices: Notices
  live: Live
}
