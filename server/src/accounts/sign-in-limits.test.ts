import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'

const satchel = product({ shared: true })

const signIn = (email: string, password: string, ip: string) =>
  satchel.anonymous('POST', 'auth/v1/sessions', { email, password }, { 'x-forwarded-for': ip })

test('ten failures for an address stop the eleventh try, even with the right password', async () => {
  const { email } = await satchel.newTenant()
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await signIn(email, 'not the password', `10.2.${attempt}.1`)).status).toBe(401)
  const answer = await signIn(email, PASSWORD, '10.3.0.1')
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('an address that is stopped does not stop the others of its network', async () => {
  const { email } = await satchel.newTenant()
  const { email: colleague } = await satchel.newTenant()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signIn(email, 'not the password', `10.5.${attempt}.1`)
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect(await signIn(email, PASSWORD, '10.5.100.1')).toMatchObject({ status: 429 })
  expect(await signIn(colleague, PASSWORD, '10.5.100.1')).toMatchObject({ status: 200 })
})

test('ten failures from a network stop it for other addresses too', async () => {
  const { email } = await satchel.newTenant()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signIn(`guess${attempt}@example.com`, 'not the password', '10.4.0.1')
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
