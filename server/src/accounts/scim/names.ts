import { own } from '@satchel/contract/own.ts'
import { ScimFailure } from './failure.ts'
import { USER_SCHEMA } from './resource.ts'

// RFC 7643 2.1: names of attributes don't depend on case. 3.10: they may begin with their schema.

type Attributes = Record<string, unknown>

/** The attributes of a person (RFC 7643 4.1 and 3.1), of which those that Satchel doesn't store are taken and left out. */
const NAMES = namesOf([
  ...['schemas', 'id', 'externalId', 'meta', 'userName', 'name', 'displayName', 'nickName'],
  ...['profileUrl', 'title', 'userType', 'preferredLanguage', 'locale', 'timezone', 'active'],
  ...['password', 'emails', 'phoneNumbers', 'ims', 'photos', 'addresses', 'groups'],
  ...['entitlements', 'roles', 'x509Certificates'],
])
const PARTS = namesOf([
  ...['formatted', 'givenName', 'familyName', 'middleName', 'honorificPrefix', 'honorificSuffix'],
  ...['value', 'type', 'primary', 'display', '$ref', 'streetAddress', 'locality', 'region'],
  ...['postalCode', 'country', 'resourceType', 'created', 'lastModified', 'location', 'version'],
])
const OPERATION = namesOf(['op', 'path', 'value'])
const REQUEST = namesOf(['schemas', 'Operations'])
const PREFIX = USER_SCHEMA.toLowerCase()
const IS_URN = /^urn:/i

function namesOf(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), name]))
}

/** Returns a person with the names that the specification gives their attributes. */
export function withNames(person: Attributes): Attributes {
  const entries = Object.entries(person).flatMap(([key, value]): [string, unknown][] => {
    const name = withoutSchema(key)
    // All attributes of the schema under its name.
    if (name === '') return Object.entries(withNames(asAttributes(value)))
    return [nameAndValue(name, value)]
  })
  return Object.fromEntries(entries)
}

/** Returns the operations of a patch with names as the specification has them; throws where one names nothing known. */
export function operationsOf(patch: Attributes): { schemas: unknown; operations: unknown } {
  const { schemas, Operations } = renamed(patch, REQUEST)
  const operations = Array.isArray(Operations) ? Operations.map(operationOf) : Operations
  return { schemas, operations }
}

function operationOf(input: unknown): unknown {
  if (!isAttributes(input)) return input
  const operation = renamed(input, OPERATION)
  const { path, value } = operation
  if (typeof path === 'string' && withoutSchema(path) !== '') {
    const [, name = ''] = /^([^.[]*)/.exec(withoutSchema(path)) ?? []
    requireKnown([name])
    return {
      ...operation,
      path: pathOf(path),
      ...('value' in operation && { value: partsOf(value) }),
    }
  }
  const { path: _ofAll, ...rest } = operation
  if (!isAttributes(value)) return operation
  const named = withNames(value)
  requireKnown(Object.keys(named))
  return { ...rest, value: named }
}

/** Refuses what names nothing known; beside something known it's left out, as attributes of other schemas are. */
function requireKnown(names: string[]): void {
  const isKnown = (name: string) => {
    const [first = ''] = name.split(/[.[]/)
    return IS_URN.test(name) || own(NAMES, first.toLowerCase()) !== undefined
  }
  if (names.length === 0 || names.some(isKnown)) return
  throw new ScimFailure(400, `${names.join(', ').slice(0, 100)}: unknown attribute`, 'invalidPath')
}

/** Returns a path such as `emails[type eq "work"].value`, by the names of its attributes. */
function pathOf(path: string): string {
  const rest = withoutSchema(path)
  if (IS_URN.test(rest)) return rest
  return rest
    .replace(/^[^.[]+/, (name) => own(NAMES, name.toLowerCase()) ?? name)
    .replace(/(?<=\[\s*)[\w$]+/, (name) => own(PARTS, name.toLowerCase()) ?? name)
    .replace(/(?<=\.)[\w$]+$/, (name) => own(PARTS, name.toLowerCase()) ?? name)
}

function nameAndValue(key: string, value: unknown): [string, unknown] {
  if (IS_URN.test(key)) return [key, value]
  return [pathOf(key), partsOf(value)]
}

/** Returns a value whose parts have the names of the specification. */
function partsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(partsOf)
  return isAttributes(value) ? renamed(value, PARTS) : value
}

function renamed(object: Attributes, names: Record<string, string>): Attributes {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [own(names, key.toLowerCase()) ?? key, value]),
  )
}

/** Returns a key without the schema of a person, '' for the schema itself. */
function withoutSchema(key: string): string {
  const lower = key.toLowerCase()
  if (lower === PREFIX) return ''
  return lower.startsWith(`${PREFIX}:`) ? key.slice(PREFIX.length + 1) : key
}

const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asAttributes = (value: unknown): Attributes => (isAttributes(value) ? value : {})
