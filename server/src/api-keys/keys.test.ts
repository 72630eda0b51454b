import { createHash } from 'node:crypto'
import { API_KEY_LIMIT, API_SCOPES, scopeOf } from '@satchel/contract/api-keys.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { SOCKET_UNAUTHENTICATED } from '@satchel/contract/live.ts'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Answer, type Person, product } from '../../test/harness.ts'
import { lockWaits } from '../../test/locks.ts'
import { tokenFor } from '../../test/mailing.ts'
import { openSocket } from '../../test/socket.ts'

const satchel = product({ shared: true })

const PATH = 'integrations/v1/api-keys'
const PAGE = { kind: 'link', url: 'https://example.com/', name: 'A page' }

async function create(person: Person, ...scopes: string[]) {
  const { status, body } = await person.call('POST', PATH, { name: ' CRM ', scopes, days: 30 })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Calls as a program that has nothing but a key. */
const by =
  (key: string) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    satchel.anonymous(method, path, body, { authorization: `Bearer ${key}` })

test('a key reads and writes as its creator, within its scopes', async () => {
  const owner = await satchel.newTenant()
  const made = await create(owner, 'library.read', 'library.write')
  expect(made).toMatchObject({
    name: 'CRM',
    key: expect.stringMatching(/^satchel_[\w-]{43}$/),
    hint: made.key.slice(-4),
    createdBy: { id: owner.userId },
    lastUsedAt: null,
  })
  const call = by(made.key)
  const { status, body } = await call('POST', 'items/v1', PAGE)
  expect([status, body.owner?.id ?? body.ownerId]).toEqual([201, owner.userId])
  expect((await call('GET', 'items/v1/list')).body.items).toMatchObject([{ id: body.id }])
  expect((await call('POST', 'items/v1/search', { searchTerm: 'page' })).status).toBe(200)

  const refused = await call('GET', 'items/v1/v2/shortener/my-links')
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
  expect(refused.body.detail).toContain('links.read')
  const reading = by((await create(owner, 'library.read')).key)
  expect((await reading('GET', `items/v1/${body.id}`)).status).toBe(200)
  expect((await reading('PUT', `items/v1/${body.id}`, { name: 'Changed' })).status).toBe(403)
  const [, first] = (await owner.call('GET', PATH)).body.items
  expect(first).toMatchObject({ id: made.id, lastUsedAt: expect.any(String) })
})

test('a key with any scope says whose it is, and what it may do', async () => {
  const owner = await satchel.newTenant()
  const { key, id } = await create(owner, 'wishes.read')
  const { status, body } = await by(key)('GET', 'auth/v1/caller')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    kind: 'api-key',
    id,
    name: 'CRM',
    scopes: ['wishes.read'],
    user: { id: owner.userId, role: 'owner' },
    tenant: { id: owner.tenantId },
  })
  expect(JSON.stringify(body)).not.toContain(key)
  expect((await owner.call('GET', 'auth/v1/caller')).body).toMatchObject({
    kind: 'person',
    id: null,
    name: null,
    scopes: null,
    user: { id: owner.userId },
  })
  await owner.call('DELETE', `${PATH}/${id}`)
  expect((await by(key)('GET', 'auth/v1/caller')).status).toBe(401)
})

test('the audit log names the key by which something was done', async () => {
  const owner = await satchel.newTenant()
  const call = by((await create(owner, 'library.write')).key)
  const { body: item } = await call('POST', 'items/v1', PAGE)
  expect((await call('DELETE', 'items/v1/bulk/items', { ids: [item.id] })).status).toBe(200)
  const { body } = await owner.call('GET', 'audit/v1/list?action=items.deleted')
  expect(body.items).toMatchObject([{ actor: { id: owner.userId }, details: { apiKey: 'CRM' } }])
  const csv = await owner.call('GET', 'audit/v1/export?action=items.deleted')
  expect(csv.body).toContain('""apiKey"":""CRM""')
  await owner.call('POST', 'collections/v1/create', { name: 'By hand' })
  const all = (await owner.call('GET', 'audit/v1/list')).body.items
  expect(all.filter(({ details }: { details: object }) => 'apiKey' in details)).toHaveLength(1)
})

test('the activity names the key by which something was done, so that a program knows its own changes', async () => {
  const owner = await satchel.newTenant()
  const { key, id } = await create(owner, 'library.read', 'library.write')
  const call = by(key)
  const { body: item } = await call('POST', 'items/v1', PAGE)
  await owner.call('PUT', `items/v1/${item.id}`, { name: 'By hand' })
  await call('PUT', `items/v1/${item.id}`, { name: 'By a program' })
  const { body } = await call('GET', `activity/v1/list?itemId=${item.id}`)
  const ofKey = { actor: { id: owner.userId }, program: { kind: 'api-key', id, name: 'CRM' } }
  expect(body.items).toMatchObject([ofKey, { actor: { id: owner.userId } }, ofKey])
  expect(body.items[1]).not.toHaveProperty('program')
  expect((await call('GET', 'auth/v1/caller')).body.id).toBe(id)
})

test('a key is shown once, and neither listed nor stored', async () => {
  const owner = await satchel.newTenant()
  const { key, id } = await create(owner, 'library.read')
  const { rows } = await sql<{ row: string }>`
    select key::text as row from api_key as key where id = ${id}`.execute(satchel.database.system)
  const audited = await owner.call('GET', 'audit/v1/list')
  const listed = await owner.call('GET', PATH)
  const text = JSON.stringify([rows, audited.body, listed.body])
  expect(text).toContain('api-key.added')
  expect(text).not.toContain(key)
})

test('what is revoked, expired, unknown or somebody’s who left is refused', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const [revoked, expired, left] = [
    await create(owner, 'library.read'),
    await create(owner, 'library.read'),
    await create(admin, 'library.read', 'library.write'),
  ]
  const statusOf = async (key: string) => (await by(key)('GET', 'items/v1/list')).status
  expect(await Promise.all([revoked, expired, left].map(({ key }) => statusOf(key)))).toEqual([
    200, 200, 200,
  ])
  expect((await owner.call('DELETE', `${PATH}/${revoked.id}`)).status).toBe(204)
  await sql`update api_key set expires_at = now() where id = ${expired.id}`.execute(
    satchel.database.system,
  )
  await owner.call('PATCH', `users/v1/${admin.userId}`, { role: 'viewer' })
  expect(await statusOf(left.key)).toBe(200)
  expect((await by(left.key)('POST', 'items/v1', PAGE)).status).toBe(403)
  await owner.call('PATCH', `users/v1/${admin.userId}`, { deactivated: true })
  for (const { key } of [revoked, expired, left]) expect(await statusOf(key)).toBe(401)
  expect(await statusOf('satchel_')).toBe(401)
  expect(await statusOf(`satchel_${'a'.repeat(43)}`)).toBe(401)
})

test('an API key isn’t added while its creator is being deactivated', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const { system } = satchel.database
  const draft = { name: 'CRM', scopes: ['library.read'] }
  const adding = await system.transaction().execute(async (db) => {
    await db
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', admin.userId)
      .execute()
    const answer = admin.call('POST', PATH, draft)
    // It waits for this change, or was refused already.
    await Promise.race([answer, expect.poll(() => lockWaits(system)).toBeGreaterThan(0)])
    return { answer }
  })
  const { status, body } = await adding.answer
  expect([status, body.code]).toEqual([401, 'unauthenticated'])
  expect((await owner.call('GET', PATH)).body.items).toEqual([])
})

test('an API key of somebody deactivated stays refused after they are invited again', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const { key, id } = await create(admin, 'library.read')
  const statusOf = async () => (await by(key)('GET', 'items/v1/list')).status
  expect(await statusOf()).toBe(200)
  await owner.call('PATCH', `users/v1/${admin.userId}`, { deactivated: true })
  const { body } = await owner.call('GET', 'audit/v1/list?action=api-key.removed')
  expect(body.items).toMatchObject([{ target: { id, name: 'CRM' } }])

  await owner.call('POST', 'users/v1/invite', { email: admin.email, role: 'admin' })
  const again = { token: await tokenFor(satchel, admin.email), name: 'Back', password: PASSWORD }
  expect((await satchel.anonymous('POST', 'auth/v1/invitations/accept', again)).status).toBe(200)
  expect(await statusOf()).toBe(401)
  expect((await owner.call('GET', PATH)).body.items).toEqual([])
})

test('a key does not reach another tenant, nor anything about people, keys or money', async () => {
  const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
  const { body: item } = await theirs.call('POST', 'items/v1', PAGE)
  const call = by((await create(ours, ...API_SCOPES)).key)
  expect((await call('GET', `items/v1/${item.id}`)).status).toBe(404)

  const open = ENDPOINTS.map(({ endpoint }) => endpoint).filter(scopeOf)
  expect(new Set(open.map(scopeOf))).toEqual(new Set(API_SCOPES))
  const areas = open.map(({ path }) => path.split('/')[2])
  expect(new Set(areas)).toEqual(
    new Set([
      'items',
      'collections',
      'search',
      'uploads',
      'links',
      'questions',
      'requests',
      'agreements',
      'activity',
      'sites',
      'ctas',
      'wishes',
      'analytics',
      'audit',
      'integrations',
    ]),
  )
  const changed = open.filter((endpoint) => scopeOf(endpoint)?.endsWith('.write'))
  const settings = changed.filter(({ needsProof, access }) => needsProof || /manage$/.test(access))
  // Those that it set up itself.
  expect(settings.map(({ name }) => name)).toEqual(['createWebhook', 'deleteWebhook'])
})

test('a key with all scopes is refused at every endpoint that no scope opens', async () => {
  const owner = await satchel.newTenant()
  const closed = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
    (endpoint) => endpoint.access !== 'public' && !scopeOf(endpoint) && !endpoint.anyScope,
  )
  const paths = closed.map(({ path }) => path)
  for (const path of ['auth/v1/me', 'users/v1/list', 'audit/v1/export', 'billing/v1/account', PATH])
    expect(paths).toContain(`/api/${path}`)
  for (const name of ['emptyBin', 'purgeItems', 'addSynonyms'])
    expect(closed.map((endpoint) => endpoint.name)).toContain(name)
  for (let from = 0; from < closed.length; from += API_KEY_LIMIT.calls) {
    const call = by((await create(owner, ...API_SCOPES)).key)
    const answers = closed.slice(from, from + API_KEY_LIMIT.calls).map(async (endpoint) => {
      const path = endpoint.path.replace(/:\w+/g, owner.userId)
      const { status, body } = await call(endpoint.method as 'GET', path)
      return [endpoint.name, status, body.detail]
    })
    for (const [name, ...answer] of await Promise.all(answers))
      expect(answer, String(name)).toEqual([403, 'API keys can’t be used here'])
  }
})

test('a key of someone who owes a second factor is refused until they have one', async () => {
  const owner = await satchel.newTenant()
  const { key } = await create(owner, 'library.read')
  const { system } = satchel.database
  await system
    .updateTable('tenant')
    .set({ secondFactor: true })
    .where('id', '=', owner.tenantId)
    .execute()
  const ask = () => by(key)('GET', 'items/v1/list')
  expect(await ask()).toMatchObject({
    status: 403,
    body: { code: 'second-factor-required', detail: expect.stringContaining('Ada Owner') },
  })
  const { body } = await owner.call('POST', 'auth/v1/factors/totp')
  const code = new TOTP({ secret: body.secret }).generate()
  expect((await owner.call('POST', 'auth/v1/factors/totp/confirm', { code })).status).toBe(200)
  expect((await ask()).status).toBe(200)
})

test('a key only reads while the account is inactive', async () => {
  const owner = await satchel.newTenant()
  await satchel.makeOperator(owner)
  const { key } = await create(owner, 'library.read', 'library.write')
  const canceled = { plan: 'team', status: 'canceled' }
  expect((await owner.call('PUT', 'billing/v1/plan', canceled)).status).toBe(200)
  expect((await by(key)('GET', 'items/v1/list')).status).toBe(200)
  expect(await by(key)('POST', 'items/v1', PAGE)).toMatchObject({
    status: 402,
    body: { code: 'account-inactive' },
  })
})

test('no socket opens with a key', async () => {
  const { key } = await create(await satchel.newTenant(), ...API_SCOPES)
  const opened = openSocket(await satchel.listen(), { accessToken: key, identityToken: key })
  expect(await opened.then(({ closed }) => closed)).toBe(SOCKET_UNAUTHENTICATED)
})

test('a key answers 600 calls a minute, says how many are left, and others go on', async () => {
  const owner = await satchel.newTenant()
  const [busy, other] = [await create(owner, 'wishes.read'), await create(owner, 'wishes.read')]
  const ask = (key: string, path = 'wishes/v1/list') => by(key)('GET', path)
  const rateOf = async ({ headers }: Pick<Answer, 'headers'>) => [
    headers['ratelimit-policy'],
    String(headers.ratelimit).replace(/t=\d+/, 't=…'),
  ]
  const policy = '"api-key";q=600;w=60'
  expect(await rateOf(await ask(busy.key))).toEqual([policy, '"api-key";r=599;t=…'])
  // Whatever is answered is counted, and says so.
  const refusals = [await ask(busy.key, 'items/v1/list'), await ask(busy.key, 'wishes/v1/list?x=1')]
  expect(refusals.map(({ status }) => status)).toEqual([403, 422])
  expect(await rateOf(refusals[1] as Answer)).toEqual([policy, '"api-key";r=597;t=…'])
  // The rest of the minute's calls at once.
  const counted = `api-key:${createHash('sha256').update(`key ${busy.id}`).digest('base64url')}`
  await satchel.database.system
    .updateTable('auth.rateLimit')
    .set({ points: API_KEY_LIMIT.calls - 1 })
    .where('key', '=', counted)
    .execute()
  expect(await rateOf(await ask(busy.key))).toEqual([policy, '"api-key";r=0;t=…'])
  const refused = await ask(busy.key)
  expect(refused.status).toBe(429)
  expect(await rateOf(refused)).toEqual([policy, '"api-key";r=0;t=…'])
  const { 'retry-after': wait } = refused.headers
  expect(Number(wait)).toBeGreaterThan(0)
  expect(refused.headers.ratelimit).toContain(`t=${wait}`)
  expect((await ask(other.key)).status).toBe(200)
  const { headers } = await satchel.anonymous('GET', 'auth/v1/tenants?email=a@example.com')
  expect(headers.ratelimit).toMatch(/^"findTenant";r=\d+;t=\d+$/)
})

test('only admins manage keys, and what is wrong is named', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  expect((await editor.call('GET', PATH)).status).toBe(403)
  const bad = { name: ' ', scopes: ['library.read', 'billing.write'], days: 0 }
  const { status, body } = await owner.call('POST', PATH, bad)
  expect(status).toBe(422)
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'days',
    'name',
    'scopes.1',
  ])
})
