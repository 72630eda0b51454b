import { MINUTE } from '../../platform/time.ts'
import { CrmProblem, detailOf, type ProblemKind } from './types.ts'

/** The shape of the library's errors: `errorCode` is Salesforce's, or `ERROR_HTTP_` and the status. */
export interface ApiError extends Error {
  errorCode: string
  data?: unknown
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && typeof (error as Partial<ApiError>).errorCode === 'string'
}

/** The limit is one of 24 hours, of which calls become free again one by one. */
const LIMIT_WAIT = 15 * MINUTE

const FAULTS: [pattern: RegExp, fault: ProblemKind][] = [
  [/^(INVALID_SESSION_ID|INVALID_AUTH_HEADER|ERROR_HTTP_401)$/, 'expired'],
  [/^(REQUEST_LIMIT_EXCEEDED|CONCURRENT_\w+_LIMIT_EXCEEDED|ERROR_HTTP_429)$/, 'limited'],
  [/^(ENTITY_IS_DELETED|DELETED|NOT_FOUND|ERROR_HTTP_404)$/, 'deleted'],
  [/^(INSUFFICIENT_ACCESS\w*|API_\w*DISABLED\w*|API_CURRENTLY_DISABLED)$/, 'forbidden'],
  [/^(CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY_RIGHTS|FUNCTIONALITY_NOT_ENABLED)$/, 'forbidden'],
  // Fields and objects that somebody may not see don't exist for them.
  [/^(INVALID_TYPE|INVALID_FIELD|INVALID_FIELD_FOR_INSERT_UPDATE|ERROR_HTTP_403)$/, 'forbidden'],
  [/^(SERVER_UNAVAILABLE|UNABLE_TO_LOCK_ROW|UNKNOWN_EXCEPTION|QUERY_TIMEOUT)$/, 'failing'],
  [/^ERROR_HTTP_5\d\d$/, 'failing'],
]

/**
 * Returns what a status means whatever the body says: proxies before Salesforce, and limits of its own, answer with bodies
 * of other shapes. Undefined where the body tells.
 */
export function statusProblem(status: number, body: string): CrmProblem | undefined {
  const words = `Salesforce responded with ${status}`
  const code = /"errorCode"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? ''
  if (FAULTS.some(([pattern]) => pattern.test(code))) return undefined
  if (status === 429) return new CrmProblem('limited', words, { waitMs: LIMIT_WAIT })
  return status >= 500 ? new CrmProblem('failing', words) : undefined
}

/** Tells what an error of Salesforce's API means. */
export function salesforceProblem({ errorCode, message }: ApiError): CrmProblem {
  const isOfHttp = errorCode.startsWith('ERROR_HTTP_')
  const words = isOfHttp ? `Salesforce responded with ${errorCode.slice(11)}` : detailOf(message)
  const fault = FAULTS.find(([pattern]) => pattern.test(errorCode))?.[1] ?? 'rejected'
  const detail = isOfHttp ? words : `${errorCode}: ${words}`
  return new CrmProblem(fault, detail, fault === 'limited' ? { waitMs: LIMIT_WAIT } : {})
}

/** Tells what an error of the token endpoint means; the library names it as Salesforce does. */
export function salesforceTokenProblem({ name, message }: Error): CrmProblem {
  const words = detailOf(message)
  if (name === 'invalid_grant')
    return new CrmProblem('revoked', words || 'Salesforce doesn’t accept the access anymore')
  const status = /^ERROR_HTTP_(\d+)$/.exec(name)?.[1]
  if (!status) return new CrmProblem('rejected', words || name)
  const isTheirs = status === '429' || status.startsWith('5')
  return new CrmProblem(isTheirs ? 'failing' : 'rejected', `Salesforce responded with ${status}`)
}

interface DuplicateError {
  duplicateResult?: { matchResults?: { matchRecords?: { record?: { Id?: string } }[] }[] }
}

/** Returns the record that a duplicate rule found, of an error `DUPLICATES_DETECTED`. */
export function duplicateId({ errorCode, data }: ApiError): string | undefined {
  if (errorCode !== 'DUPLICATES_DETECTED') return undefined
  const errors = [data].flat() as (DuplicateError | undefined)[]
  return errors
    .flatMap((error) => error?.duplicateResult?.matchResults ?? [])
    .flatMap(({ matchRecords = [] }) => matchRecords)
    .map(({ record }) => record?.Id)
    .find((id) => id && RECORD_ID.test(id))
}

export const RECORD_ID = /^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/
