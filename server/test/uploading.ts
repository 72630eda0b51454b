import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Person, Product } from './harness.ts'

const FIXTURES = new URL('../../e2e/fixtures/', import.meta.url)

export const fixture = (name: string) => readFile(new URL(name, FIXTURES))

/** One whole file in one request: the id of the upload, and of the item it became or is to replace. */
export async function upload(
  satchel: Product,
  { tokens }: Person,
  filename: string,
  content: Uint8Array,
  metadata: Record<string, string> = {},
) {
  const pairs = Object.entries({ filename, ...metadata })
  const response = await fetch(new URL('/api/uploads', await satchel.listen()), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      'x-identity-token': tokens.identityToken,
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': pairs
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      'content-type': 'application/offset+octet-stream',
    },
    body: content,
  })
  return {
    status: response.status,
    itemId: response.headers.get('x-item-id') ?? '',
    uploadId: response.headers.get('location')?.split('/').at(-1) ?? '',
  }
}

/** Children that read files get what other tests leave them of the processor. */

/** The item as it is when its file or page has been read. */
export async function whenRead({ call }: Person, id: string) {
  const get = async () => (await call('GET', `items/v1/${id}`)).body
  const status = async () => (await get()).status
  await expect.poll(status).toMatch(/completed|failed/)
  return get()
}
