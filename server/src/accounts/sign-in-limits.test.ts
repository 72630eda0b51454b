import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

const signIn = (
  email: string,
  password: string,
  ip: string,
  headers: Record<string, string> = {},
) =>
  satchel.anonymous(
    'POST',
    'auth/v1/sessions',
    { email, password },
    { 'x-forwarded-for': ip, ...headers },
  )

const fail = async (email: string, ip: string, times: number) => {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect((await signIn(email, 'not the password', ip)).status).toBe(401)
}

/** Fails from five networks, as often as each may, and no more than strangers may together. */
const failEverywhere = async (email: string, site: string) => {
  for (let network = 0; network < 5; network += 1) await fail(email, `${site}.${network}.1`, 10)
}

/** Has it counted so, without trying. */
const useUp = (email: string) =>
  satchel.database.system
    .insertInto('auth.rateLimit')
    .values({
      key: `sign-in-address:${createHash('sha256').update(email).digest('base64url')}`,
      points: 50,
      expire: Date.now() + 900_000,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 50 }))
    .execute()

/** Signs in and returns the cookie by which the browser is known from then on. */
const knownAfter = async (email: string, ip: string) => {
  const answer = await signIn(email, PASSWORD, ip)
  expect(answer.status).toBe(200)
  return /satchel_known=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
}

test('ten failures for an address stop the eleventh try from there, even with the right password', async () => {
  const { email } = await satchel.newTenant()
  await fail(email, '10.2.0.1', 10)
  const answer = await signIn(email, PASSWORD, '10.2.0.1')
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('wrong passwords of a stranger don’t keep the owner out elsewhere', async () => {
  const { email } = await satchel.newTenant()
  await fail(email, '10.3.0.1', 10)
  expect(await signIn(email, PASSWORD, '10.3.0.2')).toMatchObject({ status: 200 })
})

test('strangers everywhere are stopped together, and not who signed in there before', async () => {
  const { email } = await satchel.newTenant()
  const cookie = await knownAfter(email, '10.12.100.1')
  await failEverywhere(email, '10.12')
  expect(await signIn(email, PASSWORD, '10.12.101.1')).toMatchObject({ status: 429 })
  // From a network, or in a browser, in which the person signed in before.
  expect(await signIn(email, PASSWORD, '10.12.100.1')).toMatchObject({ status: 200 })
  expect(await signIn(email, PASSWORD, '10.12.102.1', { cookie })).toMatchObject({ status: 200 })
})

test('a browser in which the person signed in before stays open where its network is stopped', async () => {
  const { email } = await satchel.newTenant()
  const cookie = await knownAfter(email, '10.13.0.1')
  for (let guess = 0; guess < 10; guess += 1)
    await fail(`guess${guess}@example.com`, '10.13.0.1', 1)
  expect(await signIn(email, PASSWORD, '10.13.0.1')).toMatchObject({ status: 429 })
  expect(await signIn(email, PASSWORD, '10.13.0.1', { cookie })).toMatchObject({ status: 200 })
})

test('a known browser is stopped by ten failures of its own, wherever it is', async () => {
  const { email } = await satchel.newTenant()
  const cookie = await knownAfter(email, '10.14.0.1')
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await signIn(email, 'not it', `10.14.${attempt}.2`, { cookie })).status).toBe(401)
  expect((await signIn(email, PASSWORD, '10.14.0.3', { cookie })).status).toBe(429)
})

test('the cookie of one person, or a made-up one, opens nothing for another', async () => {
  const { email } = await satchel.newTenant()
  const other = await satchel.newTenant()
  const cookie = await knownAfter(other.email, '10.15.100.1')
  await useUp(email)
  for (const shown of [cookie, `${cookie}x`, 'satchel_known=a.b~c', 'satchel_known=~~~'])
    expect((await signIn(email, PASSWORD, '10.15.101.1', { cookie: shown })).status).toBe(429)
})

test('a browser remembers several people, each beside the others', async () => {
  const [one, two] = [await satchel.newTenant(), await satchel.newTenant()]
  const first = await knownAfter(one.email, '10.16.100.1')
  const answer = await signIn(two.email, PASSWORD, '10.16.100.1', { cookie: first })
  const cookie = /satchel_known=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  await useUp(one.email)
  expect(await signIn(one.email, PASSWORD, '10.16.101.1', { cookie })).toMatchObject({
    status: 200,
  })
})

test('whoever has many networks of IPv6 tries no more than ten for an address', async () => {
  const { email } = await satchel.newTenant()
  for (let network = 0; network < 10; network += 1)
    await fail(email, `2001:db8:17:${network}::1`, 1)
  expect((await signIn(email, PASSWORD, '2001:db8:17:ffff::1')).status).toBe(429)
  expect(await signIn(email, PASSWORD, '2001:db8:18:1::1')).toMatchObject({ status: 200 })
})

test('failures of strangers don’t fill the audit log', async () => {
  const { email, tenantId } = await satchel.newTenant()
  for (let network = 0; network < 3; network += 1) await fail(email, `10.19.${network}.1`, 10)
  const refused = await satchel.database.system
    .selectFrom('audit')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('action', '=', 'session.refused')
    .execute()
  expect(refused).toHaveLength(10)
})

test('an address that is stopped does not stop the others of its network', async () => {
  const { email } = await satchel.newTenant()
  const { email: colleague } = await satchel.newTenant()
  await useUp(email)
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect(await signIn(email, PASSWORD, '10.5.100.1')).toMatchObject({ status: 429 })
  expect(await signIn(colleague, PASSWORD, '10.5.100.1')).toMatchObject({ status: 200 })
})

test('ten failures from a network stop it for other addresses too', async () => {
  const { email } = await satchel.newTenant()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await fail(`guess${attempt}@example.com`, '10.4.0.1', 1)
  expect(await signIn(email, PASSWORD, '10.4.0.1')).toMatchObject({ status: 429 })
  expect(await signIn(email, PASSWORD, '10.4.0.2')).toMatchObject({ status: 200 })
})

test('many people signing in from one network at once don’t lock each other out', async () => {
  const people = [await satchel.newTenant(), await satchel.newTenant(), await satchel.newTenant()]
  const crowd = Array.from({ length: 27 }, (_, at) => people[at % people.length])
  const answers = await Promise.all(
    crowd.map((person) => signIn(person?.email ?? '', PASSWORD, '10.9.0.1')),
  )
  for (const { status } of answers) expect(status).toBeOneOf([200, 429])
  for (const { email } of people)
    expect(await signIn(email, PASSWORD, '10.9.0.1')).toMatchObject({ status: 200 })
})
