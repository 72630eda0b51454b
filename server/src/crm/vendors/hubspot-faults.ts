import { HOUR, SECOND } from '../../platform/time.ts'
import type { Answer } from './api.ts'
import { CrmProblem, detailOf } from './types.ts'

/** The body of HubSpot's errors. */
interface ErrorBody {
  status?: string
  message?: string
  category?: string
  policyName?: string
  error?: string
  error_description?: string
  errors?: { message?: string; context?: Record<string, string[]> }[]
}

/** The limit of ten seconds is over by then. */
const WAIT = 10 * SECOND

/** Tells what an answer of HubSpot's API other than 2xx means. */
export function hubspotProblem({ status, headers, body }: Answer): CrmProblem {
  const error = readBody(body)
  const words = detailOf(error.message) || `HubSpot responded with ${status}`
  const waitMs = retryAfter(headers)
  if (status === 401) return new CrmProblem('expired', words)
  if (status === 403) return new CrmProblem('forbidden', missingOf(error) || words)
  if (status === 404) return new CrmProblem('deleted', words)
  if (status === 429 || status === 477)
    return new CrmProblem('limited', words, { waitMs: waitMs ?? limitOf(error) })
  if (status === 423 || status >= 500)
    return new CrmProblem('failing', words, waitMs ? { waitMs } : {})
  return new CrmProblem('rejected', words)
}

/** Tells what an answer of the token endpoint other than 2xx means. */
export function hubspotTokenProblem({ status, headers, body }: Answer): CrmProblem {
  const error = readBody(body)
  const words = detailOf(error.error_description ?? error.message)
  if (error.error === 'invalid_grant' || error.status === 'BAD_REFRESH_TOKEN')
    return new CrmProblem('revoked', words || 'HubSpot doesn’t accept the access anymore')
  if (status === 429 || status >= 500) return hubspotProblem({ status, headers, body })
  return new CrmProblem('rejected', words || `HubSpot responded with ${status}`)
}

/** Returns the id of the contact that an address belongs to, as the error names it. */
export function existingId(body: unknown): string | undefined {
  return /Existing ID:\s*(\d+)/i.exec(readBody(body).message ?? '')?.[1]
}

function missingOf({ category, errors = [] }: ErrorBody): string {
  if (category !== 'MISSING_SCOPES') return ''
  const scopes = errors.flatMap(({ context = {} }) => context.requiredGranularScopes ?? [])
  return scopes.length > 0 ? detailOf(`Missing scope: ${[...new Set(scopes)].join(', ')}`) : ''
}

function limitOf({ policyName }: ErrorBody): number {
  return policyName === 'DAILY' ? HOUR : WAIT
}

function retryAfter(headers: Record<string, string>): number | undefined {
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? seconds * SECOND : undefined
}

function readBody(body: unknown): ErrorBody {
  return typeof body === 'object' && body !== null ? (body as ErrorBody) : {}
}
