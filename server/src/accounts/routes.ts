import * as contract from '@satchel/contract/accounts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../platform/problem.ts'
import { serve, servePublic } from '../platform/serve.ts'
import * as visits from '../visits/service.ts'
import { SESSION_DAYS } from './auth.ts'
import * as accounts from './service.ts'
import type { IssuedTokens } from './tokens.ts'

const COOKIE = 'satchel_refresh'

export function accountRoutes(app: FastifyInstance, context: accounts.Accounts): void {
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

  servePublic(app, contract.findTenant, ({ query }) => accounts.findTenant(context, query.email))
  servePublic(app, contract.registerOwner, ({ body }) => accounts.register(context, body))
  servePublic(app, contract.confirmEmail, async ({ body }, call) =>
    handOut(await accounts.confirm(context, body), call),
  )
  servePublic(app, contract.resendConfirmation, async ({ body }) => {
    await accounts.resendConfirmation(context, body.email)
  })
  servePublic(app, contract.signIn, async ({ body }, call) =>
    handOut(await accounts.signIn(context, body, originOf(call.request)), call),
  )
  servePublic(app, contract.refreshSession, async ({ body }, call) => {
    const token = body?.refreshToken ?? call.request.cookies[COOKIE]
    if (!token) throw new Problem('unauthenticated', 'Send a refresh token')
    const grace = !body?.refreshToken && isOurPage(call.request) ? accounts.RELOAD_GRACE : 0
    return handOut(await accounts.refresh(context, token, grace), call)
  })
  serve(app, contract.signOut, async (_scope, _input, { identity, reply }) => {
    await accounts.signOut(context, identity)
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, contract.signOutEverywhere, async (_scope, _input, { identity, reply }) => {
    await accounts.signOutEverywhere(context, identity)
    reply.clearCookie(COOKIE, cookie)
  })
  serve(app, contract.getMe, accounts.me)
  servePublic(app, contract.getJwks, async () => ({ keys: (await context.verifier.jwks()).keys }))
}

/** Browsers alone set this header, and scripts cannot. */
function isOurPage(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'same-origin'
}

function originOf(request: FastifyRequest): accounts.Origin {
  return { ip: request.ip, agent: request.headers['user-agent']?.slice(0, 300) ?? null }
}
