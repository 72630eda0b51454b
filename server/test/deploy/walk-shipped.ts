import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { KEYS } from '../peers/saml-keys.ts'

// Libraries are loaded with the first request that needs them: one that isn't installed is missed then, not at the start.

interface Walk {
  url: string
  /** The owner of a tenant. */
  ada: Client
  /** An OpenID Connect provider that the product reaches. */
  oidc?: { issuer: string; clientId: string; clientSecret: string }
}

/** Calls what loads libraries: OAuth, single sign-on, SCIM, uploads and exports. */
export async function walkShipped({ url, ada, oidc }: Walk): Promise<void> {
  await registerApp(url)
  if (oidc) {
    const { issuer, clientId, clientSecret } = oidc
    const address = await signInAddress(ada, 'oidc', { issuer, clientId, clientSecret })
    expect(address).toContain(issuer)
  }
  const saml = { issuer: 'https://id.example', signInUrl: 'https://id.example/sign-in' }
  const address = await signInAddress(ada, 'saml', { ...saml, certificates: [KEYS.cert] })
  expect(address).toContain(saml.signInUrl)
  await changeByDirectory(url, ada)
  await exportFile(url, ada)
}

async function registerApp(url: string): Promise<void> {
  const registered = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Assistant',
      redirect_uris: ['https://assistant.example/callback'],
      token_endpoint_auth_method: 'none',
    }),
  })
  expect([registered.status, await registered.json()]).toEqual([
    201,
    expect.objectContaining({ client_id: expect.any(String) }),
  ])
}

async function signInAddress(ada: Client, kind: string, settings: object): Promise<string> {
  const made = await ada.call('POST', 'auth/v1/sso/providers', { kind, name: 'Acme ID' })
  const path = `auth/v1/sso/providers/${made.body.id}`
  expect(await ada.call('PATCH', path, settings)).toMatchObject({ status: 200 })
  return (await ada.call('POST', `${path}/test`)).body.url
}

/** Finds and changes a person over SCIM. */
async function changeByDirectory(url: string, ada: Client): Promise<void> {
  const { body } = await ada.call('POST', 'auth/v1/sso/scim-tokens', { name: 'Directory' })
  const headers = {
    authorization: `Bearer ${body.token}`,
    'content-type': 'application/scim+json',
  }
  const users = `${url}/api/scim/v2/Users`
  const filter = encodeURIComponent(`userName eq "${ada.email}"`)
  const found = await (await fetch(`${users}?filter=${filter}`, { headers })).json()
  expect(found).toMatchObject({ totalResults: 1 })
  const [{ id }] = (found as { Resources: [{ id: string }] }).Resources
  const change = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'title', value: 'Countess' }],
  }
  const patched = await fetch(`${users}/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(change),
  })
  expect([patched.status, await patched.json()]).toMatchObject([200, { id }])
}

async function exportFile(url: string, ada: Client): Promise<void> {
  const id = await ada.upload('notes.txt', 'Some notes')
  const status = async () => (await ada.call('GET', `items/v1/${id}`)).body.status
  await expect.poll(status).toBe('completed')
  for (const format of ['csv', 'zip']) {
    const { body } = await ada.call('POST', 'items/v1/exports', { format })
    const made = async () => (await ada.call('GET', `items/v1/exports/${body.exportId}`)).body
    await expect.poll(async () => (await made()).status).toBe('completed')
    const file = await fetch(new URL((await made()).downloadUrl, url))
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(10)
  }
}
