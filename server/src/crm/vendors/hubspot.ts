import { SECOND } from '../../platform/time.ts'
import { type Api, callApi, isGood, objectOf } from './api.ts'
import { openHubspot } from './hubspot-client.ts'
import { hubspotProblem, hubspotTokenProblem } from './hubspot-faults.ts'
import { CrmProblem, detailOf, type RegisteredApp, type Tokens, type Vendor } from './types.ts'

/** Rights that are asked for: reading and writing contacts, with their notes, and reading deals. */
const HUBSPOT_SCOPES = [
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

interface Settings {
  /** Stands in for HubSpot in tests. */
  url: string | undefined
  allowedNetworks: readonly string[]
}

export function hubspot(app: RegisteredApp, { url, allowedNetworks }: Settings): Vendor {
  const appUrl = url ?? APP_URL
  const api: Api = { vendor: 'HubSpot', url: url ?? API_URL, allowedNetworks }
  const credentials = { client_id: app.clientId, client_secret: app.clientSecret }
  const renewed = async (form: Record<string, string>): Promise<Tokens> => {
    const reply = (await post(api, '/oauth/v3/token', { ...credentials, ...form })) as TokenReply
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
      const about = (await post(api, '/oauth/v3/token/introspect', form)) as {
        hub_id?: number
        hub_domain?: string
      }
      if (!about.hub_id) throw new CrmProblem('rejected', 'HubSpot didn’t say which account it is')
      const id = String(about.hub_id)
      return { tokens, account: { id, name: detailOf(about.hub_domain) || id } }
    },
    renew: ({ refresh }) => renewed({ grant_type: 'refresh_token', refresh_token: refresh }),
    async revoke({ refresh }) {
      const path = `/oauth/v1/refresh-tokens/${encodeURIComponent(refresh)}`
      const answer = await callApi(api, { method: 'DELETE', path })
      if (!isGood(answer)) throw hubspotProblem(answer)
    },
    open: async ({ access }, accountId) => openHubspot({ ...api, access }, { appUrl, accountId }),
  }
}

async function post(api: Api, path: string, form: Record<string, string>) {
  const answer = await callApi(api, { path, form })
  if (!isGood(answer)) throw hubspotTokenProblem(answer)
  return objectOf(answer, api.vendor)
}
