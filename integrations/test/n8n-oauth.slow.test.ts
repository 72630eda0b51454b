import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, signUp } from '../../server/test/client.ts'
import type { Call } from '../../server/test/harness.ts'
import { type Cookies, open } from '../../server/test/peers/oauth-app.ts'
import { type Product, startProduct } from '../../server/test/product.ts'
import { oauthClient, runner, type Secrets } from './n8n.ts'
import { type Json, RECEIVERS } from './receiving.ts'
import { join } from './satchel.ts'

const CALLBACK = 'https://n8n.example.com/rest/oauth2-credential/callback'

let product: Product
let owner: Client
beforeAll(async () => {
  product = await startProduct({ env: RECEIVERS })
  owner = await signUp(product)
})
afterAll(() => product.stop())

const json = async (path: string, init?: RequestInit): Promise<Json> =>
  (await fetch(new URL(path, product.url), init)).json() as Promise<Json>

const post = (body: object, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Registers as n8n does, with what the server says of itself, for public clients with PKCE. */
async function register(): Promise<Json> {
  const server = await json('/.well-known/oauth-authorization-server')
  const resource = await json('/.well-known/oauth-protected-resource')
  const scope = resource.scopes_supported.join(' ')
  const app = {
    ...{ redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none', response_types: ['code'] },
    ...{ grant_types: ['authorization_code', 'refresh_token'], scope },
    ...{ client_name: 'n8n', client_uri: 'https://n8n.io/' },
  }
  const { client_id: clientId } = await json(server.registration_endpoint, post(app))
  return {
    ...{ clientId, clientSecret: '', scope, grantType: 'pkce', serverUrl: product.url },
    ...{ authUrl: server.authorization_endpoint, accessTokenUrl: server.token_endpoint },
    resource: resource.resource,
  }
}

const get: Call = async (_method, path, _body, headers) => {
  const url = new URL(path, product.url)
  const answer = await fetch(url, { redirect: 'manual', ...(headers && { headers }) })
  const cookies = answer.headers.getSetCookie()
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, body: '', headers: { 'set-cookie': cookies, location } }
}

/** Connects a credential as n8n does, with a person who allows what is offered to them. */
async function connect(person: Client): Promise<{ secrets: Secrets; scopes: string[] }> {
  const credential = await register()
  const verifier = randomBytes(32).toString('base64url')
  const client = oauthClient({
    ...{ clientId: credential.clientId, clientSecret: '', authentication: 'header' },
    ...{ authorizationUri: credential.authUrl, accessTokenUri: credential.accessTokenUrl },
    ...{ redirectUri: CALLBACK, scopes: [credential.scope], scopesSeparator: ' ', state: 'n8n' },
    resource: credential.resource,
    query: {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  })
  const cookies: Cookies = new Map()
  const { to } = await open(get, client.code.getUri(), cookies)
  const uid = new URL(to, product.url).searchParams.get('request')
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { ...person.headers, cookie }
  const request = await json(`/api/oauth/v1/requests/${uid}`, { headers })
  const { scopes } = request
  const answer = await json(`/api/oauth/v1/requests/${uid}`, post({ scopes }, headers))
  const back = await open(get, answer.location, cookies)
  const token = await client.code.getToken(back.to, { body: { code_verifier: verifier } })
  return { secrets: { satchelOAuth2Api: { ...credential, oauthTokenData: token.data } }, scopes }
}

const parameters = { authentication: 'oAuth2', resource: 'item', operation: 'find' }
const find = (secrets: Secrets) => runner({ type: 'satchel', parameters, secrets }).execute()
const trigger = (secrets: Secrets) =>
  runner({
    ...{ type: 'satchelTrigger', secrets, webhookBaseUrl: 'http://127.0.0.9:1' },
    parameters: { authentication: 'oAuth2', events: ['link.read'] },
  })

test('n8n registers itself, a person allows it, and its nodes act for them', async () => {
  const { secrets, scopes } = await connect(owner)
  expect(scopes).toContain('webhooks.write')
  await owner.upload('offer.txt', 'An offer')
  expect((await find(secrets)).map(({ json }) => json.originalName)).toEqual(['offer.txt'])
  const flow = trigger(secrets)
  await flow.hook('create')
  const { body } = await owner.call('GET', 'integrations/v1/webhooks')
  expect(body.items).toMatchObject([{ program: 'n8n', events: ['link.read'] }])
  await flow.hook('delete')
})

test('an expired token is renewed, and one that was revoked is refused', async () => {
  const { secrets } = await connect(owner)
  const credential = secrets.satchelOAuth2Api as Json
  credential.oauthTokenData.access_token = 'expired'
  expect(await find(secrets)).toHaveLength(1)
  const { oauthTokenData } = secrets.satchelOAuth2Api as Json
  expect(oauthTokenData.access_token).not.toBe('expired')
  const { items } = (await owner.call('GET', 'oauth/v1/apps')).body
  for (const { id } of items) await owner.call('DELETE', `oauth/v1/apps/${id}`)
  await expect(find(secrets)).rejects.toThrow(/reconnect/)
})

test('for an editor it can’t set up webhooks', async () => {
  const { secrets, scopes } = await connect(await join(product, owner, 'editor'))
  expect(scopes).not.toContain('webhooks.write')
  expect(await find(secrets)).toHaveLength(1)
  await expect(trigger(secrets).hook('create')).rejects.toMatchObject({ httpCode: '403' })
})
