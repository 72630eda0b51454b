import { type ApiRequest, callPublic, FetchFailure } from '../../platform/security/fetch.ts'
import { SECOND } from '../../platform/time.ts'
import { CrmProblem } from './types.ts'

const LIMITS = { timeoutMs: 10 * SECOND, maxBytes: 2_097_152 }

/** The API of a vendor, as one account or nobody yet calls it. */
export interface Api {
  vendor: string
  url: string
  access?: string
  allowedNetworks: readonly string[]
}

/** A request with JSON, or the fields of a form. */
export interface Call {
  method?: ApiRequest['method']
  path: string
  json?: object
  form?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** JSON; undefined if it is something else. */
  body: unknown
}

/** Calls a vendor, at a public address alone; whatever the status is. Throws `CrmProblem` without an answer. */
export async function callApi(
  { vendor, url, access, allowedNetworks }: Api,
  { method = 'POST', path, json, form }: Call,
): Promise<Answer> {
  const headers = {
    accept: 'application/json',
    ...(access && { authorization: `Bearer ${access}` }),
    ...(json && { 'content-type': 'application/json' }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const body = form ? new URLSearchParams(form).toString() : json && JSON.stringify(json)
  const request = { method, headers, body }
  const options = { ...LIMITS, allowedNetworks }
  const answer = await callPublic(url + path, request, options).catch((error) => {
    throw unreached(vendor, error)
  })
  return { ...answer, body: parsed(answer.body.toString()) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unreached(vendor: string, error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error
  const { reason, message: words } = error
  const cause = { cause: error }
  if (reason === 'timeout')
    return new CrmProblem('timeout', `${vendor} took too long to respond`, cause)
  if (reason === 'refused' || reason === 'redirects') return new CrmProblem('refused', words, cause)
  return new CrmProblem('unreachable', `${vendor} didn’t respond`, cause)
}

export const isGood = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Returns the object that a good answer has. Throws `failing` for something else. */
export function objectOf<T extends object>({ body, status }: Answer, vendor: string): T {
  if (typeof body === 'object' && body !== null) return body as T
  throw new CrmProblem('failing', `${vendor} responded with ${status} and no JSON`)
}
