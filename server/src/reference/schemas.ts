import type { TaggedEndpoint } from '@satchel/contract/endpoints.ts'
import type { TSchema } from 'typebox'

type Schemas = Readonly<Record<string, TSchema>>

/** Schemas as OpenAPI refers to them: each that has a name is written once. */
export interface Components {
  /** Definitions by name; complete once everything was referred to. */
  readonly definitions: Record<string, object>
  /** Returns what stands for the schema of a parameter or an answer. */
  refer(schema: unknown): object
  /** Returns what stands for the schema of a body, whose objects have no other properties unless they say so. */
  referClosed(schema: unknown): object
}

/** Returns components named as the contract names them, and what else an operation takes and answers by its name. */
export function nameSchemas(named: Schemas, endpoints: readonly TaggedEndpoint[]): Components {
  const names = new Map<string, string>()
  const add = (schema: TSchema | undefined, name: string) => {
    const text = JSON.stringify(schema)
    if (text && !names.has(text)) names.set(text, name)
  }
  for (const [name, schema] of Object.entries(named)) add(schema, name)
  for (const { endpoint } of endpoints) {
    const name = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1)
    add(objectOf(endpoint.body), `${name}Body`)
    add(objectOf(endpoint.reply), `${name}Reply`)
  }
  return componentsOf(names)
}

/** Returns a schema that is worth a name: one of an object. */
function objectOf(schema: TSchema | undefined): TSchema | undefined {
  return schema && 'properties' in schema ? schema : undefined
}

function componentsOf(names: ReadonlyMap<string, string>): Components {
  const definitions: Record<string, object> = {}
  /** Names by the schema itself, since many operations share it. */
  const nameByPart = new Map<object, string | undefined>()
  const nameOf = (schema: object) => {
    if (!nameByPart.has(schema)) nameByPart.set(schema, names.get(JSON.stringify(schema)))
    return nameByPart.get(schema)
  }
  const partsOf = (schema: object, isClosed: boolean) => {
    const parts = Object.entries(schema).map(([key, part]) => [key, refer(part, isClosed)])
    const rest = isClosed && 'properties' in schema ? { additionalProperties: false } : {}
    return { ...rest, ...Object.fromEntries(parts) }
  }
  const refer = (schema: unknown, isClosed: boolean): unknown => {
    if (Array.isArray(schema)) return schema.map((part) => refer(part, isClosed))
    if (typeof schema !== 'object' || schema === null) return schema
    const name = nameOf(schema)
    if (!name) return partsOf(schema, isClosed)
    const parts = partsOf(schema, isClosed)
    const key = isClosed && hasObjects(schema) && !name.endsWith('Body') ? `${name}Input` : name
    definitions[key] ??= parts
    return { $ref: `#/components/schemas/${key}` }
  }
  return {
    definitions,
    refer: (schema) => refer(schema, false) as object,
    referClosed: (schema) => refer(schema, true) as object,
  }
}

/** Tells whether closing a schema changes it. */
function hasObjects(schema: object): boolean {
  return JSON.stringify(schema).includes('"properties":')
}
