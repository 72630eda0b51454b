import { USER_SCHEMA } from './resource.ts'
import { COUNT_MAX } from './service.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

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
  const user = {
    schemas: [`${CORE}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: USER_SCHEMA,
    meta: { resourceType: 'ResourceType', location: `${publicUrl}/api/scim/v2/ResourceTypes/User` },
  }
  return listOf([user])
}

export function schemas(publicUrl: string) {
  const user = {
    schemas: [`${CORE}:Schema`],
    id: USER_SCHEMA,
    name: 'User',
    description: 'A person on the team',
    attributes: [
      { ...attribute('userName'), required: true, uniqueness: 'server' },
      attribute('externalId'),
      attribute('displayName'),
      attribute('active', 'boolean'),
      complex('name', false, ['formatted', 'givenName', 'familyName']),
      complex('emails', true, ['value', 'type']),
      complex('roles', true, ['value']),
    ],
    meta: { resourceType: 'Schema', location: `${publicUrl}/api/scim/v2/Schemas/${USER_SCHEMA}` },
  }
  return listOf([user])
}

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

function listOf(Resources: object[]) {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: Resources.length,
    startIndex: 1,
    itemsPerPage: Resources.length,
    Resources,
  }
}
