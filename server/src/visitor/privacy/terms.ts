import type { VisitorRecipient, VisitorTerms } from '@satchel/contract/visits/visitor-terms.ts'
import type { Config } from '../../platform/config.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Links } from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { findTerms } from './queries.ts'

const CRM_NAMES = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

/** Returns by whom, for how long and where data of visitors is kept, and which services get it. */
export async function termsOf(
  { services: { config, database } }: Links,
  { tenantId }: Pick<FoundLink, 'tenantId'>,
): Promise<VisitorTerms> {
  const { controller, legalGround, keptMonths, hasPrograms, crms } = await withScope(
    database,
    systemActor(tenantId),
    findTerms,
  )
  const recipients: VisitorRecipient[] = [
    ...servicesOf(config),
    ...crms.map((kind) => ({ name: CRM_NAMES[kind] })),
    ...(hasPrograms ? (['programs'] as const) : []),
  ]
  const { host } = new URL(config.PUBLIC_URL)
  const location = config.DATA_LOCATION ?? null
  return { controller, legalGround, keptMonths, host, location, recipients }
}

/** Returns the operator's services outside of the server that get data of visitors. */
function servicesOf({ SMTP_URL, S3_BUCKET, BACKUP_S3_BUCKET }: Config): VisitorRecipient[] {
  return [
    ...(SMTP_URL ? (['mail'] as const) : []),
    ...(S3_BUCKET ? (['storage'] as const) : []),
    ...(BACKUP_S3_BUCKET ? (['backup'] as const) : []),
  ]
}
