import * as contract from '@satchel/contract/accounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../platform/problem.ts'
import { originOf, serve, servePublic } from '../platform/serve.ts'
import * as visits from '../visits/service.ts'
import { SESSION_DAYS } from './auth.ts'
import * as registering from './register.ts'
import { type Accounts, me } from './service.ts'
import * as sessions from './sessions.ts'
import * as signingIn from './sign-in.ts'
import type { IssuedTokens } from './tokens.ts'

const COOKIE = 'satchel_refresh'

export function accountRoutes(app: FastifyInstance, context: Accounts): void {
  const cookie = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.services.config.PUBLIC_URL.startsWith('https:'),
  } as const

  async function handOut(
    { tenantId, refreshToken, ...rest }: IssuedTokens,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    await visits.markColleague(context.services, tenantId, request)
    reply.setCookie(COOKIE, refreshToken, { ...cookie, maxAge: SESSION_DAYS * 86_400 })
    // Scripts of our own pages have no use for it: the cookie is out of their reach.
    return isOurPage(request) ? rest : { ...rest, refreshToken }
  }

  servePublic(app, contract.findTenant, ({ query }) => signingIn.findTenant(context, query.email))
  servePublic(app, contract.registerOwner, ({ body }) => registering.register(context, body))
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
    return handOut(await sessions.refresh(context, token, grace), call)
  })
  serve(app, contract.signOut, async (_scope, _input, { identity, reply }) => {
    await sessions.signOut(context, identity)
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, contract.signOutEverywhere, async (_scope, _input, { identity, reply }) => {
    await sessions.signOutEverywhere(context, identity)
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, contract.getMe, me)
  servePublic(app, contract.getJwks, async () => ({ keys: (await context.verifier.jwks()).keys }))
}

/** Browsers alone set this header, and scripts cannot. */
function isOurPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}
