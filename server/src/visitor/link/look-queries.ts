import type { VisitorLook } from '@satchel/contract/visits/visitor.ts'
import type { Db } from '../../platform/database/database.ts'

/** Columns of the company that its visitors see, for statements that join `tenant`. */
export const LOOK = [
  'tenant.name as companyName',
  'tenant.logoUrl',
  'tenant.color',
  'tenant.website',
  'tenant.embedOrigins',
  'tenant.imprintUrl',
  'tenant.privacyUrl',
  'tenant.termsUrl',
  'tenant.accessibilityUrl',
] as const

export interface LookRow {
  companyName: string
  logoUrl: string | null
  color: string
  website: string | null
  embedOrigins: string[]
  imprintUrl: string | null
  privacyUrl: string | null
  termsUrl: string | null
  accessibilityUrl: string | null
}

/** Returns the company's look, and the rest of the row. */
export function lookOf<Row extends LookRow>(row: Row): [VisitorLook, Omit<Row, keyof LookRow>] {
  const {
    companyName: name,
    logoUrl,
    color,
    website,
    embedOrigins,
    imprintUrl,
    privacyUrl,
    termsUrl,
    accessibilityUrl,
    ...rest
  } = row
  const legal = { imprintUrl, privacyUrl, termsUrl, accessibilityUrl }
  return [{ name, logoUrl, color, website, embedOrigins, legal }, rest]
}

/** Finds the look of a company; undefined if there is none. */
export async function findLook(system: Db, tenantId: string): Promise<VisitorLook | undefined> {
  const row = await system
    .selectFrom('tenant')
    .select(LOOK)
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return row && lookOf(row)[0]
}
