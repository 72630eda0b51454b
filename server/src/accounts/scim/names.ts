import { own } from '@satchel/contract/own.ts'
import { ScimFailure } from './failure.ts'
import { GROUP_SCHEMA } from './group-resource.ts'
import { USER_SCHEMA } from './resource.ts'

// RFC 7643 2.1: names of attributes don't depend on case. 3.10: they may begin with their schema.

type Attributes = Record<string, unknown>

/** A kind of resource: its schema, and its attributes in small letters with their names. */
export interface Kind {
  schema: string
  names: Record<string, string>
}

/** A person (RFC 7643 4.1 and 3.1); attributes that Satchel doesn't store are taken and left out. */
const PERSON_NAMES = namesOf([
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
export const PERSON: Kind = { schema: USER_SCHEMA, names: PERSON_NAMES }
export const GROUP: Kind = {
  schema: GROUP_SCHEMA,
  names: namesOf(['schemas', 'id', 'externalId', 'meta', 'displayName', 'members']),
}
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const OPERATIONS_MAX = 100
const IS_URN = /^urn:/i

function namesOf(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), name]))
}

/** Returns a resource with the names that the specification gives its attributes. */
export function withNames(resource: Attributes, kind = PERSON): Attributes {
  const entries = Object.entries(resource).flatMap(([key, value]): [string, unknown][] => {
    const name = withoutSchema(key, kind)
    // All attributes of the schema under its name.
    if (name === '') return Object.entries(withNames(asAttributes(value), kind))
    return [IS_URN.test(name) ? [name, value] : [pathOf(name, kind), partsOf(value)]]
  })
  return Object.fromEntries(entries)
}

export interface Operation {
  op?: unknown
  path?: unknown
  value?: unknown
}

/** Returns the operations of a patch with names as the specification has them; throws where one names nothing known. */
export function operationsOf(patch: Attributes, kind: Kind): Operation[] {
  const { schemas, Operations } = renamed(patch, REQUEST)
  const isPatch = Array.isArray(schemas) && schemas.some(isPatchSchema)
  if (!isPatch || !Array.isArray(Operations) || Operations.length > OPERATIONS_MAX)
    throw new ScimFailure(400, 'Not a SCIM patch', 'invalidSyntax')
  return Operations.map((operation) => operationOf(operation, kind))
}

const isPatchSchema = (schema: unknown) =>
  typeof schema === 'string' && schema.toLowerCase() === PATCH_SCHEMA.toLowerCase()

function operationOf(input: unknown, kind: Kind): Operation {
  if (!isAttributes(input)) throw new ScimFailure(400, 'Not a SCIM patch', 'invalidSyntax')
  const operation: Operation = renamed(input, OPERATION)
  const { path, value } = operation
  if (typeof path === 'string' && withoutSchema(path, kind) !== '') {
    const [, name = ''] = /^([^.[]*)/.exec(withoutSchema(path, kind)) ?? []
    requireKnown([name], kind)
    return {
      ...operation,
      path: pathOf(path, kind),
      ...('value' in operation && { value: partsOf(value) }),
    }
  }
  const { path: _ofAll, ...rest } = operation
  if (!isAttributes(value)) return operation
  const named = withNames(value, kind)
  requireKnown(Object.keys(named), kind)
  return { ...rest, value: named }
}

/** Refuses what names nothing known; beside something known it's left out, as attributes of other schemas are. */
function requireKnown(names: string[], kind: Kind): void {
  const isKnown = (name: string) => {
    const [first = ''] = name.split(/[.[]/)
    return IS_URN.test(name) || own(kind.names, first.toLowerCase()) !== undefined
  }
  if (names.length === 0 || names.some(isKnown)) return
  throw new ScimFailure(400, `${names.join(', ').slice(0, 100)}: unknown attribute`, 'invalidPath')
}

/** Returns a path such as `emails[type eq "work"].value`, by the names of its attributes. */
function pathOf(path: string, kind: Kind): string {
  const rest = withoutSchema(path, kind)
  if (IS_URN.test(rest)) return rest
  return rest
    .replace(/^[^.[]+/, (name) => own(kind.names, name.toLowerCase()) ?? name)
    .replace(/(?<=\[\s*)[\w$]+/, (name) => own(PARTS, name.toLowerCase()) ?? name)
    .replace(/(?<=\.)[\w$]+$/, (name) => own(PARTS, name.toLowerCase()) ?? name)
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

/** Returns a key without the schema of its kind, '' for the schema itself. */
function withoutSchema(key: string, { schema }: Kind): string {
  const [lower, prefix] = [key.toLowerCase(), schema.toLowerCase()]
  if (lower === prefix) return ''
  return lower.startsWith(`${prefix}:`) ? key.slice(prefix.length + 1) : key
}

const isAttributes = (value: unknown): value is Attributes =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asAttributes = (value: unknown): Attributes => (isAttributes(value) ? value : {})
