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

export const listScimUsers = endpoint({
  name: 'listScimUsers',
  summary: 'List people in SCIM form, optionally filtered',
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

export const getScimConfig = endpoint({
  name: 'getScimConfig',
  summary: 'Get the supported SCIM features',
  method: 'GET',
  path: '/api/scim/v2/ServiceProviderConfig',
  ...scim,
})

export const listScimSchemas = endpoint({
  name: 'listScimSchemas',
  summary: 'List the SCIM attributes of a person',
  method: 'GET',
  path: '/api/scim/v2/Schemas',
  ...scim,
})

export const listScimResourceTypes = endpoint({
  name: 'listScimResourceTypes',
  summary: 'List the SCIM resource types: people',
  method: 'GET',
  path: '/api/scim/v2/ResourceTypes',
  ...scim,
})
