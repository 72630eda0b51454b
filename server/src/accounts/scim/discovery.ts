import { ScimFailure } from './failure.ts'
import { GROUP_SCHEMA } from './group-resource.ts'
import { COUNT_MAX, listOf } from './lists.ts'
import { USER_SCHEMA } from './resource.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

export function configOf(publicUrl: string) {
  const no = { supported: false }
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: COUNT_MAX },
    changePassword: no,
    sort: no,
    etag: no,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'Created in the team settings, under Single sign-on',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: `${publicUrl}/api/scim/v2/ServiceProviderConfig`,
    },
  }
}

export function resourceTypes(publicUrl: string) {
  return listOf(allTypes(publicUrl))
}

export function resourceType(publicUrl: string, id: string) {
  return existing(allTypes(publicUrl), id)
}

export function schemas(publicUrl: string) {
  return listOf(allSchemas(publicUrl))
}

export function schema(publicUrl: string, id: string) {
  return existing(allSchemas(publicUrl), id)
}

function existing<Resource extends { id: string }>(all: Resource[], id: string): Resource {
  const found = all.find((each) => each.id.toLowerCase() === id.toLowerCase())
  if (!found) throw new ScimFailure(404, `There’s no ${id.slice(0, 100)}`)
  return found
}

function allTypes(publicUrl: string) {
  return [typeOf('User', '/Users', USER_SCHEMA), typeOf('Group', '/Groups', GROUP_SCHEMA)]

  function typeOf(id: string, endpoint: string, schema: string) {
    const location = `${publicUrl}/api/scim/v2/ResourceTypes/${id}`
    return {
      schemas: [`${CORE}:ResourceType`],
      id,
      name: id,
      endpoint,
      schema,
      meta: { resourceType: 'ResourceType', location },
    }
  }
}

function allSchemas(publicUrl: string) {
  return [
    schemaOf(USER_SCHEMA, 'User', 'A person on the team', [
      { ...attribute('userName'), required: true, uniqueness: 'server' },
      { ...attribute('externalId'), caseExact: true },
      attribute('displayName'),
      attribute('active', 'boolean'),
      complex('name', false, ['formatted', 'givenName', 'familyName']),
      complex('emails', true, ['value', 'type']),
      complex('roles', true, ['value']),
      { ...complex('groups', true, ['value', 'display', 'type', '$ref']), ...READ_ONLY },
    ]),
    schemaOf(GROUP_SCHEMA, 'Group', 'A role, and who has it', [
      { ...attribute('displayName'), required: true, uniqueness: 'server' },
      { ...attribute('externalId'), caseExact: true },
      complex('members', true, ['value', 'display', 'type', '$ref']),
    ]),
  ]

  function schemaOf(id: string, name: string, description: string, attributes: object[]) {
    const meta = { resourceType: 'Schema', location: `${publicUrl}/api/scim/v2/Schemas/${id}` }
    return { schemas: [`${CORE}:Schema`], id, name, description, attributes, meta }
  }
}

const READ_ONLY = { mutability: 'readOnly' }

function attribute(name: string, type = 'string') {
  return {
    name,
    type,
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
  }
}

function complex(name: string, multiValued: boolean, parts: string[]) {
  return {
    ...attribute(name, 'complex'),
    multiValued,
    subAttributes: [
      ...parts.map((part) => attribute(part)),
      ...(multiValued ? [attribute('primary', 'boolean')] : []),
    ],
  }
}
