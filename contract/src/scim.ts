import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './schemas.ts'

/** SCIM 2.0 (RFC 7643, 7644): a directory keeps the people. A bearer token of its own says which tenant's. */
const scim = { access: 'public', raw: true, limit: { calls: 1_200, seconds: 60 } } as const
const UserParams = Type.Object({ userId: Id })

export const listScimUsers = endpoint({
  name: 'listScimUsers',
  summary: 'The people as SCIM has them, those that a filter fits',
  method: 'GET',
  path: '/api/scim/v2/Users',
  query: Type.Object({
    filter: Type.Optional(Type.String({ maxLength: 1_000 })),
    startIndex: Type.Optional(Type.String()),
    count: Type.Optional(Type.String()),
  }),
  ...scim,
})

export const createScimUser = endpoint({
  name: 'createScimUser',
  summary: 'A new person, by a directory',
  method: 'POST',
  path: '/api/scim/v2/Users',
  ...scim,
})

export const getScimUser = endpoint({
  name: 'getScimUser',
  summary: 'One person as SCIM has them',
  method: 'GET',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const replaceScimUser = endpoint({
  name: 'replaceScimUser',
  summary: 'Replace what a directory keeps of a person; `active: false` deactivates at once',
  method: 'PUT',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const patchScimUser = endpoint({
  name: 'patchScimUser',
  summary: 'Change some of what a directory keeps of a person',
  method: 'PATCH',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const removeScimUser = endpoint({
  name: 'removeScimUser',
  summary: 'No longer there for the directory, and deactivated',
  method: 'DELETE',
  path: '/api/scim/v2/Users/:userId',
  params: UserParams,
  ...scim,
})

export const getScimConfig = endpoint({
  name: 'getScimConfig',
  summary: 'What of SCIM is served',
  method: 'GET',
  path: '/api/scim/v2/ServiceProviderConfig',
  ...scim,
})

export const listScimSchemas = endpoint({
  name: 'listScimSchemas',
  summary: 'The attributes of a person in SCIM',
  method: 'GET',
  path: '/api/scim/v2/Schemas',
  ...scim,
})

export const listScimResourceTypes = endpoint({
  name: 'listScimResourceTypes',
  summary: 'The kinds of resources in SCIM: people',
  method: 'GET',
  path: '/api/scim/v2/ResourceTypes',
  ...scim,
})
