import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, product } from '../../test/harness.ts'
import { lockWaits } from '../../test/locks.ts'
import { startNameServer } from '../../test/peers/name-server.ts'
import { startOidc } from '../../test/peers/oidc-peer.ts'
import { comeBack, connected, wanderer } from '../../test/sso.ts'

const names = await startNameServer()
const peer = await startOidc()
afterAll(() => {
  names.close()
  peer.close()
})
const satchel = product({
  config: { DNS_SERVERS: names.address, FETCH_ALLOWED_NETWORKS: '127.0.0.0/8' },
})

let number = 0
let owner: Owner
let domain: string
let directory: string
beforeEach(async () => {
  domain = `team${++number}.com`
  owner = await satchel.newTenant()
  know('tester')
  const roles = [{ value: 'it', role: 'admin' }]
  await connected(satchel, owner, {
    names,
    domain,
    peer,
    mode: 'optional',
    settings: { roleClaim: 'groups', roles },
  })
  const { body } = await owner.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Directory' })
  directory = body.token
})

/** Headers from a new network each time, since public calls are counted by network. */
const from = () => ({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => byte()).join('.')}` })
const byte = () => Math.floor(Math.random() * 250)
const addressOf = (name: string) => `${name}@${domain}`

function know(login: string, claims: Record<string, unknown> = {}) {
  peer.people.set(login, { email: addressOf(login), name: 'Pat Doe', ...claims })
}

async function signIn(login: string): Promise<string> {
  know(login)
  const browser = wanderer(satchel)
  const start = `/api/auth/v1/sso/start?email=${encodeURIComponent(addressOf(login))}`
  return comeBack(browser, peer, (await browser.get(start)).location, login)
}

const provision = (name: string) => {
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
  const draft = JSON.stringify({ schemas, userName: addressOf(name), active: true })
  return satchel.anonymous('POST', '/api/scim/v2/Users', draft, {
    authorization: `Bearer ${directory}`,
    'content-type': 'application/scim+json',
    ...from(),
  })
}

const invite = (name: string) =>
  owner.call('POST', 'users/v1/invite', { email: addressOf(name), role: 'editor' })

async function accept(name: string) {
  const { rows } = await sql<{ text: string }>`select payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${addressOf(name)}
    order by id desc limit 1`.execute(satchel.database.system)
  const token = /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  const draft = { token, name: 'Pat Doe', password: PASSWORD }
  return satchel.anonymous('POST', 'auth/v1/invitations/accept', draft, from())
}

const waiting = () => lockWaits(satchel.database.system)

/** Locks the tenant until all the work is waiting, in this order. */
async function whileHeld<T>(work: (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = []
  await satchel.database.system.transaction().execute(async (db) => {
    await db
      .selectFrom('tenant')
      .select('id')
      .where('id', '=', owner.tenantId)
      .forUpdate()
      .execute()
    for (const each of work) {
      begun.push(each())
      await expect.poll(waiting).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}

const seats = (count: number) =>
  satchel.database.system
    .updateTable('tenant')
    .set({ limits: JSON.stringify({ seats: count }) })
    .where('id', '=', owner.tenantId)
    .execute()

describe('the doors into a team', () => {
  test.each([
    ['an invitation, then a directory', [accept, provision]],
    ['a directory, then an invitation', [provision, accept]],
  ] as const)('let one address in once by two of them: %s', async (_, doors) => {
    await invite('vera')
    const answers = await whileHeld(doors.map((door) => () => door('vera')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const { body } = await owner.call('GET', 'users/v1/list')
    expect(body.items).toHaveLength(2)
  })

  test('let in as many people as there are seats, however they join at the same time', async () => {
    const leaver = await owner.withRole('editor')
    await owner.call('PATCH', `users/v1/${leaver.userId}`, { deactivated: true })
    for (const name of ['a', 'b']) await invite(name)
    await seats(4)
    const answers = await Promise.all([
      ...['a', 'b'].map(accept),
      // More than there are connections.
      ...['a', ...Array.from({ length: 14 }, (_, n) => `new-${n}`)].map(provision),
      ...['e', 'f', 'g'].map(invite),
      owner.call('PATCH', `users/v1/${leaver.userId}`, { deactivated: false }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { body } = await owner.call('GET', 'billing/v1/account')
    expect(body.usage.seats).toBe(4)
  })

  test('are closed while the account isn’t active, and invitations stay valid', async () => {
    await satchel.makeOperator(owner)
    await invite('vera')
    const stand = (status: string) => owner.call('PUT', 'billing/v1/plan', { plan: 'team', status })
    await stand('canceled')
    expect(await accept('vera')).toMatchObject({ status: 402, body: { code: 'account-inactive' } })
    expect((await provision('kim')).status).toBe(403)
    expect(await signIn('eve')).toContain('problem=inactive')
    await stand('active')
    expect((await accept('vera')).status).toBe(200)
    expect(await signIn('eve')).not.toContain('problem')
  })
})

test('who becomes an owner while they sign in by single sign-on stays one, whatever the claim says', async () => {
  await signIn('vera')
  const { body } = await owner.call('GET', `users/v1/list?search=${addressOf('vera')}`)
  const [vera] = body.items
  await owner.call('PATCH', `users/v1/${vera.id}`, { role: 'admin' })
  const { system } = satchel.database
  let coming: Promise<string> | undefined
  await system.transaction().execute(async (db) => {
    const roles = { [vera.id]: 'owner', [owner.userId]: 'admin' }
    for (const [id, role] of Object.entries(roles))
      await db.updateTable('member').set({ role }).where('id', '=', id).execute()
    coming = signIn('vera')
    await expect.poll(waiting).toBe(1)
  })
  await coming
  expect((await owner.call('GET', `users/v1/${vera.id}`)).body.role).toBe('owner')
})
