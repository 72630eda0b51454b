import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { MINUTE } from '../../platform/time.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

/** Moves a person's last proof of identity to eleven minutes ago. */
async function age({ userId }: Person, more: object = {}) {
  const provedAt = new Date(Date.now() - 11 * MINUTE).toISOString()
  await satchel.database.system
    .updateTable('auth.session')
    .set({ provedAt, ...more })
    .where('userId', '=', userId)
    .execute()
}

const prove = ({ call }: Person) => call('POST', 'auth/v1/proof', { password: PASSWORD })
const close = ({ call, tenantId }: Owner) => call('POST', `auth/v1/tenants/${tenantId}/closing`)
const handOver = ({ call }: Owner, heir: Person) =>
  call('POST', `users/v1/${heir.userId}/ownership`)
const PROOF_REQUIRED = { status: 403, body: { code: 'proof-required' } }

async function connectionOf({ call }: Owner): Promise<string> {
  const { body } = await call('POST', 'auth/v1/sso/providers', { kind: 'oidc', name: 'Acme ID' })
  return `auth/v1/sso/providers/${body.id}`
}

describe('what cannot be undone, or lets others in', () => {
  test.each<[string, (owner: Owner) => Promise<() => ReturnType<Owner['call']>>]>([
    ['closing the account', async (owner) => () => close(owner)],
    [
      'handing the account over',
      async (owner) => {
        const heir = await owner.withRole('admin')
        return () => handOver(owner, heir)
      },
    ],
    [
      'changing a connection of single sign-on',
      async (owner) => {
        const path = await connectionOf(owner)
        return () => owner.call('PATCH', path, { makesPeople: true })
      },
    ],
    [
      'removing one',
      async (owner) => {
        const path = await connectionOf(owner)
        return () => owner.call('DELETE', path)
      },
    ],
    [
      'a token for a directory',
      async (owner) => () => owner.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Entra' }),
    ],
  ])('%s asks again who one is after ten minutes', async (_, prepare) => {
    const owner = await satchel.newTenant()
    const work = await prepare(owner)
    await age(owner)
    expect(await work()).toMatchObject(PROOF_REQUIRED)
    expect((await prove(owner)).status).toBe(204)
    expect((await work()).status).toBeLessThan(300)
  })

  test('is not done by a session that was carried over, until that has shown who it is', async () => {
    const owner = await satchel.newTenant()
    const { refreshToken } = owner.tokens
    const { body: handoff } = await owner.call('POST', 'auth/v2/handoff/issue', { refreshToken })
    const { body } = await anonymous('POST', 'auth/v2/handoff/redeem', { code: handoff.code })
    const carried = {
      authorization: `Bearer ${body.accessToken}`,
      'x-identity-token': body.identityToken,
    }
    const path = `auth/v1/tenants/${owner.tenantId}/closing`
    expect(await anonymous('POST', path, undefined, carried)).toMatchObject(PROOF_REQUIRED)
    await anonymous('POST', 'auth/v1/proof', { password: PASSWORD }, carried)
    expect((await anonymous('POST', path, undefined, carried)).status).toBe(200)
  })

  test('is asked for after the right, and of those too who pay no longer', async () => {
    const owner = await satchel.newTenant()
    const admin = await owner.withRole('admin')
    await age(admin)
    const path = `auth/v1/tenants/${owner.tenantId}/closing`
    expect((await admin.call('POST', path)).body.code).toBe('forbidden')
    await satchel.database.system
      .updateTable('tenant')
      .set({ status: 'canceled' })
      .where('id', '=', owner.tenantId)
      .execute()
    satchel.app.services.forgetIdentities(owner.tenantId)
    await age(owner)
    expect(await close(owner)).toMatchObject(PROOF_REQUIRED)
    expect((await prove(owner)).status).toBe(204)
    expect((await close(owner)).status).toBe(200)
  })

  test('is free to who has signed in by single sign-on a moment ago, and has nothing else', async () => {
    const owner = await satchel.newTenant()
    const { system } = satchel.database
    await system.deleteFrom('auth.account').where('userId', '=', owner.userId).execute()
    await age(owner, { method: 'sso' })
    expect(await close(owner)).toMatchObject(PROOF_REQUIRED)
    expect((await prove(owner)).status).toBe(422)
    await system
      .updateTable('auth.session')
      .set({ provedAt: new Date().toISOString() })
      .where('userId', '=', owner.userId)
      .execute()
    expect((await close(owner)).status).toBe(200)
  })

  test('a name of a connection is changed without it', async () => {
    const owner = await satchel.newTenant()
    const path = await connectionOf(owner)
    await age(owner)
    expect((await owner.call('PATCH', path, { name: 'Acme login' })).status).toBe(200)
  })
})
