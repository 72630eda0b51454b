import type { AppRequest, ConnectedApp } from '@satchel/contract/accounts/connected-apps.ts'
import { API_SCOPES, type ApiScope, SCOPE_PERMISSIONS } from '@satchel/contract/api-keys.ts'
import type { InteractionResults, Provider } from 'oidc-provider'
import {
  type Actor,
  may,
  personOf,
  requirePermission,
  type Scope,
} from '../../platform/database/scope.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../../platform/problem.ts'
import { audit } from '../../platform/security/audit.ts'
import { notifySecurityChange } from '../factors/emails.ts'
import { resourceOf } from './addresses.ts'
import * as query from './queries.ts'
import { cleanName } from './registration.ts'

/** Call of the browser, with the cookie that it got when it came from the app. */
export type Browser = Pick<Call, 'request' | 'reply' | 'identity'>

export async function listMine(scope: Scope): Promise<{ items: ConnectedApp[] }> {
  return { items: (await query.findApps(scope, { memberId: personOf(scope) })).map(appFrom) }
}

export async function listTeam(scope: Scope): Promise<{ items: ConnectedApp[] }> {
  return { items: (await query.findApps(scope, {})).map(appFrom) }
}

/** Ends an app's access: its tokens are refused from now on. */
export async function disconnect(scope: Scope, id: string): Promise<void> {
  const [app] = await query.findApps(scope, { id })
  const { memberId, name } = orNotFound(app, 'Connected app')
  if (memberId !== scope.actor.id) requirePermission(scope.actor, 'tenant.manage')
  await query.deleteApp(scope, id)
  await audit(scope, { action: 'app.disconnected', target: { type: 'app', id, name } })
}

/** Returns what an app asks the caller for. Throws `not-found` in any browser but the one that came from the app. */
export async function findRequest(
  provider: Provider,
  { actor }: Scope,
  uid: string,
  browser: Browser,
): Promise<AppRequest> {
  const { client, asked } = await readRequest(provider, uid, browser)
  return { ...client, scopes: asked.filter((scope) => mayGive(actor, scope)) }
}

function mayGive(actor: Actor, scope: ApiScope): boolean {
  const permission = SCOPE_PERMISSIONS[scope]
  return !permission || may(actor, permission)
}

/**
 * Allows some of what an app asks for, or nothing, and returns where the browser goes on. Allowing needs a fresh proof of
 * identity: what the app may do outlives the session.
 */
export async function answer(
  { services, provider }: { services: Services; provider: Provider },
  scope: Scope,
  { uid, scopes }: { uid: string; scopes: ApiScope[] },
  browser: Browser,
): Promise<{ location: string }> {
  const { client, clientId, asked, resource } = await readRequest(provider, uid, browser)
  const { request, reply } = browser
  const goOn = (result: InteractionResults) =>
    provider.interactionResult(request.raw, reply.raw, result)
  if (scopes.length === 0)
    return { location: await goOn({ error: 'access_denied', error_description: 'Not allowed' }) }
  const foreign = scopes.findIndex((one) => !asked.includes(one))
  if (foreign >= 0) throw invalidField(`scopes.${foreign}`, says('wasntAskedForByApp'))
  for (const one of scopes) {
    const permission = SCOPE_PERMISSIONS[one]
    if (permission) requirePermission(scope.actor, permission)
  }
  await services.requireProof(browser.identity)
  const accountId = personOf(scope)
  const { name, host } = client
  const { id, replaced } = await query.insertApp(scope, { clientId, name, host, scopes })
  const target = { type: 'app', id, name }
  await audit(scope, { action: 'app.connected', target, details: { scopes, host } })
  await grant(provider, {
    id,
    accountId,
    clientId,
    scopes,
    refused: asked.filter((one) => !scopes.includes(one)),
    resources: resource.length > 0 ? resource : [resourceOf(services.config.PUBLIC_URL)],
  })
  if (replaced) await provider.Grant.adapter.destroy(replaced)
  await notifySecurityChange(services.database.system, services.config, accountId, (texts) => [
    texts.appConnectedSubject,
    texts.appConnected(name, host),
  ])
  return {
    location: await goOn({ login: { accountId, remember: false }, consent: { grantId: id } }),
  }
}

interface Granted {
  id: string
  accountId: string
  clientId: string
  scopes: string[]
  refused: string[]
  resources: string[]
}

async function grant(provider: Provider, granted: Granted): Promise<void> {
  const { id, accountId, clientId, scopes, refused, resources } = granted
  const made = new provider.Grant({ accountId, clientId })
  // The access in our table and the library's grant are one.
  made.jti = id
  const [allowed, denied] = [scopes.join(' '), refused.join(' ')]
  made.addOIDCScope(`offline_access ${allowed}`)
  if (denied) made.rejectOIDCScope(denied)
  for (const resource of resources) {
    made.addResourceScope(resource, allowed)
    if (denied) made.rejectResourceScope(resource, denied)
  }
  await made.save()
}

/** Returns where people are sent back: a host, or the scheme of an app's own, below which nobody owns a host. */
function hostOf({ protocol, host }: URL): string {
  if (/^https?:$/.test(protocol)) return host
  return host ? `${protocol}//${host}` : protocol
}

async function readRequest(provider: Provider, uid: string, { request, reply }: Browser) {
  const found = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined)
  if (found?.uid !== uid) throw new Problem('not-found', says('appsRequestHasEndedStartAgain'))
  const { client_id: clientId, redirect_uri: uri, scope, resource } = found.params
  const client = await provider.Client.find(String(clientId))
  const back = new URL(String(uri))
  const host = hostOf(back)
  const inRequest = String(scope ?? '').split(' ')
  const isAnyAsked = API_SCOPES.some((one) => inRequest.includes(one))
  return {
    clientId: String(clientId),
    client: {
      name: cleanName(client?.clientName) || host,
      host,
      isOnDevice: back.protocol !== 'https:',
    },
    // An app that asks for nothing gets to read, if the person allows it.
    asked: API_SCOPES.filter((one) =>
      isAnyAsked ? inRequest.includes(one) : one.endsWith('.read'),
    ),
    resource: [resource ?? []].flat().map(String),
  }
}

type Row = Awaited<ReturnType<typeof query.findApps>>[number]

function appFrom({ memberId, memberName, ...app }: Row): ConnectedApp {
  return { ...app, person: { id: memberId, name: memberName } }
}
