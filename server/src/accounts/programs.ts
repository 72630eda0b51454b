import { APP_LIMIT } from '@satchel/contract/accounts/connected-apps.ts'
import { API_KEY_LIMIT, API_KEY_PREFIX, scopeOf } from '@satchel/contract/api-keys.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { touchKey } from '../api-keys/service.ts'
import type { Database, Db } from '../platform/database/database.ts'
import type { Actor } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
import { isAssistant } from '../platform/security/assistant-calls.ts'
import type { Authenticator } from '../platform/security/identity.ts'
import type { Limits, NoteRate, Rule } from '../platform/security/limits.ts'
import { hashOf } from '../platform/security/random-token.ts'
import { findKeyAccount } from './api-key-queries.ts'
import { findTokenAccount, touchApp } from './apps/queries.ts'
import type { Account } from './queries.ts'

/** A program that acts for a person. */
interface Program {
  id: string
  account: Account & { owesSecondFactor: boolean }
  scopes: readonly string[]
  by: Pick<Actor, 'apiKey' | 'app'>
  kind: 'api-key' | 'app'
  /** Sentences for one that owes a second factor, can't be used, or lacks a scope. */
  refusals: { owes: Reason; closed: Reason; lacks: (scope: string) => Reason }
}

/** Opens the check of API keys and tokens of connected apps. A program is its person as they are now, within its scopes. */
export function openProgramAuthenticator(
  { system }: Database,
  limits: Limits,
): Pick<Authenticator, 'authenticateProgram' | 'scopesOf'> {
  async function admitted(token: string, note?: NoteRate): Promise<Program> {
    const isKey = token.startsWith(API_KEY_PREFIX)
    const program = await (isKey ? findKey : findApp)(system, counting(limits, note), token)
    const { account, refusals } = program
    if (account.owesSecondFactor) throw new Problem('second-factor-required', refusals.owes)
    return program
  }

  return {
    async scopesOf(token) {
      return (await admitted(token)).scopes
    },
    async authenticateProgram(token, endpoint, note) {
      const program = await admitted(token, note)
      const { account, refusals } = program
      const requested = scopeOf(endpoint)
      if (!requested && !endpoint.anyScope) throw new Problem('forbidden', refusals.closed)
      if (requested && !program.scopes.includes(requested))
        throw new Problem('forbidden', refusals.lacks(requested))
      const { id, name, tenantId, role } = account
      const permissions = new Set(PERMISSIONS_OF[role])
      const { kind, scopes } = program
      return {
        actor: {
          ...{ id, name, tenantId, role, ...program.by, permissions },
          program: { id: program.id, kind, scopes },
        },
        sessionId: program.id,
        scopes: program.scopes,
        status: account.tenantStatus,
        readableUntil: account.readableUntil,
        suspendedReason: account.suspendedReason,
        owesSecondFactor: false,
        expiresAt: Date.now(),
      }
    },
  }
}

type Count = (rule: Rule, subject: string) => Promise<void>

function counting(limits: Limits, note: NoteRate | undefined): Count {
  const isApart = isAssistant()
  return ({ name, ...rule }, subject) =>
    limits.spend({ ...rule, name: isApart ? `${name}-assistant` : name }, subject, note)
}

async function findKey(system: Db, count: Count, key: string): Promise<Program> {
  const account = await findKeyAccount(system, hashOf(key))
  if (account?.status !== 'active')
    throw new Problem('unauthenticated', says('apiKeyIsUnknownRevokedOrExpired'))
  const { keyId: id, keyName, scopes, name } = account
  await count({ name: 'api-key', ...API_KEY_LIMIT }, `key ${id}`)
  if (account.isUnseen && !account.owesSecondFactor) await touchKey(system, id)
  const refusals = {
    owes: says('apiKeyOwnerNeedsTwoSteps', { name }),
    closed: says('apiKeysArentUsedHere'),
    lacks: (missing: string) => says('apiKeyLacksScope', { scope: missing }),
  }
  return { id, account, scopes, kind: 'api-key', by: { apiKey: keyName }, refusals }
}

async function findApp(system: Db, count: Count, token: string): Promise<Program> {
  const account = await findTokenAccount(system, hashOf(token))
  if (account?.status !== 'active')
    throw new Problem('unauthenticated', says('accessTokenIsUnknownRevokedOrExpired'))
  const { appId: id, appName, scope, name } = account
  await count({ name: 'app', ...APP_LIMIT }, `app ${id}`)
  if (account.isUnseen && !account.owesSecondFactor) await touchApp(system, id)
  const refusals = {
    owes: says('appOwnerNeedsTwoSteps', { name }),
    closed: says('appsArentUsedHere'),
    lacks: (missing: string) => says('appLacksScope', { scope: missing }),
  }
  const scopes = scope.split(' ')
  return { id, account, scopes, kind: 'app', by: { app: appName }, refusals }
}
