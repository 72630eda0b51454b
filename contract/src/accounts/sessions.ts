import { type Static, Type } from 'typebox'
import { SESSION_HOURS_MAX } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nullable, Time } from '../schemas.ts'
import { TokenSet } from './accounts.ts'

export const SESSION_METHODS = [
  'password',
  'passkey',
  'sso',
  'code',
  'invitation',
  'handoff',
] as const

/** One browser, or another client, that is signed in as me. */
export const Session = Type.Object({
  id: Id,
  device: Type.Union([Type.String(), Type.Null()], {
    description: 'Such as `desktop`, `mobile` or `tablet`',
  }),
  browser: Nullable(Type.String()),
  os: Nullable(Type.String()),
  country: Type.Union([Type.String(), Type.Null()], { description: 'ISO 3166, two letters' }),
  ip: Nullable(Type.String()),
  method: Type.Enum([...SESSION_METHODS]),
  createdAt: Time,
  lastSeenAt: Time,
  endsAt: Type.String({
    format: 'date-time',
    description: 'If it isn’t used until then',
  }),
  isCurrent: Type.Boolean(),
})
export type Session = Static<typeof Session>

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'List my sessions, last used first',
  method: 'GET',
  path: '/api/auth/v1/sessions',
  access: 'signed-in',
  evenInactive: true,
  reply: Type.Object({ items: Type.Array(Session) }),
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'End all of my other sessions',
  method: 'DELETE',
  path: '/api/auth/v1/sessions/others',
  access: 'signed-in',
  evenInactive: true,
  status: 204,
})

export const endSession = endpoint({
  name: 'endSession',
  summary: 'End one of my sessions',
  method: 'DELETE',
  path: '/api/auth/v1/sessions/:id',
  access: 'signed-in',
  evenInactive: true,
  params: IdParams,
  status: 204,
})

export const issueHandoff = endpoint({
  name: 'issueHandoff',
  summary: 'Create a code that carries this session to another surface, once, within a minute',
  method: 'POST',
  path: '/api/auth/v2/handoff/issue',
  access: 'signed-in',
  evenInactive: true,
  body: Type.Optional(
    Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 512 })) }),
  ),
  reply: Type.Object({ code: Type.String(), expiresIn: Type.Integer() }),
})

export const redeemHandoff = endpoint({
  name: 'redeemHandoff',
  summary: 'Redeem a handoff code for a separate session, which ends no later than the original',
  method: 'POST',
  path: '/api/auth/v2/handoff/redeem',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({
    code: Type.String({ maxLength: 128 }),
    expiresIn: Type.Optional(Type.Integer({ description: 'As it came with the code' })),
  }),
  reply: TokenSet,
})

export const issueSocketTokens = endpoint({
  name: 'issueSocketTokens',
  summary: 'Create two tokens that open one socket, within 30 seconds, and nothing else',
  method: 'POST',
  path: '/api/auth/v1/sessions/socket',
  access: 'signed-in',
  evenInactive: true,
  beforeSecondFactor: true,
  inPerson: true,
  reply: Type.Object(
    { authorization: Type.String(), identity: Type.String() },
    { description: 'The query parameters of `/socket`' },
  ),
})

export const SessionRules = Type.Object({
  idleMinutes: Type.Union([Type.Integer({ minimum: 5, maximum: 43_200 }), Type.Null()], {
    description: 'Minutes of inactivity after which a session ends; null for no limit',
  }),
  maxHours: Type.Integer({
    minimum: 1,
    maximum: SESSION_HOURS_MAX,
    description: 'Hours after which a session ends, used or not',
  }),
})
export type SessionRules = Static<typeof SessionRules>

export const getSessionRules = endpoint({
  name: 'getSessionRules',
  summary: 'Get how long the tenant’s sessions last',
  method: 'GET',
  path: '/api/auth/v1/tenants/:id/session-rules',
  access: 'sign-in.manage',
  params: IdParams,
  reply: SessionRules,
})

export const changeSessionRules = endpoint({
  name: 'changeSessionRules',
  summary:
    'Set how long sessions last; shorter times apply to existing sessions too, longer ones from the next sign-in',
  method: 'PUT',
  path: '/api/auth/v1/tenants/:id/session-rules',
  access: 'sign-in.manage',
  params: IdParams,
  body: SessionRules,
  reply: SessionRules,
})
