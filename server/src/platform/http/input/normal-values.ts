import { withoutTurns } from '@satchel/contract/invisible.ts'
import { NAME_FORMAT } from '@satchel/contract/schemas.ts'
import type { TSchema } from 'typebox'

type Normalize = (value: unknown) => unknown

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns how values of a schema are stored; undefined if they are as they come. A UUID in capitals is the same id, and
 * the product compares ids as text. A name is one that reads as what it is.
 */
export function normalizing(schema: TSchema): Normalize | undefined {
  const { format, anyOf, items, properties } = schema as {
    format?: string
    anyOf?: TSchema[]
    items?: TSchema
    properties?: Record<string, TSchema>
  }
  if (format === 'uuid') return lowered
  if (format === NAME_FORMAT) return named
  if (anyOf) return each(anyOf.flatMap((branch) => normalizing(branch) ?? []))
  if (properties) return inProperties(properties)
  const normalize = items && normalizing(items)
  return normalize && ((value) => (Array.isArray(value) ? value.map(normalize) : value))
}

function lowered(value: unknown): unknown {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : value
}

function named(value: unknown): unknown {
  return typeof value === 'string' ? withoutTurns(value) : value
}

function each(normalizers: Normalize[]): Normalize | undefined {
  if (normalizers.length === 0) return undefined
  return (value) => normalizers.reduce((done, normalize) => normalize(done), value)
}

function inProperties(properties: Record<string, TSchema>): Normalize | undefined {
  const normalizers = Object.entries(properties).flatMap(([name, property]) => {
    const normalize = normalizing(property)
    return normalize ? [{ name, normalize }] : []
  })
  if (normalizers.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const from = value as Record<string, unknown>
    const present = normalizers.filter(({ name }) => from[name] !== undefined)
    return {
      ...from,
      ...Object.fromEntries(present.map(({ name, normalize }) => [name, normalize(from[name])])),
    }
  }
}
