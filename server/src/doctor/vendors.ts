import { request } from 'undici'
import { isLoopback } from '../platform/security/loopback.ts'
import { SECOND } from '../platform/time.ts'
import { type Checks, fault, fine } from './finding.ts'

const TIMEOUT = 5 * SECOND
const HUBSPOT_URL = 'https://api.hubapi.com'

export const vendorChecks: Checks = {
  async crm({ config }) {
    const { HUBSPOT_CLIENT_ID, HUBSPOT_URL: url = HUBSPOT_URL, PUBLIC_URL } = config
    const set = [
      ...(HUBSPOT_CLIENT_ID ? [{ name: 'HubSpot', url }] : []),
      ...(config.SALESFORCE_CLIENT_ID
        ? [{ name: 'Salesforce', url: config.SALESFORCE_LOGIN_URL }]
        : []),
    ]
    const names = set.map(({ name }) => name).join(' and ')
    if (!names) return fine('No app of a CRM is set up, so none can be connected.')
    if (!PUBLIC_URL.startsWith('https:') && !isLoopback(PUBLIC_URL))
      return fault(
        `${names} send people back to addresses with https only, and PUBLIC_URL has none.`,
        'Serve Satchel with https, and set PUBLIC_URL to that address.',
      )
    for (const { name, url: address } of set)
      if (!(await isReached(address)))
        return fault(
          `${name} can’t be reached at ${address}.`,
          'Let this server connect to it, and to the hosts that docs/crm.md lists.',
        )
    return fine(`${names} can be reached.`)
  },
}

/** Any answer will do: nothing is asked for. */
async function isReached(url: string): Promise<boolean> {
  const options = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) } as const
  return request(url, options).then(
    () => true,
    () => false,
  )
}
