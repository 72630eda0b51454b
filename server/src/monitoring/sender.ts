import type { ErrorSource } from '@satchel/contract/monitoring.ts'
import type { FastifyRequest } from 'fastify'
import { type Actor, systemActor } from '../platform/database/scope.ts'
import { actorIfAny } from '../platform/http/optional-identity.ts'
import type { Services } from '../platform/http/services.ts'
import { hmac, isSame } from '../platform/security/hmac.ts'
import * as tenants from '../tenants/service.ts'

// Whose an error is. Nobody writes into an account by naming it: a sender shows that it belongs to it, by tokens or by
// the key in the account's DSN, which holds a signature.

export interface Sender {
  source: ErrorSource
  /** The actor who sends the event, or whose account it is for; undefined if it belongs to nobody. */
  actor: Actor | undefined
}

export async function senderOf(
  services: Services,
  request: FastifyRequest,
  key: string | undefined,
): Promise<Sender> {
  const person = await actorIfAny(services, request)
  if (person) return { source: 'person', actor: person }
  const account = await keyHolder(services, key ?? keyIn(request))
  return { source: account ? 'key' : 'anonymous', actor: account }
}

/** Returns the account that sees errors that belong to no account: the operator's. */
export async function operatorOf({ config, database }: Services): Promise<Actor | undefined> {
  const id = await tenants.findOperator(database.system, config)
  return id === undefined ? undefined : systemActor(id)
}

/** Returns the address to which an account's own tools report. */
export function dsnOf({ config, secrets }: Services, tenantId: string): string {
  const { protocol, host } = new URL(config.PUBLIC_URL)
  return `${protocol}//${keyOf(secrets.auth, tenantId)}@${host}/api/monitoring/1`
}

async function keyHolder(
  { secrets, database }: Services,
  key: string | undefined,
): Promise<Actor | undefined> {
  const hex = /^[0-9a-f]{64}$/.exec(key ?? '')?.[0]
  if (!hex) return undefined
  const tenantId = hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  if (!isSame(hex, keyOf(secrets.auth, tenantId))) return undefined
  return (await tenants.exists(database.system, tenantId)) ? systemActor(tenantId) : undefined
}

/** The tenant's id and a signature: SDKs take letters and digits alone. */
function keyOf(secret: string, tenantId: string): string {
  const signature = hmac(secret, `error-dsn\n${tenantId}`).toString('hex').slice(0, 32)
  return tenantId.replaceAll('-', '') + signature
}

/** SDKs send the key of their DSN in the address or in a header. */
function keyIn({ query: values, headers }: FastifyRequest): string | undefined {
  const { sentry_key: key } = values as { sentry_key?: unknown }
  if (typeof key === 'string') return key
  return /\bsentry_key=(\w+)/.exec(String(headers['x-sentry-auth'] ?? ''))?.[1]
}
