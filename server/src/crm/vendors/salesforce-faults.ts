import { MINUTE } from '../../platform/time.ts'
import type { Answer } from './api.ts'
import { CrmProblem, detailOf, type ProblemKind } from './types.ts'

/** An error of the REST API; `errorCode` is empty where something else answered. */
interface ApiError {
  errorCode: string
  message?: string
  duplicateResult?: { matchResults?: { matchRecords?: { record?: { Id?: string } }[] }[] }
}

function errorOf({ body }: Answer): ApiError {
  const [first] = [body].flat() as (Partial<ApiError> | null | undefined)[]
  return { ...first, errorCode: String(first?.errorCode ?? '') }
}

/** The limit is one of 24 hours, of which calls become free again one by one. */
const LIMIT_WAIT = 15 * MINUTE

const FAULTS: [pattern: RegExp, fault: ProblemKind][] = [
  [/^(INVALID_SESSION_ID|INVALID_AUTH_HEADER)$/, 'expired'],
  [/^(REQUEST_LIMIT_EXCEEDED|CONCURRENT_\w+_LIMIT_EXCEEDED)$/, 'limited'],
  [/^(ENTITY_IS_DELETED|DELETED|NOT_FOUND)$/, 'deleted'],
  [/^(INSUFFICIENT_ACCESS\w*|API_\w*DISABLED\w*|API_CURRENTLY_DISABLED)$/, 'forbidden'],
  [/^(CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY_RIGHTS|FUNCTIONALITY_NOT_ENABLED)$/, 'forbidden'],
  // Fields and objects that somebody may not see don't exist for them.
  [/^(INVALID_TYPE|INVALID_FIELD|INVALID_FIELD_FOR_INSERT_UPDATE)$/, 'forbidden'],
  [/^(SERVER_UNAVAILABLE|UNABLE_TO_LOCK_ROW|UNKNOWN_EXCEPTION|QUERY_TIMEOUT)$/, 'failing'],
]

const STATUS_FAULTS: Record<number, ProblemKind> = {
  401: 'expired',
  403: 'forbidden',
  404: 'deleted',
  429: 'limited',
}

/** Meaning of a status where the body doesn't tell: proxies before Salesforce answer with bodies of other shapes. */
function faultOf(status: number): ProblemKind {
  if (status >= 500) return 'failing'
  return STATUS_FAULTS[status] ?? 'rejected'
}

/** Tells what an answer of Salesforce's API other than 2xx means. */
export function salesforceProblem(answer: Answer): CrmProblem {
  const { errorCode, message } = errorOf(answer)
  const byCode = FAULTS.find(([pattern]) => pattern.test(errorCode))?.[1]
  const fault = byCode ?? faultOf(answer.status)
  const isTold = byCode || (errorCode && fault === 'rejected')
  const detail = isTold
    ? `${errorCode}: ${detailOf(message)}`
    : `Salesforce responded with ${answer.status}`
  return new CrmProblem(fault, detail, fault === 'limited' ? { waitMs: LIMIT_WAIT } : {})
}

/** Tells what an answer of the token endpoint other than 2xx means. */
export function salesforceTokenProblem(answer: Answer): CrmProblem {
  const { error, error_description: description } = Object(answer.body) as Record<string, unknown>
  const words = detailOf(description)
  if (error === 'invalid_grant')
    return new CrmProblem('revoked', words || 'Salesforce doesn’t accept the access anymore')
  if (answer.status === 429 || answer.status >= 500) return salesforceProblem(answer)
  const name = detailOf(error) || `Salesforce responded with ${answer.status}`
  return new CrmProblem('rejected', words || name)
}

/** Returns the record that a duplicate rule found, of an error `DUPLICATES_DETECTED`. */
export function duplicateId(answer: Answer): string | undefined {
  const { errorCode, duplicateResult } = errorOf(answer)
  if (errorCode !== 'DUPLICATES_DETECTED') return undefined
  return (duplicateResult?.matchResults ?? [])
    .flatMap(({ matchRecords = [] }) => matchRecords)
    .map(({ record }) => record?.Id)
    .find((id) => id && RECORD_ID.test(id))
}

export const RECORD_ID = /^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/
