import { setTimeout as sleep } from 'node:timers/promises'
import type { CrmKind } from '@satchel/contract/crm.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { seal, unseal } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import { MINUTE } from '../platform/time.ts'
import * as query from './connection-queries.ts'
import { type CrmClient, CrmProblem, type Tokens } from './vendors/types.ts'
import { vendorOf } from './vendors/vendors.ts'

export interface ConnectionKey {
  tenantId: string
  id: string
}

/** Tokens that are stored, and how often they were changed. */
interface Stored {
  kind: CrmKind
  accountId: string
  tokens: Tokens
  version: number
}

type Needed = Pick<Services, 'config' | 'secrets' | 'database'>

/** Access tokens are renewed this long before their end. */
const EARLY = MINUTE
/** Seconds that one process has for renewing; longer than the call may take. */
const TURN = 30
const LOOK = 250

export function sealTokens({ auth }: Secrets, id: string, tokens: Tokens) {
  return {
    tokens: seal(auth, `crm ${id}`, JSON.stringify(tokens)),
    tokensExpireAt: tokens.expiresAt,
    apiUrl: tokens.apiUrl,
  }
}

export function openTokens({ auth }: Secrets, id: string, sealed: Buffer): Tokens {
  return JSON.parse(unseal(auth, `crm ${id}`, sealed))
}

/**
 * Calls the account of a connection, with new tokens where the old ones have ended. Throws `CrmProblem`; `revoked` after
 * the connection has been found to be of no use, with the version of its tokens that is.
 */
export async function withClient<T>(
  services: Needed,
  key: ConnectionKey,
  work: (client: CrmClient) => Promise<T>,
): Promise<T> {
  let stored = await read(services, key)
  const vendor = vendorOf(services.config, stored.kind)
  const isOver = ({ tokens: { expiresAt } }: Stored) =>
    expiresAt !== null && Date.parse(expiresAt) - EARLY < Date.now()
  let isNew = isOver(stored)
  if (isNew) stored = await renew(services, key, stored)
  for (;;) {
    const { tokens, accountId, version } = stored
    try {
      return await work(await vendor.open(tokens, accountId))
    } catch (error) {
      if (!(error instanceof CrmProblem) || error.fault !== 'expired') throw error
      // Tokens that were just made and aren't accepted won't be: somebody withdrew them.
      if (isNew) throw new Revoked(version, error.message)
      isNew = true
      stored = await renew(services, key, stored)
    }
  }
}

/** The access of a connection isn't accepted anymore. */
export class Revoked extends CrmProblem {
  readonly version: number

  constructor(version: number, message: string) {
    super('revoked', message)
    this.version = version
  }
}

async function read(services: Needed, { tenantId, id }: ConnectionKey): Promise<Stored> {
  return withScope(services.database, systemActor(tenantId), (scope) =>
    readIn(scope, services.secrets, id),
  )
}

async function readIn(scope: Scope, secrets: Secrets, id: string): Promise<Stored> {
  const row = await query.lockConnection(scope, { id })
  if (!row?.tokens) throw new CrmProblem('revoked', 'Not connected')
  const { kind, accountId, tokensVersion: version } = row
  return { kind, accountId, version, tokens: openTokens(secrets, id, row.tokens) }
}

/** Renews the tokens, unless another process does or did: then those are returned. */
async function renew(services: Needed, key: ConnectionKey, old: Stored): Promise<Stored> {
  const { database, secrets } = services
  const { tenantId, id } = key
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(database, systemActor(tenantId), work)
  const { version } = old
  while (!(await scoped((scope) => query.takeRenewal(scope, id, { version, seconds: TURN })))) {
    const now = await read(services, key)
    if (now.version !== version) return now
    await sleep(LOOK)
  }
  try {
    const vendor = vendorOf(services.config, old.kind)
    const tokens = await vendor.renew(old.tokens)
    await scoped((scope) => query.saveTokens(scope, id, sealTokens(secrets, id, tokens)))
    return await read(services, key)
  } catch (error) {
    await scoped((scope) => query.endRenewal(scope, id, version))
    if (error instanceof CrmProblem && error.fault === 'revoked')
      throw new Revoked(version, error.message)
    throw error
  }
}
