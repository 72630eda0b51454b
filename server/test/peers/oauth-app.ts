import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { someNetworkAddress } from '../client.ts'
import type { Call, Person } from '../harness.ts'

// What an app of somebody else does until a person decides about it.

export const BACK = 'https://assistant.example/callback'
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** Returns headers of a call from another network, since each may make some only. */
export const fromElsewhere = () => ({ 'x-forwarded-for': someNetworkAddress() })
export const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

export function register(call: Call, metadata: object = {}) {
  const app = { client_name: 'Assistant', redirect_uris: [BACK] }
  return call(
    'POST',
    '/oauth/register',
    {
      ...app,
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
    fromElsewhere(),
  )
}

export type Cookies = Map<string, string>

const cookieIn = (cookies: Cookies) => [...cookies].map((pair) => pair.join('=')).join('; ')

/** Opens an address as a browser that keeps the cookies of everything it opens. */
export async function open(call: Call, url: string, cookies: Cookies = new Map()) {
  const answer = await call('GET', url, undefined, {
    ...fromElsewhere(),
    cookie: cookieIn(cookies),
  })
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = String(line).split(';')[0]?.split('=') ?? []
    cookies.set(name, value)
  }
  return { status: answer.status, body: answer.body, to: String(answer.headers.location ?? '') }
}

export const requestOf = (clientId: string, more: Record<string, string> = {}) =>
  `/oauth/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'library.read library.write links.write offline_access',
    state: 'of the app',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  })}`

/** Comes from an app to the page on which a person decides. */
export async function arrive(call: Call, clientId: string, more: Record<string, string> = {}) {
  const cookies: Cookies = new Map()
  const { status, to } = await open(call, requestOf(clientId, more), cookies)
  expect(status).toBe(303)
  const uid = new URL(to, 'http://localhost').searchParams.get('request') ?? ''
  return { uid, cookies, headers: { cookie: cookieIn(cookies) } }
}

/** Connects an app for a person, and returns the id of its access. */
export async function connectApp({ call }: Person): Promise<string> {
  const { uid, headers } = await arrive(call, (await register(call)).body.client_id)
  await call('POST', `oauth/v1/requests/${uid}`, { scopes: ['library.read'] }, headers)
  return (await call('GET', 'oauth/v1/apps')).body.items[0].id
}
