import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { personOf, type Scope } from '../database/scope.ts'
import { Problem, says } from '../problem.ts'
import { fingerprint, seal, unseal } from '../security/sealing.ts'
import { DAY } from '../time.ts'

export interface Answer {
  status: number
  body: unknown
  /** True if an earlier call with the key got it. */
  isReplayed?: true
}

export interface Attempt {
  key: string
  /** The request's method, path and body, stored only as a keyed hash because it may contain passwords. */
  request: string
  /** The server's. */
  secret: string
}

/** Deletes all answers that are kept, which only the secret they were sealed with opens. */
export async function deleteSealedAnswers(db: Db): Promise<void> {
  await db.deleteFrom('idempotentAnswer').execute()
}

/** Does the work once per key: the same request within 24 hours gets the first response again. */
export async function answerOnce(
  scope: Scope,
  { key, request, secret }: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const owner = personOf(scope)
  const of = purposeOf(scope.actor.tenantId, owner, key)
  const hash = fingerprint(secret, of, request)
  // A second request at the same time waits here for the first one's commit.
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('idempotentAnswer')
    .values({ owner, key, request: hash, status: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'owner', 'key'])
        .doUpdateSet({
          request: hash,
          status: 0,
          answer: null,
          createdAt: new Date().toISOString(),
        })
        .where('idempotentAnswer.createdAt', '<', dayAgo()),
    )
    .executeTakeFirst()
  const row = scope.db
    .updateTable('idempotentAnswer')
    .where('owner', '=', owner)
    .where('key', '=', key)
  if (numInsertedOrUpdatedRows) {
    const { status, body } = await work()
    const answer = body === undefined ? null : seal(secret, of, JSON.stringify(body))
    await row.set({ status, answer }).execute()
    return { status, body }
  }
  const first = await selectAnswers(scope.db)
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return openFirst(first, { of, hash, secret })
}

/** The answer that a key got before, where there is no scope to look for it in. */
export async function findAnswer(
  db: Db,
  { tenantId, id }: { tenantId: string; id: string },
  { key, request, secret }: Attempt,
): Promise<Answer | undefined> {
  const first = await selectAnswers(db)
    .where('tenantId', '=', tenantId)
    .where('owner', '=', id)
    .where('key', '=', key)
    .where('createdAt', '>', dayAgo())
    .executeTakeFirst()
  const of = purposeOf(tenantId, id, key)
  return first && openFirst(first, { of, hash: fingerprint(secret, of, request), secret })
}

function selectAnswers(db: Db) {
  return db.selectFrom('idempotentAnswer').select(['request', 'status', 'answer'])
}

interface Sealed {
  request: Buffer
  status: number
  answer: Buffer | null
}

function openFirst(
  { request, status, answer }: Sealed,
  { of, hash, secret }: { of: string; hash: Buffer; secret: string },
): Answer {
  if (!hash.equals(request)) throw new Problem('idempotency-key-reused', says('idempotencyKeyUsed'))
  const body = answer ? JSON.parse(unseal(secret, of, answer)) : undefined
  return { status, body, isReplayed: true }
}

/** Returns what the keys of the hash and of the sealed response are derived for. */
function purposeOf(tenantId: string, owner: string, key: string): string {
  return `idempotency:${tenantId}:${owner}:${key}`
}

function dayAgo(): string {
  return new Date(Date.now() - DAY).toISOString()
}

/** Deletes the expired responses of all tenants. */
export async function forgetAnswers(system: Db): Promise<void> {
  await system
    .deleteFrom('idempotentAnswer')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
