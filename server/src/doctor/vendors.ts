import { request } from 'undici'
import { isLoopback } from '../platform/security/loopback.ts'
import { SECOND } from '../platform/time.ts'
import { type Checks, fault, fine, reasonOf, warning } from './finding.ts'

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
    for (const { name, url: address } of set) {
      const refusal = await findRefusal(address)
      if (refusal)
        return fault(
          `${name} can’t be reached at ${address}: ${refusal}.`,
          'Let this server connect to it, and to the hosts that docs/crm.md lists.',
        )
    }
    return fine(`${names} can be reached.`)
  },

  async redis({ config: { REDIS_URL } }) {
    if (!REDIS_URL) return fine('REDIS_URL isn’t set, so PostgreSQL passes on what changed.')
    try {
      await passThrough(REDIS_URL)
      return fine('Redis passes on what changed.')
    } catch (error) {
      return warning(
        `Redis can’t pass on what changed: ${reasonOf(error as Error)}.`,
        'Check REDIS_URL, and that its user may publish and subscribe. PostgreSQL does its work meanwhile.',
      )
    }
  },
}

/** Returns why a server doesn't answer. Any answer will do: nothing is asked for. */
async function findRefusal(url: string): Promise<string | undefined> {
  const options = { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) } as const
  return request(url, options).then(() => undefined, reasonOf)
}

/** Passes a message from one connection to another one, as nodes do. Throws if that isn't possible. */
async function passThrough(url: string): Promise<void> {
  const { createClient } = await import('@redis/client')
  const socket = { connectTimeout: TIMEOUT, reconnectStrategy: false } as const
  const clients = [createClient({ url, socket }), createClient({ url, socket })] as const
  const [sender, receiver] = clients
  try {
    for (const client of clients) await client.on('error', () => undefined).connect()
    await receiver.subscribe('satchel:doctor', () => undefined)
    if ((await sender.publish('satchel:doctor', '')) === 0)
      throw new Error('nobody heard a message')
  } finally {
    for (const client of clients) if (client.isOpen) client.destroy()
  }
}
