import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

const someEmail = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`
const register = (email: string) =>
  anonymous('POST', 'auth/v1/owners/register', {
    email,
    password: PASSWORD,
    name: 'Ada',
    company: 'Acme',
  })
const confirm = (body: object) => anonymous('POST', 'auth/v1/confirm', body)
const findCode = (email: string) =>
  satchel.database.system
    .selectFrom('auth.verification')
    .select('codeHash')
    .where('email', '=', email)
    .executeTakeFirst()

test('a mailed code can’t be found by trying all of them against a copy of the database', async () => {
  const [email, other] = [someEmail(), someEmail()]
  await register(email)
  const code = await satchel.codeFor(email)
  const stored = (await findCode(email))?.codeHash
  const guesses = [code, `${email}${code}`, `${email}\n${code}`]
  const hashes = guesses.map((guess) => createHash('sha256').update(guess).digest('hex'))
  expect(hashes).not.toContain(stored?.toString('hex'))

  // Nor does a row open another address, wherever it's copied to.
  await register(other)
  const { system } = satchel.database
  const copy = system.updateTable('auth.verification').set({ codeHash: stored ?? Buffer.alloc(0) })
  await copy.where('email', '=', other).execute()
  expect((await confirm({ email: other, code })).status).toBe(422)
  expect((await confirm({ email, code })).status).toBe(200)
  expect(await findCode(email)).toBeUndefined()
})

test('codes that are mailed at the same time leave one, which is good', async () => {
  const email = someEmail()
  await register(email)
  const task = satchel.app.tasks['mail-confirmation']
  await Promise.all([task?.({ email }), task?.({ email }), task?.({ email })])
  const rows = satchel.database.system.selectFrom('auth.verification').select('email')
  expect(await rows.where('email', '=', email).execute()).toHaveLength(1)
})

test.each(['ada@пример.рф', "o'neil@example.com", 'a.b+c_d-e@example.co.uk'])(
  '%s can sign up',
  async (email) => {
    expect(await register(email)).toMatchObject({ status: 201 })
  },
)

test.each(['ada@10.0.0.12', 'ada@example.123'])('%s is no address', async (email) => {
  expect(await register(email)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'email', message: 'is not an email address' }] },
  })
})

test.each(['.ada@example.com', 'a..b@example.com', 'ada.@example.com', "ada'@example.com"])(
  '%s can’t sign up',
  async (email) => {
    const refused = await register(email)
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } })
  },
)
