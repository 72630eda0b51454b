import { OAuth2, type TokenResponse } from 'jsforce/lib/oauth2.js'
import { openSalesforce } from './salesforce-client.ts'
import { salesforceTokenProblem } from './salesforce-faults.ts'
import { GuardedTransport } from './salesforce-transport.ts'
import { CrmProblem, type RegisteredApp, type Tokens, type Vendor } from './types.ts'

const SCOPES = 'api refresh_token'

interface Settings {
  loginUrl: string
  allowedNetworks: readonly string[]
}

/** Returns Salesforce, as people sign in to it at `loginUrl`. */
export function salesforce(app: RegisteredApp, { loginUrl, allowedNetworks }: Settings): Vendor {
  const transport = new GuardedTransport(allowedNetworks)
  const oauth = () => {
    const { clientId, clientSecret, callbackUrl: redirectUri } = app
    const made = new OAuth2({ clientId, clientSecret, redirectUri, loginUrl })
    made._transport = transport
    return made
  }
  const tokensOf = (reply: TokenResponse, refresh = reply.refresh_token): Tokens => {
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
      oauth().getAuthorizationUrl({
        scope: SCOPES,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    async exchange({ code, verifier }) {
      const reply = await asking(oauth().requestToken(code, { code_verifier: verifier }))
      const tokens = tokensOf(reply)
      const id = /\/id\/(\w{15,18})\/\w{15,18}$/.exec(reply.id)?.[1]
      if (!id) throw new CrmProblem('rejected', 'Salesforce didn’t say which organization it is')
      return { tokens, account: { id, name: new URL(tokens.apiUrl ?? '').host } }
    },
    async renew({ refresh }) {
      const reply = await asking(oauth().refreshToken(refresh))
      // It's sent only where refresh tokens are used once.
      return tokensOf(reply, reply.refresh_token ?? refresh)
    },
    async revoke({ refresh }) {
      await asking(oauth().revokeToken(refresh))
    },
    async open({ access, apiUrl }) {
      // Checked again: what was stored may be older than the operator's settings.
      return openSalesforce({ access, instanceUrl: instanceOf(apiUrl ?? '', loginUrl), transport })
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

async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CrmProblem || !(error instanceof Error)) throw error
    throw salesforceTokenProblem(error)
  }
}
