import { CRM_CALLBACK_PATH, type CrmKind } from '@satchel/contract/crm.ts'
import type { Config } from '../../platform/config.ts'
import { Problem, says } from '../../platform/problem.ts'
import { hubspot } from './hubspot.ts'
import { salesforce } from './salesforce.ts'
import type { RegisteredApp, Vendor } from './types.ts'

export const CRM_NAMES: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

export function callbackUrlOf({ PUBLIC_URL }: Config): string {
  return PUBLIC_URL + CRM_CALLBACK_PATH
}

/** Tells whether the operator registered an app there. */
export function isAvailable(config: Config, kind: CrmKind): boolean {
  return appOf(config, kind) !== undefined
}

/** Returns a vendor. Throws `conflict` without an app of the operator's. */
export function vendorOf(config: Config, kind: CrmKind): Vendor {
  const app = appOf(config, kind)
  if (!app) throw new Problem('conflict', says('vendorNotSetUp', { name: CRM_NAMES[kind] }))
  const { HUBSPOT_URL: url, SALESFORCE_LOGIN_URL: loginUrl } = config
  const { FETCH_ALLOWED_NETWORKS: allowedNetworks } = config
  return kind === 'hubspot'
    ? hubspot(app, { url, allowedNetworks })
    : salesforce(app, { loginUrl, allowedNetworks })
}

function appOf(config: Config, kind: CrmKind): RegisteredApp | undefined {
  const [clientId, clientSecret] =
    kind === 'hubspot'
      ? [config.HUBSPOT_CLIENT_ID, config.HUBSPOT_CLIENT_SECRET]
      : [config.SALESFORCE_CLIENT_ID, config.SALESFORCE_CLIENT_SECRET]
  if (!clientId || !clientSecret) return undefined
  return { clientId, clientSecret, callbackUrl: callbackUrlOf(config) }
}
