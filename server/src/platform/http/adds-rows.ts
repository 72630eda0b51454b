import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { TSchema } from 'typebox'

/** The characters of a body from which a call that changes something is one that adds to the disk. */
const TEXT = 1_000

/** Tells whether a call adds rows or long texts to the database: whatever creates, and changes of what has room for texts. */
export function addsRows({ method, status, reads, body, fillsDisk }: Endpoint): boolean {
  if (fillsDisk !== undefined) return fillsDisk !== false
  if (reads || method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if (status === 201) return true
  return method !== 'DELETE' && body !== undefined && charactersOf(body as Shape) >= TEXT
}

type Shape = TSchema & {
  type?: string
  maxLength?: number
  format?: string
  enum?: unknown[]
  properties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  anyOf?: Shape[]
  allOf?: Shape[]
  patternProperties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
}

/** Returns the most characters that values of a schema have. */
function charactersOf(schema: Shape): number {
  const { type, anyOf, allOf, items, maxItems = Infinity } = schema
  if (anyOf) return Math.max(...anyOf.map(charactersOf))
  if (allOf) return sum(allOf.map(charactersOf))
  if (type === 'string') return lengthOf(schema)
  if (type === 'object') return ofObject(schema)
  if (type !== 'array') return type || schema.enum || 'const' in schema ? 0 : Infinity
  const each = items ? charactersOf(items) : Infinity
  return each === 0 ? 0 : each * maxItems
}

function lengthOf({ format, enum: values, maxLength = Infinity, ...rest }: Shape): number {
  return format || values || 'const' in rest ? 0 : maxLength
}

function ofObject({ properties = {}, patternProperties, additionalProperties }: Shape): number {
  if (patternProperties || typeof additionalProperties === 'object') return Infinity
  return sum(Object.values(properties).map(charactersOf))
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
