import type { Client } from '@hubspot/api-client'
import { SECOND } from '../../platform/time.ts'
import { callHubspot } from './hubspot-calls.ts'
import { openHubspot } from './hubspot-client.ts'
import { hubspotTokenProblem } from './hubspot-faults.ts'
import { CrmProblem, detailOf, type RegisteredApp, type Tokens, type Vendor } from './types.ts'

/** Rights that are asked for: reading and writing contacts, with their notes, and reading deals. */
export const HUBSPOT_SCOPES = [
  'oauth',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.objects.deals.read',
]
const APP_URL = 'https://app.hubspot.com'
const API_URL = 'https://api.hubapi.com'

interface TokenReply {
  access_token: string
  refresh_token: string
  expires_in: number
}

/** Returns HubSpot; `url` stands in for it in tests. */
export function hubspot(app: RegisteredApp, url?: string): Vendor {
  const [appUrl, apiUrl] = [url ?? APP_URL, url ?? API_URL]
  const credentials = { client_id: app.clientId, client_secret: app.clientSecret }
  const renewed = async (form: Record<string, string>): Promise<Tokens> => {
    const reply = (await post(apiUrl, '/oauth/v3/token', { ...credentials, ...form })) as TokenReply
    const { access_token: access, refresh_token: refresh, expires_in: seconds } = reply
    if (!access || !refresh) throw new CrmProblem('rejected', 'HubSpot sent no tokens')
    const expiresAt = new Date(Date.now() + seconds * SECOND).toISOString()
    return { access, refresh, expiresAt, apiUrl: null }
  }
  return {
    authorizeUrl: ({ state, challenge }) =>
      `${appUrl}/oauth/authorize?${new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: app.callbackUrl,
        scope: HUBSPOT_SCOPES.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    async exchange({ code, verifier }) {
      const tokens = await renewed({
        grant_type: 'authorization_code',
        redirect_uri: app.callbackUrl,
        code,
        code_verifier: verifier,
      })
      const form = { ...credentials, token: tokens.access, token_type_hint: 'access_token' }
      const about = (await post(apiUrl, '/oauth/v3/token/introspect', form)) as {
        hub_id?: number
        hub_domain?: string
      }
      if (!about.hub_id) throw new CrmProblem('rejected', 'HubSpot didn’t say which account it is')
      const id = String(about.hub_id)
      return { tokens, account: { id, name: detailOf(about.hub_domain) || id } }
    },
    renew: ({ refresh }) => renewed({ grant_type: 'refresh_token', refresh_token: refresh }),
    async revoke({ refresh }) {
      await callHubspot({ apiUrl }, (client) => client.oauth.refreshTokensApi.archive(refresh))
    },
    open: async ({ access }, accountId) => openHubspot({ apiUrl, access }, { appUrl, accountId }),
  }
}

async function post(apiUrl: string, path: string, form: Record<string, string>): Promise<unknown> {
  return callHubspot({ apiUrl }, async (client: Client) => {
    const response = await client.apiRequest({
      method: 'POST',
      path,
      body: new URLSearchParams(form).toString(),
      defaultJson: false,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok) return body ?? {}
    const headers = Object.fromEntries(response.headers)
    throw hubspotTokenProblem({ status: response.status, headers, body })
  })
}
