import * as contract from '@satchel/contract/accounts.ts'
import { SESSION_HOURS_MAX } from '@satchel/contract/constants.ts'
import * as invitationContract from '@satchel/contract/invitations.ts'
import * as passwordContract from '@satchel/contract/passwords.ts'
import * as sessionContract from '@satchel/contract/sessions.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../platform/problem.ts'
import { idempotencyKey, originOf, serve, servePublic } from '../platform/serve.ts'
import * as visits from '../visits/service.ts'
import * as passwords from './change-password.ts'
import { factorRoutes } from './factors/routes.ts'
import * as handoff from './handoff.ts'
import * as invitations from './invitations.ts'
import * as registering from './register.ts'
import { scimRoutes } from './scim/routes.ts'
import { type Accounts, me } from './service.ts'
import * as sessions from './sessions.ts'
import * as signingIn from './sign-in.ts'
import { ssoRoutes } from './sso/routes.ts'
import type { HandOut } from './tokens.ts'

const COOKIE = 'satchel_refresh'

export function accountRoutes(app: FastifyInstance, context: Accounts): void {
  const cookie = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.services.config.PUBLIC_URL.startsWith('https:'),
  } as const

  const handOut: HandOut = async ({ tenantId, refreshToken, ...rest }, { request, reply }) => {
    await visits.markColleague(context.services, tenantId, request)
    reply.header('cache-control', 'no-store')
    reply.setCookie(COOKIE, refreshToken, { ...cookie, maxAge: SESSION_HOURS_MAX * 3_600 })
    // Scripts of our own pages have no use for it: the cookie is out of their reach.
    return isOurPage(request) ? rest : { ...rest, refreshToken }
  }

  servePublic(app, contract.findTenant, ({ query }) => signingIn.findTenant(context, query.email))
  servePublic(app, contract.registerOwner, ({ body }, { request }) =>
    registering.register(context, body, idempotencyKey(request)),
  )
  servePublic(app, contract.confirmEmail, async ({ body }, call) =>
    handOut(await registering.confirm(context, body, originOf(call.request)), call),
  )
  servePublic(app, contract.resendConfirmation, async ({ body }) => {
    await registering.resendConfirmation(context, body.email)
  })
  servePublic(app, contract.signIn, async ({ body }, call) =>
    handOut(await signingIn.signIn(context, body, originOf(call.request)), call),
  )
  servePublic(app, contract.refreshSession, async ({ body }, call) => {
    const token = body?.refreshToken ?? call.request.cookies[COOKIE]
    if (!token) throw new Problem('unauthenticated', 'Send a refresh token')
    const grace = !body?.refreshToken && isOurPage(call.request) ? sessions.RELOAD_GRACE : 0
    const origin = originOf(call.request)
    return handOut(await sessions.refresh(context, token, origin, grace), call)
  })
  servePublic(app, sessionContract.redeemHandoff, async ({ body }, call) =>
    handOut(await handoff.redeem(context, body.code, originOf(call.request)), call),
  )
  servePublic(app, invitationContract.openInvitation, ({ body }) =>
    invitations.open(context, body.token),
  )
  servePublic(app, invitationContract.acceptInvitation, async ({ body }, call) =>
    handOut(await invitations.accept(context, body, originOf(call.request)), call),
  )
  sessionRoutes(app, context, cookie)
  passwordRoutes(app, context)
  serve(app, contract.getMe, (scope, _input, { identity }) => me(scope, identity))
  factorRoutes(app, context, handOut)
  ssoRoutes(app, context, handOut)
  scimRoutes(app)
  servePublic(app, contract.getJwks, async () => ({ keys: (await context.verifier.jwks()).keys }))
}

function sessionRoutes(app: FastifyInstance, context: Accounts, cookie: object): void {
  serve(app, contract.signOut, async (_scope, _input, { identity, reply }) => {
    await sessions.end(context, identity, 'this')
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, contract.signOutEverywhere, async (_scope, _input, { identity, reply }) => {
    await sessions.end(context, identity, 'all')
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, sessionContract.listSessions, (_scope, _input, { identity }) =>
    sessions.list(context, identity),
  )
  serve(app, sessionContract.endOtherSessions, (_scope, _input, { identity }) =>
    sessions.end(context, identity, 'others'),
  )
  serve(app, sessionContract.endSession, (_scope, { params }, { identity }) =>
    sessions.end(context, identity, 'one', params.id),
  )
  serve(app, sessionContract.issueHandoff, (_scope, { body }, { identity, request }) => {
    const token = body?.refreshToken ?? request.cookies[COOKIE]
    if (!token) throw new Problem('unauthenticated', 'Send a refresh token')
    return handoff.issue(context, identity, token)
  })
  serve(app, sessionContract.getSessionRules, (scope, { params }) =>
    sessions.rules(scope, params.id),
  )
  serve(app, sessionContract.changeSessionRules, (scope, { params, body }) =>
    sessions.changeRules(scope, params.id, body),
  )
}

function passwordRoutes(app: FastifyInstance, context: Accounts): void {
  serve(app, passwordContract.getPasswordState, (_scope, _input, { identity }) =>
    passwords.state(context, identity),
  )
  serve(app, passwordContract.changePassword, (_scope, { body }, { identity }) =>
    passwords.change(context, identity, body),
  )
  servePublic(app, passwordContract.askPasswordReset, ({ query }) =>
    passwords.askReset(context, query.email),
  )
  servePublic(app, passwordContract.resetPassword, ({ body }, { request }) =>
    passwords.reset(context, body, originOf(request)),
  )
}

/** Browsers alone set this header, and scripts cannot. */
function isOurPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}
