import type { Person, Product } from './harness.ts'

type Headers = Record<string, string>

const encode = (text: string) => Buffer.from(text).toString('base64')

export const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${encode(value)}`)
    .join(',')

export const locationOf = ({ headers }: { headers: Response['headers'] }) =>
  headers.get('location') ?? ''

/** Sends raw tus requests, like any client. */
export function tusClient(satchel: Product) {
  async function tus(
    { tokens }: Person,
    method: string,
    path: string,
    headers: Headers = {},
    body?: Uint8Array,
  ) {
    const response = await fetch(new URL(path, await satchel.listen()), {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${tokens.accessToken}`,
        'x-identity-token': tokens.identityToken,
        ...headers,
      },
      ...(body && { body }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const create = (
    person: Person,
    bytes: number,
    values: Record<string, string> = {},
    headers: Headers = {},
  ) =>
    tus(person, 'POST', '/api/uploads', {
      'upload-length': String(bytes),
      'upload-metadata': metadata({ filename: 'deck.bin', ...values }),
      ...headers,
    })

  const patch = (
    person: Person,
    url: string,
    offset: number,
    body: Uint8Array,
    headers: Headers = {},
  ) => {
    const chunk = {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }
    return tus(person, 'PATCH', url, { ...chunk, ...headers }, body)
  }

  return { tus, create, patch }
}
