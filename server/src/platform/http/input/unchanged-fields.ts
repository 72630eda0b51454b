import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { fieldsAt, type UnknownField } from '@satchel/contract/unknown-fields.ts'
import type { FastifyInstance } from 'fastify'
import type { Scope } from '../../database/scope.ts'
import { says } from '../../problem.ts'
import type { Call } from '../call.ts'
import { refused } from './input-check.ts'

/** Reads the entity at a path, as `GET` answers it. */
export type EntityReader = (scope: Scope, input: never, call: Call) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** The functions that read entities, by the path of their endpoint. */
    entityReaders: Map<string, EntityReader>
  }
}

/**
 * Refuses fields of an entity's answer that a client sends back changed to a call that doesn't change them. Returns
 * what checks the call's own answer instead, where nothing else reads the entity.
 */
export async function checkSentBack(
  app: FastifyInstance,
  endpoint: Endpoint,
  scope: Scope,
  call: Call,
): Promise<(answer: unknown) => void> {
  const { sentBack = [], input } = call.request
  const check = (entity: unknown) => requireAsRead(endpoint, sentBack, entity)
  const read = app.entityReaders.get(endpoint.readAt ?? endpoint.path)
  if (sentBack.length === 0) return () => undefined
  if (!read) return check
  const { params } = input as { params?: unknown }
  check(await read(scope, { params, query: {} } as never, call))
  return () => undefined
}

function requireAsRead(endpoint: Endpoint, fields: UnknownField[], entity: unknown): void {
  const stored = JSON.parse(JSON.stringify(entity))
  const errors = fields
    .filter(({ path, value }) => !wasRead(value, fieldsAt(stored, path)))
    .map((field) => errorOf(endpoint, field))
  if (errors.length > 0) throw refused(errors)
}

/** Tells whether a field was read as it's sent; one that is left out of an answer is null. */
function wasRead(sent: unknown, stored: unknown[]): boolean {
  return stored.length === 0 ? sent === null : stored.some((value) => isAsRead(sent, value))
}

/** Counts and times may have grown since they were read. */
function isAsRead(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'number' && typeof stored === 'number') return sent <= stored
  if (isTime(sent) && isTime(stored)) return sent <= stored
  return isDeepStrictEqual(sent, stored)
}

const TIME = /^\d{4}-\d\d-\d\dT/
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

function errorOf({ changedAt }: Endpoint, { path }: UnknownField): FieldError {
  const where = changedAt?.[path[0] ?? '']
  const reason = where
    ? says('cantBeChangedByThisCallUse', { name: where })
    : says('cantBeChangedByThisCall')
  return { path: path.join('.'), ...reason }
}
