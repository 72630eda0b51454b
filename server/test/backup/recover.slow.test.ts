import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { signIn, signUp } from '../client.ts'
import { type StartedHere, startHere } from '../start-here.ts'

const EMAIL = 'ada@example.com'

async function recover({ url, dataDir }: StartedHere, ...args: string[]) {
  const settings = { PORT: new URL(url).port, PUBLIC_URL: url, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['scripts/recover.mjs', ...args],
    {
      env: { ...process.env, DATABASE_URL: '', ...settings },
      cwd: new URL('../../..', import.meta.url),
    },
  )
  return stdout
}

test('the operator lets in a sole owner who has lost the authenticator and the password', async () => {
  const product = await startHere()
  try {
    const before = await signUp(product, EMAIL)
    const { secret } = (await before.call('POST', 'auth/v1/factors/totp')).body
    const code = new TOTP({ secret }).generate()
    expect((await before.call('POST', 'auth/v1/factors/totp/confirm', { code })).status).toBe(200)

    const printed = await recover(product, 'Ada@Example.com')

    await expect.poll(async () => (await before.call('GET', 'auth/v1/me')).status).toBe(401)
    const after = await signIn(product, EMAIL)
    expect((await after.call('GET', 'auth/v1/me')).status).toBe(200)
    expect((await product.mailTo(EMAIL, /sign-in was reset/)).text).toContain(
      'removed your authenticator',
    )
    const log = await after.call('GET', 'audit/v1/list?action=factors.reset')
    expect(log.body.items).toMatchObject([{ actor: { id: null, name: 'The operator' } }])

    const token = printed.match(/token=([\w-]+)/)?.[1]
    const reset = { token, password: 'another horse battery' }
    expect((await after.call('POST', 'auth/v1/reset-password', reset)).status).toBe(204)
    expect((await after.call('POST', 'auth/v1/reset-password', reset)).status).toBe(410)
    await expect(recover(product, 'nobody@example.com')).rejects.toThrow(/No active account/)
  } finally {
    await product.stop()
  }
})
