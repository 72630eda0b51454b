import type { Product } from './product.ts'

/** The password of everyone in the tests. */
export const PASSWORD = 'correct horse battery'

export interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answers
  body: any
}

/** A signed-in client of a product in its own process. */
export interface Client {
  email: string
  /** Headers that identify the caller. */
  headers: Record<string, string>
  call(method: string, path: string, body?: object): Promise<Reply>
  /** Uploads in one request and resolves to the item's id. */
  upload(name: string, content: Uint8Array | string): Promise<string>
}

/** The process among those that use a product: the same in each run of the tests, and never twice at once. */
const { VITEST_POOL_ID, TEST_WORKER_INDEX = VITEST_POOL_ID ?? `${process.pid}` } = process.env
let people = 0

/** Returns an unused address. It's in digits: random letters may happen to be what a test searches for. */
export function someAddress(name = 'ada'): string {
  people += 1
  return `${name}-${TEST_WORKER_INDEX}-${people}@example.com`
}

/** The owner of a new tenant. */
export async function signUp(
  product: Pick<Product, 'url' | 'mailTo'>,
  email = someAddress(),
): Promise<Client> {
  const post = (path: string, body: object) => send(product, 'POST', path, body)
  await post('auth/v1/owners/register', { email, password: PASSWORD, name: 'Ada', company: 'Acme' })
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0]
  await post('auth/v1/confirm', { email, code })
  return signIn(product, email)
}

export async function signIn(
  product: Pick<Product, 'url'>,
  email: string,
  password = PASSWORD,
): Promise<Client> {
  const { body } = await send(product, 'POST', 'auth/v1/sessions', { email, password })
  const tokens = {
    authorization: `Bearer ${body.accessToken}`,
    'x-identity-token': String(body.identityToken),
  }
  return {
    email,
    headers: tokens,
    call: (method, path, content) => send(product, method, path, content, tokens),
    async upload(name, content) {
      const bytes = Buffer.from(content)
      const response = await fetch(`${product.url}/api/uploads`, {
        method: 'POST',
        headers: {
          ...tokens,
          'tus-resumable': '1.0.0',
          'upload-length': String(bytes.length),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes,
      })
      const id = response.headers.get('x-item-id')
      if (!id) throw new Error(`Not acknowledged: ${response.status} ${await response.text()}`)
      return id
    },
  }
}

async function send(
  { url }: Pick<Product, 'url'>,
  method: string,
  path: string,
  body?: object,
  tokens: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...tokens },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => ({})) }
}

/** Visits as a new person, from another network each time if the product trusts a loopback proxy. */
export function visit({ url }: Pick<Product, 'url'>, slug: string): Promise<Response> {
  people += 1
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 ${TEST_WORKER_INDEX}.${people}`
  const headers = { 'user-agent': agent, 'x-forwarded-for': someNetworkAddress() }
  return fetch(`${url}/l/${slug}`, { headers, redirect: 'manual' })
}

/** Returns an address in a network of its own, a /24, by which public calls and visitors are counted. */
export function someNetworkAddress(): string {
  people += 1
  const network = Number(TEST_WORKER_INDEX) * 4_099 + people
  return `10.${(network >> 8) & 255}.${network & 255}.1`
}
