import type { Owner, Product } from './harness.ts'
import type { NameServer } from './peers/name-server.ts'
import type { OidcPeer } from './peers/oidc-peer.ts'
import { KEYS } from './peers/saml-keys.ts'
import type { SamlPeer } from './peers/saml-peer.ts'

/** A browser that is led about: it keeps the cookies of each host and follows nothing by itself. */
export interface Wanderer {
  cookies: Map<string, string>
  get(url: string): Promise<Step>
  post(url: string, fields: Record<string, string>): Promise<Step>
}

interface Step {
  status: number
  location: string
  text: string
  cookies: string[]
}

/** Returns a browser that calls the product in-process and everything else over the network. */
export function wanderer(satchel: Product): Wanderer {
  const cookies = new Map<string, string>()
  const ask = async (method: 'GET' | 'POST', input: string, fields?: Record<string, string>) => {
    const url = new URL(input, satchel.config.PUBLIC_URL)
    const isOurs = url.origin === satchel.config.PUBLIC_URL
    const body = fields && new URLSearchParams(fields).toString()
    const jar = [...cookies].filter(([key]) => key.startsWith(`${url.port} `))
    const headers: Record<string, string> = {
      cookie: jar.map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const step = isOurs
      ? await atDoor(satchel, method, url, { headers, body })
      : await abroad(method, url, { headers, body })
    for (const cookie of step.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(`${url.port} ${name}`, value)
    }
    return step
  }
  return {
    cookies,
    get: (url) => ask('GET', url),
    post: (url, fields) => ask('POST', url, fields),
  }
}

interface Sent {
  headers: Record<string, string>
  body: string | undefined
}

async function atDoor(satchel: Product, method: 'GET' | 'POST', url: URL, { headers, body }: Sent) {
  const answer = await satchel.anonymous(method, url.pathname + url.search, body, headers)
  return {
    status: answer.status,
    location: String(answer.headers.location ?? ''),
    text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
    cookies: [answer.headers['set-cookie'] ?? []].flat().map(String),
  }
}

async function abroad(method: string, url: URL, { headers, body }: Sent): Promise<Step> {
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    text: await answer.text(),
    cookies: answer.headers.getSetCookie(),
  }
}

/** Signs in at the provider, consents, and stops at the redirect back. */
export async function throughOidc(
  browser: Wanderer,
  start: string,
  login: string,
): Promise<string> {
  let url = start
  for (let steps = 0; steps < 20; steps++) {
    if (url.includes('/api/auth/v1/sso/callback/')) return url
    const { location, text } = await browser.get(url)
    const next = location && new URL(location, url).href
    const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1]
    if (!next && !prompt) throw new Error(`The provider answers: ${text.slice(0, 500)}`)
    const answered = prompt && (await browser.post(url, { prompt, login, password: 'x' }))
    url = answered ? new URL(answered.location, url).href : next
  }
  throw new Error('The provider leads in circles')
}

/** Returns what the SAML provider would have the browser post. */
export async function throughSaml(browser: Wanderer, start: string) {
  const { text } = await browser.get(start)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? ''
  return {
    action,
    fields: { SAMLResponse: field('SAMLResponse'), RelayState: field('RelayState') },
  }
}

/** A connection to a provider that has been tried out, for a proved domain, and is switched on. */
export async function connected(
  satchel: Product,
  owner: Owner,
  { names, domain, peer, mode = 'optional', settings = {} }: Wishes,
): Promise<{ id: string; callbackUrl: string }> {
  const kind = 'clientId' in peer ? 'oidc' : 'saml'
  const { body: made } = await owner.call('POST', 'auth/v1/sso/providers', {
    kind,
    name: 'Acme ID',
  })
  const path = `auth/v1/sso/providers/${made.id}`
  await owner.call('PATCH', path, { ...connectionOf(peer), ...settings })
  if ('allow' in peer) peer.allow(made.callbackUrl)
  await proved(owner, names, domain, made.id)
  const browser = wanderer(satchel)
  const { body: test, headers } = await owner.call('POST', `${path}/test`)
  browser.cookies.set('8080 satchel_sso', cookieOf(headers['set-cookie']))
  const end = await comeBack(browser, peer, test.url, 'tester')
  const { status, body } = await owner.call('PATCH', path, { mode })
  if (status !== 200) {
    const { body: all } = await owner.call('GET', 'auth/v1/sso/providers')
    throw new Error(`Not switched on: ${JSON.stringify([end, body, all.items[0].lastTest])}`)
  }
  return made
}

interface Wishes {
  names: NameServer
  domain: string
  peer: OidcPeer | SamlPeer
  mode?: 'optional' | 'enforced'
  settings?: object
}

function connectionOf(peer: OidcPeer | SamlPeer): object {
  return 'clientId' in peer
    ? { issuer: peer.issuer, clientId: peer.clientId, clientSecret: peer.clientSecret }
    : { issuer: peer.issuer, signInUrl: peer.signInUrl, certificates: [KEYS.cert] }
}

/** All the way back to the product: where that leads. */
export async function comeBack(
  browser: Wanderer,
  peer: OidcPeer | SamlPeer,
  start: string,
  login: string,
): Promise<string> {
  if ('clientId' in peer)
    return (await browser.get(await throughOidc(browser, start, login))).location
  const { action, fields } = await throughSaml(browser, start)
  const { location } = await browser.post(action, fields)
  return location.includes('?finish=') ? (await browser.get(location)).location : location
}

export async function proved(owner: Owner, names: NameServer, domain: string, providerId?: string) {
  const draft = { domain, ...(providerId && { providerId }) }
  const { body } = await owner.call('POST', 'auth/v1/sso/domains', draft)
  const key = `TXT ${body.record.name}`
  names.records.set(key, [...(names.records.get(key) ?? []), body.record.value])
  return (await owner.call('POST', `auth/v1/sso/domains/${body.id}/check`)).body
}

export function cookieOf(header: string | string[] | number | undefined): string {
  return /satchel_sso=([^;]+)/.exec(String(header))?.[1] ?? ''
}
