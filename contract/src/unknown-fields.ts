import type { TSchema } from 'typebox'

/** A field or parameter that a schema doesn't know. */
export interface UnknownField {
  path: string[]
  value: unknown
  /** The names that are known in its place. */
  known: string[]
}

interface Shape {
  anyOf?: TSchema[]
  items?: TSchema
  properties?: Record<string, TSchema>
  required?: string[]
  additionalProperties?: boolean | TSchema
}

/** Returns the fields of a value that its schema doesn't know. */
export function unknownFields(
  schema: TSchema,
  value: unknown,
  path: string[] = [],
): UnknownField[] {
  const { anyOf, items, properties, additionalProperties } = schema as Shape
  if (anyOf) return ofUnion(anyOf, value, path)
  if (items && Array.isArray(value))
    return value.flatMap((item, index) => unknownFields(items, item, [...path, `${index}`]))
  if (!properties || !isObject(value)) return []
  const names = Object.keys(properties)
  return Object.entries(value).flatMap(([name, field]) => {
    const below = [...path, name]
    const property = ownOf(properties, name)
    if (property) return unknownFields(property, field, below)
    return additionalProperties ? [] : [{ path: below, value: field, known: names }]
  })
}

/** Returns the fields that a union doesn't know: of the branches that fit a value, the one that knows most counts. */
function ofUnion(branches: TSchema[], value: unknown, path: string[]): UnknownField[] {
  const fitting = branches.filter((branch) => hasLiterals(branch, value))
  const [fewest = []] = (fitting.length > 0 ? fitting : branches)
    .map((branch) => unknownFields(branch, value, path))
    .sort((one, other) => one.length - other.length)
  return fewest
}

/** Tells whether a value is of a branch's type and has its literal properties. */
function hasLiterals(branch: TSchema, value: unknown): boolean {
  if (!takesTypeOf(branch, value)) return false
  const { properties = {} } = branch as { properties?: Record<string, { const?: unknown }> }
  return Object.entries(properties).every(
    ([name, property]) =>
      !('const' in property) || (isObject(value) && value[name] === property.const),
  )
}

/** Tells whether a schema knows a field. */
export function knowsField(schema: TSchema, [name, ...below]: string[]): boolean {
  if (name === undefined) return true
  const { anyOf, items, properties } = schema as Shape
  if (anyOf) return anyOf.some((branch) => knowsField(branch, [name, ...below]))
  if (items) return knowsField(items, below)
  const property = properties && ownOf(properties, name)
  return property !== undefined && knowsField(property, below)
}

/**
 * Sets fields of a change apart that are of a type which only the answer has, such as the addresses of a picture that is
 * changed by sending one.
 */
export function withoutOnlyRead(change: TSchema, answer: TSchema | undefined, value: unknown) {
  const { properties: ofChange = {}, required = [] } = change as Shape
  const { properties: ofAnswer = {} } = (answer ?? {}) as Shape
  const isOnlyRead = (name: string, field: unknown) => {
    const [taken, read] = [ownOf(ofChange, name), ownOf(ofAnswer, name)]
    if (!taken || !read || required.includes(name)) return false
    return !takesTypeOf(taken, field) && takesTypeOf(read, field)
  }
  const fields = isObject(value) ? Object.entries(value) : []
  const only = fields.filter(([name, field]) => isOnlyRead(name, field))
  if (only.length === 0) return { value, only: [] }
  return {
    value: Object.fromEntries(fields.filter((field) => !only.includes(field))),
    only: only.map(([name, field]): UnknownField => ({ path: [name], value: field, known: [] })),
  }
}

/** Tells whether a schema takes values of the JSON type of a value. */
function takesTypeOf(schema: TSchema, value: unknown): boolean {
  const { anyOf, type, enum: values, const: only } = schema as Shape & Scalar
  if (anyOf) return anyOf.some((branch) => takesTypeOf(branch, value))
  if (type) return (type === 'integer' ? 'number' : type) === typeOf(value)
  const listed = values ?? (only === undefined ? [value] : [only])
  return listed.some((one) => typeOf(one) === typeOf(value))
}

interface Scalar {
  type?: string
  enum?: unknown[]
  const?: unknown
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Returns what a value has at a path; of lists, whose order may have changed, what each of their entries has. */
export function fieldsAt(value: unknown, [name, ...below]: string[]): unknown[] {
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsAt(entry, below))
  return isObject(value) && Object.hasOwn(value, name) ? fieldsAt(value[name], below) : []
}

const ownOf = <T>(object: Record<string, T> | object, name: string): T | undefined =>
  Object.hasOwn(object, name) ? (object as Record<string, T>)[name] : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
