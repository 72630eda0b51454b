import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../schemas.ts'

/** Shared settings of SCIM 2.0 (RFC 7643, 7644). Its own bearer token identifies the tenant. */
const scim = {
  access: 'public',
  raw: true,
  takesUnknown: true,
  limit: { calls: 1_200, seconds: 60 },
} as const
const UserParams = Type.Object({ userId: Id })
const GroupParams = Type.Object({ groupId: Type.String() })
const ListParams = Type.Object({
  filter: Type.Optional(Type.String({ maxLength: 1_000 })),
  startIndex: Type.Optional(Type.String()),
  count: Type.Optional(Type.String()),
})
const Shown = {
  attributes: Type.Optional(Type.String()),
  excludedAttributes: Type.Optional(Type.String()),
}

export const listScimUsers = endpoint({
  name: 'listScimUsers',
  summary: 'List people in SCIM form, optionally filtered',
  method: 'GET',
  path: '/api/scim/v2/Users',
  query: ListParams,
  ...scim,
})

export const createScimUser = endpoint({
  name: 'createScimUser',
  fillsDisk: 'rows',
  summary: 'Create a person from a directory',
  method: 'POST',
  path: '/api/scim/v2/Users',
  ...scim,
})

export const getScimUser = endpoint({
  name: 'getScimUser',
  summary: 'Get a person in SCIM form',
  method: 'GET',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const replaceScimUser = endpoint({
  name: 'replaceScimUser',
  summary: 'Replace a person’s directory data; `active: false` deactivates them immediately',
  method: 'PUT',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const patchScimUser = endpoint({
  name: 'patchScimUser',
  summary: 'Change parts of a person’s directory data',
  method: 'PATCH',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const removeScimUser = endpoint({
  name: 'removeScimUser',
  summary: 'Deactivate a person and hide them from the directory',
  method: 'DELETE',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const listScimGroups = endpoint({
  name: 'listScimGroups',
  summary: 'List the roles as SCIM groups, optionally filtered',
  method: 'GET',
  path: '/api/scim/v2/Groups',
  query: Type.Object({ ...ListParams.properties, ...Shown }),
  ...scim,
})

export const createScimGroup = endpoint({
  name: 'createScimGroup',
  summary: 'Connect a directory’s group to the role of its name, and add its members',
  method: 'POST',
  path: '/api/scim/v2/Groups',
  ...scim,
})

export const getScimGroup = endpoint({
  name: 'getScimGroup',
  summary: 'Get a role as a SCIM group, with its members',
  method: 'GET',
  path: '/api/scim/v2/Groups/:groupId',
  params: GroupParams,
  query: Type.Object(Shown),
  ...scim,
})

export const replaceScimGroup = endpoint({
  name: 'replaceScimGroup',
  summary: 'Replace the members of a role’s group; who is in none becomes a viewer',
  method: 'PUT',
  path: '/api/scim/v2/Groups/:groupId',
  params: GroupParams,
  ...scim,
})

export const patchScimGroup = endpoint({
  name: 'patchScimGroup',
  summary: 'Add members to a role’s group, or remove some',
  method: 'PATCH',
  path: '/api/scim/v2/Groups/:groupId',
  params: GroupParams,
  ...scim,
})

export const getScimConfig = endpoint({
  name: 'getScimConfig',
  summary: 'Get the supported SCIM features',
  method: 'GET',
  path: '/api/scim/v2/ServiceProviderConfig',
  ...scim,
})

export const listScimSchemas = endpoint({
  name: 'listScimSchemas',
  summary: 'List the SCIM attributes of people and groups',
  method: 'GET',
  path: '/api/scim/v2/Schemas',
  ...scim,
})

export const listScimResourceTypes = endpoint({
  name: 'listScimResourceTypes',
  summary: 'List the SCIM resource types: people and groups',
  method: 'GET',
  path: '/api/scim/v2/ResourceTypes',
  ...scim,
})

export const getScimSchema = endpoint({
  name: 'getScimSchema',
  summary: 'Get the SCIM attributes of people or groups',
  method: 'GET',
  path: '/api/scim/v2/Schemas/:schemaId',
  params: Type.Object({ schemaId: Type.String() }),
  ...scim,
})

export const getScimResourceType = endpoint({
  name: 'getScimResourceType',
  summary: 'Get one SCIM resource type',
  method: 'GET',
  path: '/api/scim/v2/ResourceTypes/:typeId',
  params: Type.Object({ typeId: Type.String() }),
  ...scim,
})
