import type { Bundle, ZObject } from 'zapier-platform-core'
import { call, entered, serverOf } from './api.ts'

/** Bytes sent in one request, so that a proxy in front of Satchel lets them through. */
const CHUNK = 8 * 1024 * 1024
const TUS = { 'Tus-Resumable': '1.0.0' }

const encode = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',')

/** Returns the name that a file's address or its response gives it. */
function nameOf(url: string, disposition: string | null | undefined): string {
  const named = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const last = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
  return named ?? (last || 'file')
}

/** Uploads a file by tus and returns the item that it became; Satchel still reads it, which `status` says. */
export async function uploadFile(z: ZObject, bundle: Bundle): Promise<object> {
  const { file, fileName, name, collectionId } = bundle.inputData as Record<string, string>
  const source = await z.request({ url: String(file), raw: true })
  const bytes = Buffer.from(await source.buffer())
  if (bytes.length === 0) throw new z.errors.Error('The file is empty', 'Refused', 400)
  const metadata = encode({
    filename: fileName || nameOf(String(file), source.getHeader('content-disposition')),
    ...entered({ filetype: source.getHeader('content-type'), name, collectionId }),
  })
  const created = await z.request({
    url: `${serverOf(bundle)}/api/uploads`,
    method: 'POST',
    headers: { ...TUS, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  })
  const location = new URL(String(created.getHeader('location')), serverOf(bundle))
  let itemId: string | undefined
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const answer = await z.request({
      url: `${serverOf(bundle)}${location.pathname}`,
      method: 'PATCH',
      headers: {
        ...TUS,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(from),
      },
      body: bytes.subarray(from, from + CHUNK) as unknown as string,
    })
    itemId = answer.getHeader('x-item-id') ?? itemId
  }
  return await call(z, bundle, `items/v1/${itemId}`)
}
