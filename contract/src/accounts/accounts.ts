import { type Static, Type } from 'typebox'
import { NAME_MAX, PUBLIC_CACHE } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { LOCALES } from '../languages.ts'
import { PERMISSIONS, ROLES } from '../permissions.ts'
import { Email, Id, NameText, Nullable } from '../schemas.ts'
import { AccountStatus, Branding, Tenant } from '../tenants/tenants.ts'
import { User } from '../users.ts'
import { Password } from './passwords.ts'

/** A set of 15-minute JWTs (EdDSA) and an opaque refresh token; `expiresIn` is in seconds. */
export const TokenSet = Type.Object({
  accessToken: Type.String(),
  identityToken: Type.String(),
  refreshToken: Type.Optional(
    Type.String({ description: 'Browsers on the same origin get it as a cookie instead' }),
  ),
  expiresIn: Type.Integer(),
})
export type TokenSet = Static<typeof TokenSet>

export const SignInOptions = Type.Object({
  id: Id,
  name: Type.String(),
  accountStatus: Type.Object({ status: AccountStatus }),
  signIn: Type.Object({
    password: Type.Boolean(),
    sso: Nullable(Type.Object({ providerId: Type.String(), name: Type.String() })),
  }),
  branding: Branding,
})
export type SignInOptions = Static<typeof SignInOptions>

export const PersonName = NameText(NAME_MAX)

export const findTenant = endpoint({
  name: 'findTenant',
  summary: 'Find the tenant of an email address and how it signs in; null if there is none',
  method: 'GET',
  path: '/api/auth/v1/tenants',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  query: Type.Object({ email: Type.String({ maxLength: 320 }) }),
  reply: Nullable(SignInOptions),
})

export const registerOwner = endpoint({
  name: 'registerOwner',
  summary: 'Sign up: creates a tenant on trial and its owner, and emails a code and a link',
  method: 'POST',
  path: '/api/auth/v1/owners/register',
  access: 'public',
  limit: { calls: 100, seconds: 600 },
  body: Type.Object({
    email: Email,
    password: Password,
    name: PersonName,
    company: PersonName,
    partnerCode: Type.Optional(Type.String({ maxLength: 64 })),
    timeZone: Type.Optional(Type.String({ maxLength: 64 })),
    /** The language of the company, which its emails are in. */
    locale: Type.Optional(Type.Enum([...LOCALES])),
  }),
  status: 201,
  reply: Type.Object({ userId: Id, tenantId: Id, verification: Type.Literal('sent') }),
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Confirm an address with the six digits from the email, or the token of its link',
  description:
    'The password given at registration is kept if the code or the cookie set at registration is sent. A token without that cookie discards it, because whoever has the email may be someone else. `password` sets a new one; browsers without the cookie must send it with a code.',
  method: 'POST',
  path: '/api/auth/v1/confirm',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({
    email: Type.Optional(Email),
    code: Type.Optional(Type.String({ maxLength: 16 })),
    token: Type.Optional(Type.String({ maxLength: 512 })),
    password: Type.Optional(Password),
  }),
  reply: TokenSet,
})

export const OpenedConfirmation = Type.Object({
  email: Type.String(),
  company: Type.String(),
  needsPassword: Type.Boolean({
    description: 'This browser did not register, so a new password is needed',
  }),
})
export type OpenedConfirmation = Static<typeof OpenedConfirmation>

export const openConfirmation = endpoint({
  name: 'openConfirmation',
  summary: 'Show what a confirmation link would confirm, without confirming it',
  method: 'POST',
  path: '/api/auth/v1/confirm/open',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({ token: Type.String({ maxLength: 512 }) }),
  reply: OpenedConfirmation,
})

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  summary: 'Resend the confirmation email; the response reveals nothing about the address',
  method: 'POST',
  path: '/api/auth/v1/confirm/resend',
  access: 'public',
  limit: { calls: 30, seconds: 600 },
  body: Type.Object({ email: Email }),
  status: 204,
})

export const signIn = endpoint({
  name: 'signIn',
  summary: 'Sign in with a password',
  method: 'POST',
  path: '/api/auth/v1/sessions',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({
    email: Type.String({ maxLength: 320 }),
    password: Password,
    totp: Type.Optional(
      Type.String({ maxLength: 16, description: 'Six digits, or a recovery code' }),
    ),
  }),
  reply: TokenSet,
})

export const refreshSession = endpoint({
  name: 'refreshSession',
  summary:
    'Exchange a refresh token, from the cookie or the body, for a new token set; each works once',
  method: 'POST',
  path: '/api/auth/v1/sessions/refresh',
  access: 'public',
  limit: { calls: 600, seconds: 60 },
  body: Type.Optional(
    Type.Object({
      refreshToken: Type.Optional(Type.String({ maxLength: 512 })),
      background: Type.Optional(
        Type.Boolean({
          description: 'An open page asks, not a person: an idle session still ends',
        }),
      ),
    }),
  ),
  reply: TokenSet,
})

export const signOut = endpoint({
  name: 'signOut',
  summary: 'End this session',
  method: 'DELETE',
  path: '/api/auth/v1/sessions/current',
  access: 'signed-in',
  evenInactive: true,
  beforeSecondFactor: true,
  status: 204,
})

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'End all of my sessions',
  method: 'DELETE',
  path: '/api/auth/v1/sessions',
  access: 'signed-in',
  evenInactive: true,
  beforeSecondFactor: true,
  status: 204,
})

export const Me = Type.Object({
  user: User,
  tenant: Tenant,
  role: Type.Enum([...ROLES]),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
  owesSecondFactor: Type.Boolean({
    description: 'The account requires a second factor that this session has not shown',
  }),
  isOperator: Type.Boolean({ description: 'The account operates this server' }),
  hasPlans: Type.Boolean({ description: 'This server has trials, plans and limits' }),
})
export type Me = Static<typeof Me>

export const getMe = endpoint({
  name: 'getMe',
  summary: 'Get my user, tenant, role and permissions',
  method: 'GET',
  path: '/api/auth/v1/me',
  access: 'signed-in',
  evenInactive: true,
  beforeSecondFactor: true,
  reply: Me,
})

export const Caller = Type.Object({
  kind: Type.Enum(['person', 'api-key', 'app']),
  id: Type.Union([Id, Type.Null()], {
    description:
      'Of the key or the app, as `program` of activity and webhooks has it; null for a person',
  }),
  name: Nullable(Type.String({ description: 'What the key or the app is called' })),
  scopes: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'What the key or the app may do at most; null for a person',
  }),
  user: Type.Object({ id: Id, name: Type.String(), role: Type.Enum([...ROLES]) }),
  tenant: Type.Object({ id: Id, name: Type.String() }),
})
export type Caller = Static<typeof Caller>

export const getCaller = endpoint({
  name: 'getCaller',
  summary: 'Get who calls: me, or my API key or connected app with its scopes',
  method: 'GET',
  path: '/api/auth/v1/caller',
  access: 'signed-in',
  anyScope: true,
  reply: Caller,
})

export const getJwks = endpoint({
  name: 'getJwks',
  summary: 'Get the public keys of the tokens (RFC 7517)',
  method: 'GET',
  path: '/api/.well-known/jwks.json',
  access: 'public',
  takesUnknown: true,
  cachedFor: PUBLIC_CACHE,
  reply: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
})
