import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { CursorQuery } from '@satchel/contract/schemas.ts'
import type { UnknownField } from '@satchel/contract/unknown-fields.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { NoSuchAddress, Problem } from '../../problem.ts'
import { bodyCheck, type Check, queryCheck, textCheck } from './validate.ts'

interface Checked {
  input: unknown
  /** Fields of the entity's own answer that the call doesn't change. */
  sentBack?: UnknownField[] | undefined
}

type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

const NOTHING = Type.Object({})

/**
 * Returns the check of all that a request carries, which throws `not-found` or, naming each field that is faulty or
 * unknown, `invalid`. With `takesSentBack`, a change may carry what only the entity's answer has, to be compared.
 */
export function inputCheck(
  endpoint: Endpoint,
  { takesSentBack = false } = {},
): (request: RequestParts) => Checked {
  const params = endpoint.params && textCheck(endpoint.params)
  const query = queryCheck(endpoint.query ?? NOTHING, {
    takesUnknown: endpoint.takesUnknown,
    alsoKnown: isWholeList(endpoint) ? PAGING : [],
  })
  const body = checkOfBody(endpoint, takesSentBack)
  return (request) => {
    const { value, sentBack } = body ? checked(body, request.body ?? undefined) : {}
    return {
      input: {
        // An id that cannot exist is as absent as one that does not.
        ...(params && { params: passing(params, request.params) }),
        query: checked(query, request.query).value,
        ...(endpoint.body && { body: value }),
      },
      sentBack,
    }
  }
}

const PAGING = Object.keys(CursorQuery.properties)

/** Tells whether a list has no pages, as it's short: parameters of all other lists are known there, and change nothing. */
function isWholeList({ method, query, reply }: Endpoint): boolean {
  const has = (schema: object | undefined, name: string) =>
    name in ((schema as { properties?: object } | undefined)?.properties ?? {})
  return method === 'GET' && has(reply, 'items') && !has(query, 'limit')
}

/** A body that isn't JSON is read by its own module. */
function checkOfBody(
  { body, raw, takesUnknown, method, reply }: Endpoint,
  takesSentBack: boolean,
): Check | undefined {
  if (!body && raw) return undefined
  const isChange = takesSentBack && (method === 'PUT' || method === 'PATCH')
  return bodyCheck(body ?? NOTHING, { takesUnknown, answer: isChange ? reply : undefined })
}

function passing(check: Check, value: unknown): unknown {
  const result = check(value)
  if ('errors' in result) throw new NoSuchAddress()
  return result.value
}

function checked(
  check: Check,
  value: unknown,
): Exclude<ReturnType<Check>, { errors: FieldError[] }> {
  const result = check(value)
  if (!('errors' in result)) return result
  throw refused(result.errors)
}

/** Returns the problem of input with faults, each with its field. */
export function refused(errors: FieldError[]): Problem {
  const detail = errors.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
  return new Problem('invalid', { message: detail }, { errors })
}
