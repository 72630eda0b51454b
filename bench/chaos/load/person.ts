import { awaitMail } from '../../../server/test/product.ts'
import type { Answer } from '../answer.ts'
import type { Call, Send } from './http.ts'

const PASSWORD = 'correct horse battery'
const EMAIL = 'ada@example.com'

/** Signed-in owner of a tenant. */
export interface Person {
  accessToken: string
  identityToken: string
  send: Send
  /** Calls the API with a JSON body. */
  call(method: string, path: string, body?: object): Promise<Answer & { json: Json }>
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the server answers
type Json = any

/** Founds a tenant; one of these folders gets the code by email. */
export async function signUp(send: Send, outboxes: readonly string[]): Promise<void> {
  const owner = { email: EMAIL, password: PASSWORD, name: 'Ada', company: 'Northwind' }
  await post(send, '/api/auth/v1/owners/register', owner)
  const mail = await Promise.any(outboxes.map((outbox) => awaitMail(outbox, EMAIL, /./)))
  const code = mail.text?.match(/\d{6}/)?.[0]
  await post(send, '/api/auth/v1/confirm', { email: EMAIL, code })
}

/** Signs in by one client, and works by another one. */
export async function signIn(by: Send, send = by): Promise<Person> {
  const tokens = await post(by, '/api/auth/v1/sessions', { email: EMAIL, password: PASSWORD })
  const { accessToken, identityToken } = tokens
  const headers = { authorization: `Bearer ${accessToken}`, 'x-identity-token': identityToken }
  const asOwner: Send = (path, call = {}) =>
    send(path, { ...call, headers: { ...headers, ...call.headers } })
  return {
    accessToken,
    identityToken,
    send: asOwner,
    async call(method, path, body) {
      const call: Call = body ? asJson(body) : {}
      const answer = await asOwner(`/api/${path}`, { ...call, method })
      return { ...answer, json: parse(answer.body) }
    },
  }
}

async function post(send: Send, path: string, body: object): Promise<Json> {
  const answer = await send(path, { method: 'POST', ...asJson(body) })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`)
  return parse(answer.body)
}

const asJson = (body: object): Call => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function parse(body: Buffer): Json {
  try {
    return JSON.parse(body.toString())
  } catch {
    return {}
  }
}
