import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { authenticator } from '../../../test/peers/authenticator.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel
const RULES = 'auth/v1/sign-in-rules'

async function addTotp({ call }: Person): Promise<string> {
  const { body } = await call('POST', 'auth/v1/factors/totp')
  const code = new TOTP({ secret: body.secret }).generate()
  await call('POST', 'auth/v1/factors/totp/confirm', { code })
  return body.secret
}

async function demanding(): Promise<{ owner: Owner; secret: string }> {
  const owner = await satchel.newTenant()
  const secret = await addTotp(owner)
  expect((await owner.call('PATCH', RULES, { secondFactor: true })).status).toBe(200)
  return { owner, secret }
}

describe('an account that asks for a second factor', () => {
  test('can be turned on by someone who has one', async () => {
    const owner = await satchel.newTenant()
    await owner.withRole('viewer')
    const without = await owner.call('PATCH', RULES, { secondFactor: true })
    expect(without).toMatchObject({ status: 422, body: { errors: [{ path: 'secondFactor' }] } })
    await addTotp(owner)
    const answer = await owner.call('PATCH', RULES, { secondFactor: true })
    expect(answer.body).toEqual({ secondFactor: true, without: 1 })
    const { body } = await owner.call('GET', 'audit/v1/list?action=sign-in-rules.changed')
    expect(body.items).toMatchObject([{ details: { secondFactor: true } }])
  })

  test('lets those without do nothing but set one up, see who they are and sign out', async () => {
    const { owner } = await demanding()
    const editor = await owner.withRole('editor')
    for (const path of ['items/v1/list', 'users/v1/list', 'users/v1/account-settings'])
      expect(await editor.call('GET', path)).toMatchObject({
        status: 403,
        body: { code: 'second-factor-required' },
      })
    const upload = await editor.call('POST', 'uploads', undefined, { 'tus-resumable': '1.0.0' })
    expect(upload.status).toBe(403)
    const me = await editor.call('GET', 'auth/v1/me')
    expect(me).toMatchObject({ status: 200, body: { owesSecondFactor: true } })

    await addTotp(editor)
    expect((await editor.call('GET', 'items/v1/list')).status).toBe(200)
    expect((await editor.call('GET', 'auth/v1/me')).body.owesSecondFactor).toBe(false)
    expect((await editor.call('DELETE', 'auth/v1/sessions/current')).status).toBe(204)
  })

  test('takes a passkey for one, and asks who has one and came by password to show it', async () => {
    const { owner } = await demanding()
    const other = await owner.withRole('owner')
    const key = authenticator('http://localhost:8080')
    const made = (await other.call('POST', 'auth/v1/factors/passkeys/options')).body.options
    await other.call('POST', 'auth/v1/factors/passkeys', { name: 'K', passkey: key.make(made) })
    expect((await other.call('GET', 'items/v1/list')).status).toBe(200)

    await satchel.database.system
      .updateTable('auth.session')
      .set({ secondFactor: false })
      .where('userId', '=', other.userId)
      .execute()
    satchel.app.services.forgetIdentities(other.userId)
    expect((await other.call('GET', 'items/v1/list')).status).toBe(403)
    // A password that was found out does not get further by an authenticator of its own.
    const around = await other.call('POST', 'auth/v1/factors/totp')
    expect(around).toMatchObject({ status: 403, body: { code: 'proof-required' } })
    const { options } = (await other.call('POST', 'auth/v1/proof/options')).body
    expect(options.allowCredentials).toHaveLength(1)
    const shown = { passkey: key.show(options) }
    expect((await other.call('POST', 'auth/v1/proof', shown)).status).toBe(204)
    expect((await other.call('POST', 'auth/v1/proof', shown)).status).toBe(422)
    expect((await other.call('GET', 'items/v1/list')).status).toBe(200)
  })

  test('leaves those alone who come by single sign-on', async () => {
    const { owner } = await demanding()
    const editor = await owner.withRole('editor')
    await satchel.database.system
      .updateTable('auth.session')
      .set({ method: 'sso' })
      .where('userId', '=', editor.userId)
      .execute()
    satchel.app.services.forgetIdentities(editor.userId)
    expect((await editor.call('GET', 'items/v1/list')).status).toBe(200)
  })

  test('does not let the last second factor go', async () => {
    const { owner } = await demanding()
    expect((await owner.call('DELETE', 'auth/v1/factors/totp')).status).toBe(409)
    await owner.call('PATCH', RULES, { secondFactor: false })
    expect((await owner.call('DELETE', 'auth/v1/factors/totp')).status).toBe(204)
    const again = await owner.call('PATCH', RULES, { secondFactor: true })
    expect(again.status).toBe(422)
  })

  test('closes the open sockets of those without, and opens none', async () => {
    const url = (await satchel.listen()).replace('http', 'ws')
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await addTotp(owner)
    const open = () => {
      const { accessToken: authorization, identityToken: identity } = editor.tokens
      return new WebSocket(`${url}/socket?${new URLSearchParams({ authorization, identity })}`)
    }
    const closed = (socket: WebSocket) =>
      new Promise((resolve) => socket.once('close', (code) => resolve(code)))
    const socket = open()
    await new Promise((resolve) => socket.once('open', resolve))
    const first = closed(socket)
    await owner.call('PATCH', RULES, { secondFactor: true })
    expect(await first).toBe(4403)
    expect(await closed(open())).toBe(4403)
  })
})

describe('lost second factors', () => {
  test('are taken away by an administrator, with all their sessions', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await addTotp(editor)
    const path = `users/v1/${editor.userId}/factors`
    expect((await editor.call('DELETE', path)).status).toBe(403)
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await editor.call('GET', 'auth/v1/me')).status).toBe(401)
    const { body } = await owner.call('GET', 'audit/v1/list?action=factors.reset')
    expect(body.items).toMatchObject([{ target: { type: 'user', id: editor.userId } }])
  })

  test('are not taken from one of a higher role, of another tenant, or from oneself', async () => {
    const owner = await satchel.newTenant()
    const admin = await owner.withRole('admin')
    const stranger = await satchel.newTenant()
    const reset = ({ call }: Person, { userId }: Person) =>
      call('DELETE', `users/v1/${userId}/factors`)
    expect((await reset(admin, owner)).status).toBe(403)
    expect((await reset(stranger, admin)).status).toBe(404)
    expect((await reset(admin, admin)).status).toBe(409)
  })
})

test('a password alone opens no more than it must where the account asks for two', async () => {
  const { owner, secret } = await demanding()
  const attempt = { email: owner.email, password: PASSWORD }
  expect((await anonymous('POST', 'auth/v1/sessions', attempt)).status).toBe(401)
  const totp = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  const { body } = await anonymous('POST', 'auth/v1/sessions', { ...attempt, totp })
  const me = await anonymous('GET', 'auth/v1/me', undefined, {
    authorization: `Bearer ${body.accessToken}`,
    'x-identity-token': body.identityToken,
  })
  expect(me.body.owesSecondFactor).toBe(false)
})
