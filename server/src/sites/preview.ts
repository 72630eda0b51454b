import { openSigner } from '../platform/security/signed-link.ts'
import { HOUR } from '../platform/time.ts'

export interface DraftGrant {
  siteId: string
  tenantId: string
  memberId: string
}

/** Signs the token that shows a draft to whoever has it, for an hour. */
export function signPreview(secret: string, { siteId, tenantId, memberId }: DraftGrant): string {
  const values = { site: siteId, tenant: tenantId, member: memberId }
  return openSigner(secret, 'draft').write(values, HOUR)
}

/** Returns whose draft a preview address shows; undefined if it's invalid or expired. */
export function readPreview(secret: string, token: string): DraftGrant | undefined {
  const { site, tenant, member } = openSigner(secret, 'draft').read(token) ?? {}
  return site && tenant && member ? { siteId: site, tenantId: tenant, memberId: member } : undefined
}
