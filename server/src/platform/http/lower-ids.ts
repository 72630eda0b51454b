import type { TSchema } from 'typebox'

type Lower = (value: unknown) => unknown

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A UUID in capitals is the same id, and the product compares ids as text. Absent where a schema has none. */
export function lowerIds(schema: TSchema): Lower | undefined {
  const { format, anyOf, items, properties } = schema as {
    format?: string
    anyOf?: TSchema[]
    items?: TSchema
    properties?: Record<string, TSchema>
  }
  if (format === 'uuid') return lowered
  if (anyOf) return each(anyOf.flatMap((branch) => lowerIds(branch) ?? []))
  if (properties) return inProperties(properties)
  const lower = items && lowerIds(items)
  return lower && ((value) => (Array.isArray(value) ? value.map(lower) : value))
}

function lowered(value: unknown): unknown {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : value
}

function each(lowers: Lower[]): Lower | undefined {
  if (lowers.length === 0) return undefined
  return (value) => lowers.reduce((done, lower) => lower(done), value)
}

function inProperties(properties: Record<string, TSchema>): Lower | undefined {
  const lowers = Object.entries(properties).flatMap(([name, property]) => {
    const lower = lowerIds(property)
    return lower ? [{ name, lower }] : []
  })
  if (lowers.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const from = value as Record<string, unknown>
    const given = lowers.filter(({ name }) => from[name] !== undefined)
    return {
      ...from,
      ...Object.fromEntries(given.map(({ name, lower }) => [name, lower(from[name])])),
    }
  }
}
