import {
  type IExecuteSingleFunctions,
  type IHttpRequestOptions,
  type IN8nHttpFullResponse,
  type INodeExecutionData,
  NodeOperationError,
} from 'n8n-workflow'
import { throwIfRefused } from './answer.ts'
import { serverOf } from './server.ts'

/** Bytes sent in one request, so that a proxy in front of Satchel lets them through. */
const CHUNK = 8 * 1024 * 1024
const TUS = { 'Tus-Resumable': '1.0.0' }
const BYTES = { 'Content-Type': 'application/offset+octet-stream' }

const encode = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Sends a file by tus: all chunks but the last one, which is the request that the node then makes. */
export async function sendFile(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const property = this.getNodeParameter('binaryPropertyName') as string
  const { fileName, mimeType } = this.helpers.assertBinaryData(property)
  const bytes = await this.helpers.getBinaryDataBuffer(property)
  if (bytes.length === 0) throw new NodeOperationError(this.getNode(), 'The file is empty')
  const name = this.getNodeParameter('name', '') as string
  const collectionId = this.getNodeParameter('collectionId', '', { extractValue: true }) as string
  const metadata = encode({
    filename: fileName ?? 'file',
    filetype: mimeType,
    ...(name && { name }),
    ...(collectionId && { collectionId }),
  })
  const { credential, url } = await serverOf(this)
  const created = (await this.helpers.httpRequestWithAuthentication.call(this, credential, {
    method: 'POST',
    url: `${url}/api/uploads`,
    headers: { ...TUS, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
    returnFullResponse: true,
    ignoreHttpStatusErrors: { ignore: true, except: [401] },
  })) as IN8nHttpFullResponse
  throwIfRefused(this.getNode(), created)
  const location = new URL(String(created.headers.location), url)
  const patch = (from: number): IHttpRequestOptions => ({
    method: 'PATCH',
    url: `${url}${location.pathname}`,
    headers: { ...TUS, ...BYTES, 'Upload-Offset': String(from) },
    body: bytes.subarray(from, from + CHUNK),
  })
  const last = Math.floor((bytes.length - 1) / CHUNK) * CHUNK
  for (let from = 0; from < last; from += CHUNK)
    await this.helpers.httpRequestWithAuthentication.call(this, credential, patch(from))
  return { ...request, baseURL: url, ...patch(last), url: location.pathname }
}

/** Returns the item that the file became; Satchel still reads it, which `status` says. */
export async function uploadedItem(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  response: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  throwIfRefused(this.getNode(), response)
  const id = String(response.headers['x-item-id'])
  const { credential, url } = await serverOf(this)
  const item = await this.helpers.httpRequestWithAuthentication.call(this, credential, {
    url: `${url}/api/items/v1/${id}`,
  })
  return [{ json: item, pairedItem: { item: this.getItemIndex() } }]
}
