import { PassThrough } from 'node:stream'
import { Transport } from 'jsforce/lib/transport.js'
import type { HttpRequest, HttpResponse } from 'jsforce/lib/types/common.js'
import { callPublic, FetchFailure } from '../../platform/security/fetch.ts'
import { SECOND } from '../../platform/time.ts'
import { statusProblem } from './salesforce-faults.ts'
import { CrmProblem } from './types.ts'

const LIMITS = { timeoutMs: 15 * SECOND, maxBytes: 2_097_152 }

/** Sends the library's requests the way all calls to addresses from elsewhere go, to public ones alone. */
export class GuardedTransport extends Transport {
  readonly #allowedNetworks: readonly string[]

  constructor(allowedNetworks: readonly string[]) {
    super()
    this.#allowedNetworks = allowedNetworks
  }

  override getRequestStreamCreator() {
    return (request: HttpRequest) => {
      const stream = new PassThrough()
      send(request, this.#allowedNetworks).then(
        (response) => stream.emit('complete', response),
        (error) => stream.emit('error', error),
      )
      return stream
    }
  }
}

async function send(
  { url, method, headers = {}, body }: HttpRequest,
  allowedNetworks: readonly string[],
): Promise<HttpResponse> {
  if (method !== 'GET' && method !== 'POST' && method !== 'PATCH')
    throw new Error(`Nothing is sent by ${method}`)
  // It's counted again.
  const { 'content-length': _, ...rest } = headers
  const request = { method, headers: rest, body: body ? String(body) : undefined }
  const answer = await callPublic(url, request, { ...LIMITS, allowedNetworks }).catch((error) => {
    throw unreached(error)
  })
  const text = answer.body.toString('utf8')
  const problem = statusProblem(answer.status, text)
  if (problem) throw problem
  return { statusCode: answer.status, headers: answer.headers, body: text }
}

function unreached(error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error
  const { reason, message } = error
  if (reason === 'timeout')
    return new CrmProblem('timeout', 'Salesforce took too long to respond', { cause: error })
  if (reason === 'refused' || reason === 'redirects')
    return new CrmProblem('refused', message, { cause: error })
  return new CrmProblem('unreachable', 'Salesforce didn’t respond', { cause: error })
}
