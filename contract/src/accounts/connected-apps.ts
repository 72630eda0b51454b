import { type Static, Type } from 'typebox'
import { API_SCOPES } from '../api-keys.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nullable, Time } from '../schemas.ts'

/** Paths of the OAuth 2.1 server, below which the library answers. */
export const OAUTH_PATH = '/oauth'
/** Calls in a minute that one app makes for one person. */
export const APP_LIMIT = { calls: 120, seconds: 60 } as const

export const ConnectedApp = Type.Object({
  id: Id,
  name: Type.String({ description: 'As the app calls itself; nobody has checked it' }),
  host: Type.String({ description: 'The host to which people are sent back' }),
  scopes: Type.Array(Type.String()),
  person: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  lastUsedAt: Nullable({ ...Time, description: 'To the minute' }),
})
export type ConnectedApp = Static<typeof ConnectedApp>

const Apps = Type.Object({ items: Type.Array(ConnectedApp) })
const base = '/api/oauth/v1'

export const listConnectedApps = endpoint({
  name: 'listConnectedApps',
  summary: 'List the apps that act for the caller, newest first',
  method: 'GET',
  path: `${base}/apps`,
  access: 'signed-in',
  reply: Apps,
})

export const listTeamApps = endpoint({
  name: 'listTeamApps',
  summary: 'List the apps that act for people of the account, newest first',
  method: 'GET',
  path: `${base}/apps/team`,
  access: 'tenant.manage',
  reply: Apps,
})

export const disconnectApp = endpoint({
  name: 'disconnectApp',
  summary: 'End the access of an app, the caller’s own or, for admins, anybody’s',
  method: 'DELETE',
  path: `${base}/apps/:id`,
  access: 'signed-in',
  params: IdParams,
  status: 204,
})

const RequestParams = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 64 }) })

export const AppRequest = Type.Object({
  name: Type.String({ description: 'As the app calls itself; nobody has checked it' }),
  host: Type.String({
    description:
      'The host to which the person is sent back, or the scheme of a program’s own such as `vscode:`',
  }),
  isOnDevice: Type.Boolean({ description: 'True for a program on the person’s own device' }),
  scopes: Type.Array(Type.Enum([...API_SCOPES]), {
    description: 'What the app asks for and the caller may allow',
  }),
})
export type AppRequest = Static<typeof AppRequest>

export const getAppRequest = endpoint({
  name: 'getAppRequest',
  summary: 'Get what an app asks for; only the browser that came from the app can',
  method: 'GET',
  path: `${base}/requests/:uid`,
  access: 'signed-in',
  params: RequestParams,
  reply: AppRequest,
})

export const answerAppRequest = endpoint({
  name: 'answerAppRequest',
  summary:
    'Allow an app to act for the caller, or refuse it; the reply says where the browser goes on. Allowing needs a recent proof of identity, else 403 `proof-required`',
  method: 'POST',
  path: `${base}/requests/:uid`,
  access: 'signed-in',
  params: RequestParams,
  body: Type.Object({
    scopes: Type.Array(Type.Enum([...API_SCOPES]), {
      maxItems: API_SCOPES.length,
      uniqueItems: true,
      description: 'Some of those asked for; none refuses the app',
    }),
  }),
  reply: Type.Object({ location: Type.String({ description: 'An address of this server' }) }),
})
