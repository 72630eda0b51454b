import type { AccountStatus } from '@satchel/contract/tenants.ts'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { SendMail } from './mail.ts'
import type { Notices } from './notices.ts'
import type { Actor } from './scope.ts'
import type { Secrets } from './secrets.ts'

/** A caller whose tokens are good: who acts, in which session, and how the account stands. */
export interface Identity {
  actor: Actor
  sessionId: string
  status: AccountStatus
}

/** What the platform gives to every module. */
export interface Services {
  config: Config
  secrets: Secrets
  database: Database
  files: Files
  sendMail: SendMail
  log: Log
  /** Throws `unauthenticated` where the two tokens are not both ours, valid and of one subject. */
  authenticate(request: FastifyRequest): Promise<Identity>
  authenticateTokens(accessToken: string, identityToken: string): Promise<Identity>
  /** What was known of a session, a person or a tenant is asked for anew at the next call. */
  forgetIdentities(id: string): void
  notices: Notices
  live: Live
}
