import { createHash } from 'node:crypto'
import { Problem } from './problem.ts'
import { personOf, type Scope } from './scope.ts'

export interface Answer {
  status: number
  body: unknown
}

export interface Attempt {
  key: string
  /** Method, path and body of the request. */
  request: string
}

/** Does the work once for a key: the same request within 24 hours gets the first answer again. */
export async function answerOnce(
  scope: Scope,
  { key, request }: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const owner = personOf(scope)
  const hash = createHash('sha256').update(request).digest()
  // A second request at the same time waits here for the first one's commit.
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('idempotentAnswer')
    .values({ owner, key, request: hash, status: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'owner', 'key'])
        .doUpdateSet({ request: hash, status: 0, body: null, createdAt: new Date().toISOString() })
        .where('idempotentAnswer.createdAt', '<', dayAgo()),
    )
    .executeTakeFirst()
  const row = scope.db
    .updateTable('idempotentAnswer')
    .where('owner', '=', owner)
    .where('key', '=', key)
  if (numInsertedOrUpdatedRows) {
    const answer = await work()
    await row.set({ status: answer.status, body: JSON.stringify(answer.body) }).execute()
    return answer
  }
  const first = await scope.db
    .selectFrom('idempotentAnswer')
    .select(['request', 'status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!hash.equals(first.request))
    throw new Problem(
      'idempotency-key-reused',
      'This Idempotency-Key came with another request before',
    )
  return { status: first.status, body: first.body }
}

function dayAgo(): string {
  return new Date(Date.now() - 24 * 3_600_000).toISOString()
}
