import type { FastifyReply, FastifyRequest } from 'fastify'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { originOf } from '../../platform/http/serve.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { newToken } from '../../platform/security/random-token.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import type { Accounts } from '../service.ts'
import type { IssuedTokens } from '../tokens/tokens.ts'
import { roleOf, type SsoAnswer } from './answer.ts'
import { addressFor, enter, toFailure } from './enter.ts'
import { SsoFailure } from './failure.ts'
import { type Arrival, arrive, begin, receive, takeUp } from './flow.ts'
import type { Flow } from './flow-queries.ts'
import * as query from './queries.ts'
import { ruleFor } from './rule.ts'

const COOKIE = 'satchel_sso'
const COOKIE_SECONDS = HOUR / SECOND

/** The same for all tabs of a browser; what is begun in it is ended in it. */
export function browserOf({ services }: Accounts, request: FastifyRequest, reply: FastifyReply) {
  const cookie = request.cookies[COOKIE]
  const browser = cookie && /^[\w-]{43}$/.test(cookie) ? cookie : newToken()
  reply.setCookie(COOKIE, browser, {
    path: '/api/auth/v1/sso',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.PUBLIC_URL.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  })
  return browser
}

interface FlowStart {
  email: string | undefined
  provider: string | undefined
  next: string | undefined
}

/** Redirects to the identity provider, or to an error page if there is none. */
export async function start(
  accounts: Accounts,
  { email: rawEmail, provider: id, next }: FlowStart,
  browser: string,
): Promise<string> {
  const { services } = accounts
  const { system } = services.database
  const email = rawEmail === undefined ? undefined : normalAddress(rawEmail)
  try {
    const ruled = email && (await ruleFor(system, email))?.id
    const provider = await query.findProvider(system, rawEmail === undefined ? id : ruled)
    if (!provider || provider.mode === 'off')
      throw new SsoFailure('unknown', 'Single sign-on isn’t set up for this address')
    return await begin(services, provider, { browser, email, next: ownPath(next) })
  } catch (error) {
    return refusalPage(accounts, error, { next: ownPath(next), email })
  }
}

/** Completes a flow with an OIDC provider's answer, or with the saved one for SAML. */
export async function finish(
  accounts: Accounts,
  providerId: string,
  request: FastifyRequest,
  open: (tokens: IssuedTokens) => Promise<unknown>,
): Promise<string> {
  const { services } = accounts
  const provider = await query.findProvider(services.database.system, providerId)
  const browser = request.cookies[COOKIE] ?? ''
  const search = request.url.slice(request.url.indexOf('?'))
  const received = new URLSearchParams(search).get('finish')
  let flow: Flow | undefined
  try {
    if (!provider) throw new SsoFailure('unknown', 'This connection no longer exists')
    const arrival = received
      ? await takeUp(services, providerId, { finish: received, browser })
      : await arrive(services, provider, { browser, search }, (found) => {
          flow = found
        })
    flow = arrival
    if (arrival.testerId) return await tried(accounts, provider, arrival)
    const tokens = await enter(accounts, provider, arrival.answer, originOf(request))
    await open(tokens)
    return webPath('/sso', { next: arrival.next })
  } catch (error) {
    return provider && flow?.testerId
      ? failed(accounts, provider, error)
      : refusalPage(accounts, error, { next: flow?.next, provider: providerId })
  }
}

/** The answer of a SAML provider; where the browser that began takes it up. */
export async function post(
  accounts: Accounts,
  providerId: string,
  form: URLSearchParams,
): Promise<string> {
  const { services } = accounts
  const provider = await query.findProvider(services.database.system, providerId)
  let flow: Flow | undefined
  try {
    if (!provider) throw new SsoFailure('unknown', 'This connection no longer exists')
    const state = form.get('RelayState') ?? ''
    const response = form.get('SAMLResponse') ?? ''
    const received = await receive(services, provider, { state, response }, (found) => {
      flow = found
    })
    return `/api/auth/v1/sso/callback/${providerId}?finish=${received}`
  } catch (error) {
    return provider && flow?.testerId
      ? failed(accounts, provider, error)
      : refusalPage(accounts, error, { next: flow?.next, provider: providerId })
  }
}

/** Shows an admin the result of a test sign-in without signing anyone in. */
async function tried(
  accounts: Accounts,
  provider: query.ProviderRow,
  { answer }: Arrival,
): Promise<string> {
  const { system } = accounts.services.database
  const problem = await addressFor(system, provider, answer).then(
    () => null,
    (error: SsoFailure) => error,
  )
  // A domain may be proved later; without an address nobody ever comes in.
  const isGood = problem === null || problem.reason === 'foreign-domain'
  await saveTest(accounts, provider, { isGood, problem: problem?.message ?? null, answer })
  return webPath('/team-settings', { section: 'single-sign-on' })
}

async function failed(accounts: Accounts, provider: query.ProviderRow, error: unknown) {
  const failure = toFailure(error)
  if (!failure) throw error
  await saveTest(accounts, provider, { isGood: false, problem: failure.message })
  return webPath('/team-settings', { section: 'single-sign-on' })
}

async function saveTest(
  { services }: Accounts,
  provider: query.ProviderRow,
  { isGood, problem, answer }: { isGood: boolean; problem: string | null; answer?: SsoAnswer },
): Promise<void> {
  const lastTest = {
    at: new Date().toISOString(),
    isGood,
    problem,
    email: answer?.email ?? null,
    name: answer?.name ?? null,
    role: answer ? roleOf(provider, answer) : null,
    claims: answer?.claims ?? {},
  }
  await withScope(services.database, systemActor(provider.tenantId), (scope) =>
    query.saveTest(scope, provider, { isTested: isGood, lastTest: JSON.stringify(lastTest) }),
  )
}

/** Renders the refusal for people; the log has the details. */
function refusalPage(
  { services }: Accounts,
  error: unknown,
  query: Record<string, string | null | undefined>,
): string {
  const failure = toFailure(error)
  if (!failure) throw error
  services.log.info({ err: failure, provider: query.provider }, 'single sign-on refused')
  return webPath('/login-sso', { problem: failure.reason, ...query })
}

/** A path of ours; where it leads is for the web to check once more. */
function ownPath(next: string | undefined): string | undefined {
  const isPath = next !== undefined && /^\/(?![/\\])\P{Cc}{0,2000}$/u.test(next)
  return isPath && next.isWellFormed() ? next : undefined
}

function webPath(path: string, query: Record<string, string | null | undefined>): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/classic/?${new URLSearchParams([['path', path], ...entries])}`
}
