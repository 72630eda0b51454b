import { Type } from 'typebox'
import { PUBLIC_CACHE } from './constants.ts'
import { endpoint } from './endpoint.ts'

export const getOpenapi = endpoint({
  name: 'getOpenapi',
  summary: 'Get this contract as OpenAPI 3.1',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  takesUnknown: true,
  cachedFor: PUBLIC_CACHE,
  reply: Type.Unknown(),
})

export const getAsyncapi = endpoint({
  name: 'getAsyncapi',
  summary: 'Get the events of webhooks as AsyncAPI 3',
  method: 'GET',
  path: '/api/asyncapi.json',
  access: 'public',
  takesUnknown: true,
  cachedFor: PUBLIC_CACHE,
  reply: Type.Unknown(),
})

export const getReference = endpoint({
  name: 'getReference',
  summary: 'Read this contract as a page',
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  takesUnknown: true,
  cachedFor: PUBLIC_CACHE,
  raw: true,
})
