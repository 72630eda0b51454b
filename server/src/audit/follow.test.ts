import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, type Owner, type Person, product } from '../../test/harness.ts'
import { until } from '../../test/until.ts'

const satchel = product({ shared: true })

const KEYS = 'integrations/v1/api-keys'
const LIST = 'audit/v1/list'

async function keyOf(
  person: Person,
  scopes = ['audit.read'],
): Promise<{ id: string; key: string }> {
  const { status, body } = await person.call('POST', KEYS, { name: 'SIEM', scopes })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Reads the log as a program that has nothing but a key. */
const read = (key: string, query = '') =>
  satchel.anonymous('GET', `${LIST}${query}`, undefined, { authorization: `Bearer ${key}` })

interface Follower {
  /** Reads what is new, in pages of five, and returns the actions. */
  next(): Promise<string[]>
  /** The id of every entry that was read. */
  ids: string[]
}

/** Follows the log as docs/audit-log.md shows: the cursor of each answer begins the next call. */
function follow(key: string): Follower {
  let cursor = ''
  const ids: string[] = []
  async function next(): Promise<string[]> {
    const { status, body } = await read(key, `?orderBy=oldest&limit=5${cursor}`)
    expect(status, JSON.stringify(body)).toBe(200)
    cursor = `&cursor=${body.nextCursor}`
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    const actions = body.items.map(({ action }: { action: string }) => action)
    return actions.length > 0 ? [...actions, ...(await next())] : []
  }
  return { next, ids }
}

/** Other files’ transactions may hold back the newest entries for a moment. */
const whenRead = (follower: Follower, actions: string[]) => {
  const seen: string[] = []
  return until(async () => {
    seen.push(...(await follower.next()))
    expect(seen).toEqual(actions)
  })
}

const record = (tenantId: string, action: string, db = satchel.database.system) =>
  db.insertInto('audit').values({ tenantId, action }).execute()

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

test('a key with the scope audit.read follows the log from its beginning, each entry once', async () => {
  const follower = follow((await keyOf(owner)).key)
  await whenRead(follower, ['session.started', 'api-key.added'])
  const actions = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const action of actions) await record(owner.tenantId, action)
  await whenRead(follower, actions)
  expect(await follower.next()).toEqual([])
  const { body } = await owner.call('GET', LIST)
  expect(follower.ids).toEqual(body.items.map(({ id }: { id: string }) => id).reverse())
})

test('an entry that is committed late is not passed over', async () => {
  const follower = follow((await keyOf(owner)).key)
  await whenRead(follower, ['session.started', 'api-key.added'])
  await satchel.database.system.transaction().execute(async (slow) => {
    await record(owner.tenantId, 'slow', slow)
    await record(owner.tenantId, 'quick')
    const { body } = await owner.call('GET', `${LIST}?limit=1`)
    expect(body.items).toMatchObject([{ action: 'quick' }])
    expect(await follower.next()).toEqual([])
  })
  await whenRead(follower, ['slow', 'quick'])
})

test('nothing is missed or read twice while many write at once', async () => {
  const { tenantId } = owner
  const follower = follow((await keyOf(owner)).key)
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let turn = 0; turn < 6; turn += 1)
      await satchel.database.system.transaction().execute(async (db) => {
        await record(tenantId, `entry.${writer}-${turn}`, db)
        await setTimeout((writer * 7 + turn * 3) % 20)
      })
  })
  const written = Promise.all(writers)
  await follower.next()
  await written
  const all = (await owner.call('GET', `${LIST}?limit=200`)).body.items as { id: string }[]
  expect(all).toHaveLength(50)
  await until(async () => {
    await follower.next()
    expect(follower.ids).toEqual(all.map(({ id }) => id).reverse())
  })
})

test('filters apply while the log is followed', async () => {
  const { key } = await keyOf(owner)
  await record(owner.tenantId, 'noise')
  const { body } = await read(key, '?orderBy=oldest&action=session')
  expect(body.items).toMatchObject([{ action: 'session.started', actor: { id: owner.userId } }])
  expect(body.nextCursor).toEqual(expect.any(String))
})

test('a key reads newest first too, and the entries of its own tenant alone', async () => {
  const { key } = await keyOf(await satchel.newTenant())
  await keyOf(owner)
  const { body } = await read(key)
  expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
    'api-key.added',
    'session.started',
  ])
  expect(body.nextCursor).toBeNull()
  expect((await read(key, `?orderBy=oldest&actorId=${owner.userId}`)).body.items).toEqual([])
})

const refusal = ({ status, body }: Answer) => [status, body.code]

test('a cursor that was made up, or for the other order, is refused', async () => {
  const { key } = await keyOf(owner)
  const newest = (await read(key, '?limit=1')).body.nextCursor
  const oldest = (await read(key, '?limit=1&orderBy=oldest')).body.nextCursor
  const made = Buffer.from(JSON.stringify({ after: 'x' })).toString('base64url')
  for (const query of [
    `?cursor=${oldest}`,
    `?orderBy=oldest&cursor=${newest}`,
    `?orderBy=oldest&cursor=${made}`,
    '?orderBy=oldest&cursor=x',
  ])
    expect(refusal(await read(key, query)), query).toEqual([400, 'bad-cursor'])
  expect(refusal(await read(key, '?orderBy=random'))).toEqual([422, 'invalid'])
})

test('a key without the scope, revoked, expired or of somebody demoted is refused', async () => {
  const admin = await owner.withRole('admin')
  const [other, revoked, expired, demoted] = [
    await keyOf(owner, ['library.read', 'reports.read']),
    await keyOf(owner),
    await keyOf(owner),
    await keyOf(admin),
  ]
  const wrong = await read(other.key)
  expect(refusal(wrong)).toEqual([403, 'forbidden'])
  expect(wrong.body.detail).toContain('audit.read')
  for (const { key } of [revoked, expired, demoted]) expect((await read(key)).status).toBe(200)
  await owner.call('DELETE', `${KEYS}/${revoked.id}`)
  await sql`update api_key set expires_at = now() where id = ${expired.id}`.execute(
    satchel.database.system,
  )
  await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'editor' })
  expect(refusal(await read(revoked.key))).toEqual([401, 'unauthenticated'])
  expect(refusal(await read(expired.key))).toEqual([401, 'unauthenticated'])
  expect(refusal(await read(demoted.key))).toEqual([403, 'forbidden'])
  const exported = await satchel.anonymous('GET', 'audit/v1/export', undefined, {
    authorization: `Bearer ${(await keyOf(owner)).key}`,
  })
  expect(refusal(exported)).toEqual([403, 'forbidden'])
})
