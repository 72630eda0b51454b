import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Person, product } from '../../../test/harness.ts'
import { authenticator } from '../../../test/peers/authenticator.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel
const ORIGIN = 'http://localhost:8080'

const begin = async ({ call }: Person) =>
  (await call('POST', 'auth/v1/factors/passkeys/options')).body.options
const keep = ({ call }: Person, passkey: object, name = 'My phone') =>
  call('POST', 'auth/v1/factors/passkeys', { name, passkey })

async function withPasskey() {
  const owner = await satchel.newTenant()
  const key = authenticator(ORIGIN)
  const { body } = await keep(owner, key.make(await begin(owner)))
  return { owner, key, id: body.id as string }
}

const requests = async () =>
  (await anonymous('POST', 'auth/v1/sessions/passkey/options')).body.options
const signIn = (passkey: object) => anonymous('POST', 'auth/v1/sessions/passkey', { passkey })

const bearing = (tokens: { accessToken: string; identityToken: string }) => ({
  authorization: `Bearer ${tokens.accessToken}`,
  'x-identity-token': tokens.identityToken,
})

describe('a passkey', () => {
  test('is made, named, listed, and signs in without an address', async () => {
    const { owner, key, id } = await withPasskey()
    const listed = await owner.call('GET', 'auth/v1/factors')
    expect(listed.body.passkeys).toMatchObject([{ id, name: 'My phone', lastUsedAt: null }])

    const entered = await signIn(key.show(await requests()))
    expect(entered.status).toBe(200)
    const me = await anonymous('GET', 'auth/v1/me', undefined, bearing(entered.body))
    expect(me.body.user.email).toBe(owner.email)
    const used = await owner.call('GET', 'auth/v1/factors')
    expect(used.body.passkeys[0].lastUsedAt).not.toBeNull()

    const path = `auth/v1/factors/passkeys/${id}`
    expect((await owner.call('PATCH', path, { name: ' Old phone ' })).body.name).toBe('Old phone')
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect(await signIn(key.show(await requests()))).toMatchObject({
      status: 401,
      body: { code: 'bad-credentials' },
    })
  })

  test('answers each question once, also twice at the same time', async () => {
    const { key } = await withPasskey()
    const answer = key.show(await requests())
    const both = await Promise.all([signIn(answer), signIn(answer)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(answer)).status).toBe(401)
  })

  test('answers only what it was asked, and soon', async () => {
    const { owner, key } = await withPasskey()
    expect((await signIn(key.show({ challenge: 'bWFkZSB1cA' }))).status).toBe(401)
    const toProve = (await owner.call('POST', 'auth/v1/proof/options')).body.options
    expect((await signIn(key.show(toProve))).status).toBe(401)
    const toAdd = await begin(owner)
    expect((await signIn(key.show(toAdd))).status).toBe(401)
    const forAdding = { passkey: key.show(await begin(owner)) }
    expect((await owner.call('POST', 'auth/v1/proof', forAdding)).status).toBe(422)

    const late = await requests()
    const expiresAt = new Date(Date.now() - 1_000).toISOString()
    await satchel.database.system
      .updateTable('auth.challenge')
      .set({ expiresAt })
      .where('challenge', '=', late.challenge)
      .execute()
    expect((await signIn(key.show(late))).status).toBe(401)
  })

  test.for([
    ['on the page of somebody else', { origin: 'https://satchel.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a finger, a face or a number', { unverified: true }],
    ['with a count that ran backwards, as that of a copy does', { counter: 1 }],
  ] as const)('shown %s does not sign in', async ([, whims]) => {
    const { key } = await withPasskey()
    expect((await signIn(key.show(await requests()))).status).toBe(200)
    expect((await signIn(key.show(await requests(), whims))).status).toBe(401)
    expect((await signIn(key.show(await requests()))).status).toBe(200)
  })

  test('that another key pretends to be does not sign in', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const forged = { ...other.key.show(await requests()), id: one.key.id, rawId: one.key.id }
    expect((await signIn(forged)).status).toBe(401)
    const nobody = authenticator(ORIGIN)
    expect((await signIn(nobody.show(await requests()))).status).toBe(401)
  })

  test('is saved once, for the person and the options it was requested with', async () => {
    const { owner, key } = await withPasskey()
    expect((await keep(owner, key.make(await begin(owner)))).status).toBe(409)
    const other = await satchel.newTenant()
    expect((await keep(other, key.make(await begin(other)))).status).toBe(409)

    const fresh = authenticator(ORIGIN)
    const options = await begin(owner)
    expect((await keep(other, fresh.make(options))).status).toBe(422)
    expect((await keep(owner, fresh.make(options, { unverified: true }))).status).toBe(422)
    // That answer has used the question up.
    expect((await keep(owner, fresh.make(options))).status).toBe(422)
    expect((await keep(owner, fresh.make({ challenge: 'bWFkZSB1cA' }))).status).toBe(422)
    const far = { origin: 'https://satchel.evil.example' }
    expect((await keep(owner, fresh.make(await begin(owner), far))).status).toBe(422)
  })

  test('of one person is neither renamed nor removed by another', async () => {
    const { owner, id } = await withPasskey()
    const colleague = await owner.withRole('admin')
    const path = `auth/v1/factors/passkeys/${id}`
    expect((await colleague.call('PATCH', path, { name: 'Mine' })).status).toBe(404)
    expect((await colleague.call('DELETE', path)).status).toBe(404)
  })

  test('of a deactivated person can’t sign in', async () => {
    const { owner, key } = await withPasskey()
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', owner.userId)
      .execute()
    expect((await signIn(key.show(await requests()))).status).toBe(401)
  })

  test('does not stop the password from working where no rule asks for more', async () => {
    const { owner } = await withPasskey()
    const { email } = owner
    const answer = await anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD })
    expect(answer.status).toBe(200)
  })
})
