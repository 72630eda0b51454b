import { expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import * as app from '../../../test/peers/oauth-app.ts'
import { BACK, requestOf } from '../../../test/peers/oauth-app.ts'

const satchel = product({ shared: true })

const register = (metadata?: object) => app.register(satchel.anonymous, metadata)
const open = (url: string) => app.open(satchel.anonymous, url)
const arrive = (clientId: string, more?: Record<string, string>) =>
  app.arrive(satchel.anonymous, clientId, more)
const ask = (person: Person, { uid, headers }: Awaited<ReturnType<typeof arrive>>) =>
  person.call('GET', `oauth/v1/requests/${uid}`, undefined, headers)

test.each([
  ['http://localhost:33418/callback', 'http://localhost:50001/callback'],
  ['http://127.0.0.1/back', 'http://127.0.0.1:50001/back'],
  ['http://[::1]:1/back', 'http://[::1]:50001/back'],
])('an app on somebody’s own machine at %s may be sent back to %s', async (address, now) => {
  for (const type of [{}, { application_type: 'web' }]) {
    const { status, body } = await register({ redirect_uris: [address], ...type })
    expect(status).toBe(201)
    const arrival = await arrive(body.client_id, { redirect_uri: now })
    const owner = await satchel.newTenant()
    expect((await ask(owner, arrival)).body).toMatchObject({ isOnDevice: true })
    const elsewhere = { redirect_uri: now.replace(/(call)?back$/, 'elsewhere') }
    expect((await open(requestOf(body.client_id, elsewhere))).status).toBe(400)
  }
})

test('an app with a scheme of its own is shown by it', async () => {
  const redirect_uris = ['vscode://publisher.app/callback', 'com.example.app:/callback']
  const { body } = await register({ redirect_uris })
  const owner = await satchel.newTenant()
  const hosts = redirect_uris.map(async (redirect_uri) => {
    const arrival = await arrive(body.client_id, { redirect_uri })
    return (await ask(owner, arrival)).body.host
  })
  expect(await Promise.all(hosts)).toEqual(['vscode://publisher.app', 'com.example.app:'])
})

test('the name of an app is its own words, and no more than those', async () => {
  const owner = await satchel.newTenant()
  const shown = async (client_name: string) => {
    const { body } = await register({ client_name })
    return (await ask(owner, await arrive(body.client_id))).body.name
  }
  expect(await shown('A\u202eb\u0000c\r\nd')).toBe('Ab c d')
  expect(await shown('\u202e')).toBe('assistant.example')
  expect(await shown('x'.repeat(3_000))).toBe('x'.repeat(100))
})

test('an app is left with what it needs to register, and its sizes are bounded', async () => {
  const more = {
    sector_identifier_uri: 'https://elsewhere.example/uris.json',
    jwks_uri: 'https://elsewhere.example/keys.json',
    logo_uri: 'https://elsewhere.example/logo.png',
  }
  const { status, body } = await register(more)
  expect(status).toBe(201)
  for (const name of Object.keys(more)) expect(body).not.toHaveProperty(name)
  const many = Array.from({ length: 11 }, (_, at) => `https://assistant.example/${at}`)
  expect((await register({ redirect_uris: many })).body.error).toBe('invalid_redirect_uri')
  const long = [`https://assistant.example/${'x'.repeat(500)}`]
  expect((await register({ redirect_uris: long })).body.error).toBe('invalid_redirect_uri')
})

test.each(['', '?again', '?x=1&y'])(
  'a network registers some apps an hour, and no more, however it spells the address: %s',
  async (ending) => {
    const statuses: number[] = []
    const network = app.fromElsewhere()
    const post = () =>
      satchel.anonymous('POST', `/oauth/register${ending}`, { redirect_uris: [BACK] }, network)
    while (statuses.at(-1) !== 429 && statuses.length <= 30) statuses.push((await post()).status)
    expect(statuses.at(-1)).toBe(429)
  },
)
