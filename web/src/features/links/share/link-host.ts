import type { Tenant } from '@satchel/contract/tenants/tenants.ts'

type Named = Pick<Tenant, 'customShortDomain'>

/** Returns the host of a link, or the one a new link gets: the tenant's domain, else that of the last link. */
export function hostOf(
  url: string | undefined,
  tenant: Named,
  lastUrl: string | undefined,
): string {
  if (url) return new URL(url).host
  return domainInUse(tenant) ?? (lastUrl ? new URL(lastUrl).host : location.host)
}

/** The newest confirmed version, walking down from the current one. */
function domainInUse({ customShortDomain: { version: current, versions } }: Named) {
  return versions
    .filter(({ version, status }) => version <= current && status === 'confirmed')
    .toSorted((one, other) => other.version - one.version)[0]?.domain
}
