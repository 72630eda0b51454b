import * as contract from '@satchel/contract/accounts/accounts.ts'
import * as invitationContract from '@satchel/contract/accounts/invitations.ts'
import * as passwordContract from '@satchel/contract/accounts/passwords.ts'
import * as sessionContract from '@satchel/contract/accounts/sessions.ts'
import { getSignUpOffer, registerFirst } from '@satchel/contract/accounts/sign-up.ts'
import { SESSION_HOURS_MAX, SIGNED_IN_COOKIE } from '@satchel/contract/constants.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromOtherOrigin } from '../platform/http/own-origin.ts'
import { idempotencyKey, originOf, serve, servePublic } from '../platform/http/serve.ts'
import { Problem, says } from '../platform/problem.ts'
import { DAY, HOUR, SECOND } from '../platform/time.ts'
import { appRoutes } from './apps/routes.ts'
import * as passwords from './change-password.ts'
import { factorRoutes } from './factors/routes.ts'
import { rememberIn } from './familiar-devices.ts'
import * as handoff from './handoff.ts'
import * as invitations from './invitations.ts'
import { browserKeyOf } from './refresh-tokens.ts'
import { scimRoutes } from './scim/routes.ts'
import { type Accounts, caller, me } from './service.ts'
import * as sessions from './sessions.ts'
import * as signingIn from './sign-in.ts'
import { confirm, openConfirmation } from './sign-up/confirm.ts'
import * as registering from './sign-up/register.ts'
import * as first from './sign-up/register-first.ts'
import { registrationProof } from './sign-up/registrant.ts'
import { offer } from './sign-up.ts'
import { issueSocketTokens } from './socket-tokens.ts'
import { ssoRoutes } from './sso/routes.ts'
import type { HandOut } from './tokens/tokens.ts'

const COOKIE = 'satchel_refresh'
const KEY = 'satchel_refresh_key'
const KEY_PATH = contract.refreshSession.path
/** Pages read the hint that somebody is signed in: it opens nothing. */
const HINT = { path: '/', httpOnly: false } as const
const LONGEST = (SESSION_HOURS_MAX * HOUR) / SECOND
/** Names people who signed in there before, so that others' wrong passwords don't keep them out: it opens nothing. */
const REMEMBERED_COOKIE = 'satchel_known'
const KNOWN_SECONDS = (365 * DAY) / SECOND
const REGISTRATION = 'satchel_registration'
const REGISTRATION_SECONDS = DAY / SECOND

export function accountRoutes(app: FastifyInstance, context: Accounts): void {
  const cookie = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.services.config.PUBLIC_URL.startsWith('https:'),
  } as const

  const handOn: HandOut = async (tokens, { request, reply }) => {
    const { tenantId, userId: _, sessionId: __, refreshToken, ...rest } = tokens
    await context.onSignIn(context.services, tenantId, request)
    reply.header('cache-control', 'no-store')
    reply.setCookie(COOKIE, refreshToken, { ...cookie, maxAge: LONGEST })
    reply.setCookie(SIGNED_IN_COOKIE, '1', { ...cookie, ...HINT, maxAge: LONGEST })
    // Scripts of our own pages have no use for it: the cookie is out of their reach.
    return isOurPage(request) ? rest : { ...rest, refreshToken }
  }
  /** Sends a session's tokens; its browser key goes out once and returns to one path only. */
  const handOut: HandOut = (tokens, call) => {
    const key = browserKeyOf(context.services.secrets, tokens.sessionId)
    remember(context, cookie, tokens.userId, call)
    call.reply.setCookie(KEY, key, { ...cookie, path: KEY_PATH, maxAge: LONGEST })
    return handOn(tokens, call)
  }

  servePublic(app, contract.findTenant, ({ query }) => signingIn.findTenant(context, query.email))
  registrationRoutes(app, context, cookie, handOut)
  servePublic(app, contract.signIn, async ({ body }, call) =>
    handOut(await signingIn.signIn(context, body, callerOf(call.request)), call),
  )
  servePublic(app, contract.refreshSession, async ({ body }, call) => {
    const token = body?.refreshToken ?? call.request.cookies[COOKIE]
    if (!token) throw new Problem('unauthenticated', says('sendRefreshToken'))
    if (!body?.refreshToken && isFromOtherOrigin(call.request))
      throw new Problem('forbidden', says('cookieFromOwnPagesOnly'))
    const browserKey = body?.refreshToken ? undefined : call.request.cookies[KEY]
    const input = { refreshToken: token, browserKey, isBackground: body?.background }
    const refreshing = sessions.refresh(context, input, originOf(call.request))
    const tokens = await refreshing.catch((error) => {
      if (error instanceof Problem && error.status === 401)
        call.reply.clearCookie(SIGNED_IN_COOKIE, { ...cookie, ...HINT })
      throw error
    })
    return handOn(tokens, call)
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
  passwordRoutes(app, context, cookie)
  serve(app, contract.getCaller, (scope, _input, { identity }) => caller(scope, identity))
  serve(app, contract.getMe, (scope, _input, { identity }) => me(scope, app.services, identity))
  factorRoutes(app, context, handOut)
  ssoRoutes(app, context, handOut)
  scimRoutes(app)
  appRoutes(app, context.services)
  servePublic(app, contract.getJwks, async () => ({ keys: (await context.verifier.jwks()).keys }))
}

function registrationRoutes(
  app: FastifyInstance,
  context: Accounts,
  cookie: object,
  handOut: HandOut,
): void {
  servePublic(app, getSignUpOffer, () => offer(context.services))
  servePublic(app, registerFirst, async ({ body }, call) =>
    handOut(await first.registerFirst(context, body, originOf(call.request)), call),
  )
  servePublic(app, contract.registerOwner, async ({ body }, { request, reply }) => {
    const registered = await registering.register(context, body, {
      key: idempotencyKey(request),
      ip: request.ip,
    })
    const proof = registrationProof(context.services.secrets, registered.userId)
    reply.setCookie(REGISTRATION, proof, { ...cookie, maxAge: REGISTRATION_SECONDS })
    return registered
  })
  servePublic(app, contract.openConfirmation, ({ body }, { request }) =>
    openConfirmation(context, body.token, {
      proof: request.cookies[REGISTRATION],
      ip: request.ip,
    }),
  )
  servePublic(app, contract.confirmEmail, async ({ body }, call) => {
    const { request, reply } = call
    const proof = request.cookies[REGISTRATION]
    const caller = { origin: originOf(request), proof, isBrowser: isBrowser(request) }
    const tokens = await confirm(context, body, caller)
    reply.clearCookie(REGISTRATION, cookie)
    return handOut(tokens, call)
  })
  servePublic(app, contract.resendConfirmation, async ({ body }, { request }) => {
    await registering.resendConfirmation(context, body.email, request.ip)
  })
}

function sessionRoutes(app: FastifyInstance, context: Accounts, cookie: object): void {
  serve(app, contract.signOut, async (_scope, _input, { identity, reply }) => {
    await sessions.end(context, identity, 'this')
    clearCookies(reply, cookie)
  })
  serve(app, contract.signOutEverywhere, async (_scope, _input, { identity, reply }) => {
    await sessions.end(context, identity, 'all')
    clearCookies(reply, cookie)
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
    if (!token) throw new Problem('unauthenticated', says('sendRefreshToken'))
    return handoff.issue(context, identity, token)
  })
  serve(app, sessionContract.issueSocketTokens, (_scope, _input, { identity }) =>
    issueSocketTokens(context.services.database.system, identity),
  )
  serve(app, sessionContract.getSessionRules, (scope, { params }) =>
    sessions.rules(scope, params.id),
  )
  serve(app, sessionContract.changeSessionRules, (scope, { params, body }) =>
    sessions.changeRules(scope, params.id, body),
  )
}

function passwordRoutes(app: FastifyInstance, context: Accounts, cookie: object): void {
  serve(app, passwordContract.getPasswordState, (_scope, _input, { identity }) =>
    passwords.state(context, identity),
  )
  serve(app, passwordContract.changePassword, (_scope, { body }, { identity }) =>
    passwords.change(context, identity, body),
  )
  servePublic(app, passwordContract.askPasswordReset, ({ query }) =>
    passwords.askReset(context, query.email),
  )
  servePublic(app, passwordContract.resetPassword, async ({ body }, call) => {
    const { userId } = await passwords.reset(context, body, originOf(call.request))
    remember(context, cookie, userId, call)
  })
}

function callerOf(request: FastifyRequest): signingIn.Caller {
  return { origin: originOf(request), known: request.cookies[REMEMBERED_COOKIE] }
}

/** Marks the browser as one in which the person has shown that it is them. */
function remember(
  { services }: Accounts,
  cookie: object,
  userId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const existing = rememberIn(services.secrets, userId, request.cookies[REMEMBERED_COOKIE])
  reply.setCookie(REMEMBERED_COOKIE, existing, { ...cookie, maxAge: KNOWN_SECONDS })
}

function clearCookies(reply: FastifyReply, cookie: object): void {
  reply
    .clearCookie(COOKIE, cookie)
    .clearCookie(KEY, { ...cookie, path: KEY_PATH })
    .clearCookie(SIGNED_IN_COOKIE, { ...cookie, ...HINT })
}

/** Tells browsers by two headers that they send with every POST; the first one even without TLS. */
function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}

/** Tells our own pages by a header that only browsers can set. */
function isOurPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}
