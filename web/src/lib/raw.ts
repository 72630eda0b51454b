import type { Endpoint, Input } from '@satchel/contract/endpoint.ts'
import { problemOf, unreached } from './problem.ts'
import { urlOf, type Values } from './request.ts'
import { saveFile } from './save-file.ts'
import { getTokens, refreshTokens, tokenHeaders } from './tokens.ts'

interface Parts {
  params?: Values
  query?: Values
}

/** Calls an endpoint whose body or response is a file, without a timeout. */
export async function callRaw<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  body?: Blob,
): Promise<Response> {
  const used = getTokens()
  const first = await attempt(endpoint, input as Parts, body)
  const isStale = first.status === 401 && (getTokens() !== used || (await refreshTokens()))
  const response = isStale ? await attempt(endpoint, input as Parts, body) : first
  if (response.ok) return response
  const mayRepeat = endpoint.method === 'GET'
  const sent = body ? 'a file' : 'a request'
  throw await problemOf(response, mayRepeat, sent).catch((error) => unreached(error, mayRepeat))
}

async function attempt(
  { path, method }: Endpoint,
  { params, query }: Parts,
  body?: Blob,
): Promise<Response> {
  try {
    const headers = {
      ...tokenHeaders(),
      ...(body && { 'content-type': body.type || 'application/octet-stream' }),
    }
    return await fetch(urlOf(path, params, query), { method, headers, ...(body && { body }) })
  } catch (error) {
    throw unreached(error, method === 'GET')
  }
}

/** Downloads an endpoint's response as a file. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  name: string,
): Promise<void> {
  const response = await callRaw(endpoint, input)
  const blob = await response.blob().catch((error) => {
    throw unreached(error, true)
  })
  const isWorkbook = blob.type.includes('spreadsheetml')
  saveFile(blob, isWorkbook ? name.replace(/\.csv$/, '.xlsx') : name)
}
