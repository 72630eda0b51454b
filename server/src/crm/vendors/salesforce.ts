import { callApi, isGood, objectOf } from './api.ts'
import { openSalesforce } from './salesforce-client.ts'
import { salesforceTokenProblem } from './salesforce-faults.ts'
import { CrmProblem, type RegisteredApp, type Tokens, type Vendor } from './types.ts'

const SCOPES = 'api refresh_token'

interface TokenReply {
  access_token: string
  refresh_token?: string
  instance_url: string
  /** The address of the person's identity. */
  id: string
}

interface Settings {
  loginUrl: string
  allowedNetworks: readonly string[]
}

/** Returns Salesforce, as people sign in to it at `loginUrl`. */
export function salesforce(app: RegisteredApp, { loginUrl, allowedNetworks }: Settings): Vendor {
  const { clientId: client_id, clientSecret: client_secret, callbackUrl: redirect_uri } = app
  const login = { vendor: 'Salesforce', url: loginUrl, allowedNetworks }
  const post = async (action: 'token' | 'revoke', form: Record<string, string>) => {
    const answer = await callApi(login, { path: `/services/oauth2/${action}`, form })
    if (!isGood(answer)) throw salesforceTokenProblem(answer)
    return answer
  }
  const tokenOf = async (form: Record<string, string>) => {
    const answer = await post('token', { client_id, client_secret, ...form })
    return objectOf<TokenReply>(answer, login.vendor)
  }
  const tokensOf = (reply: TokenReply, refresh = reply.refresh_token): Tokens => {
    if (!reply.access_token || !refresh)
      throw new CrmProblem(
        'rejected',
        'Salesforce sent no tokens. Does the app allow refresh_token?',
      )
    const apiUrl = instanceOf(reply.instance_url, loginUrl)
    return { access: reply.access_token, refresh, expiresAt: null, apiUrl }
  }
  return {
    authorizeUrl: ({ state, challenge }) =>
      `${loginUrl}/services/oauth2/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id,
        redirect_uri,
        scope: SCOPES,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    async exchange({ code, verifier }) {
      const grant = { grant_type: 'authorization_code', code, code_verifier: verifier }
      const reply = await tokenOf({ ...grant, redirect_uri })
      const tokens = tokensOf(reply)
      const id = /\/id\/(\w{15,18})\/\w{15,18}$/.exec(reply.id)?.[1]
      if (!id) throw new CrmProblem('rejected', 'Salesforce didn’t say which organization it is')
      return { tokens, account: { id, name: new URL(tokens.apiUrl ?? '').host } }
    },
    async renew({ refresh }) {
      const reply = await tokenOf({ grant_type: 'refresh_token', refresh_token: refresh })
      // It's sent only where refresh tokens are used once.
      return tokensOf(reply, reply.refresh_token ?? refresh)
    },
    async revoke({ refresh }) {
      await post('revoke', { token: refresh })
    },
    async open({ access, apiUrl }) {
      // Checked again: what was stored may be older than the operator's settings.
      return openSalesforce({ ...login, access, url: instanceOf(apiUrl ?? '', loginUrl) })
    },
  }
}

/** The domains that organizations are in, those for governments and in China included. */
const DOMAINS = ['.salesforce.com', '.salesforce.mil', '.sfcrmproducts.cn']

/**
 * Returns the origin of an organization's API. Throws `refused` for one that isn't Salesforce's, or the operator's own
 * login address: tokens are sent there.
 */
export function instanceOf(address: string, loginUrl: string): string {
  const url = URL.parse(address)
  if (url?.origin === new URL(loginUrl).origin) return url.origin
  const isTheirs =
    url?.protocol === 'https:' &&
    !url.port &&
    !url.username &&
    !url.password &&
    DOMAINS.some((domain) => url.hostname.endsWith(domain))
  if (!isTheirs)
    throw new CrmProblem('refused', 'The address of the organization isn’t Salesforce’s')
  return url.origin
}
