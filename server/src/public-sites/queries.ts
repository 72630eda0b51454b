import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { IS_LISTED, selectDomain, selectPublished } from '../visitor/service.ts'

/** Lists the sites that search engines may list, of a tenant or of all, each with the domain it is at. */
export function findListed(system: Db, tenantId: string | null, limit: number) {
  let rows = selectPublished(system)
    .innerJoin('tenant', 'tenant.id', 'site.tenantId')
    .select(['site.slug', 'site.publishedAt', 'site.language', 'site.translations'])
    .select(selectDomain(system, sql.ref<string>('site.tenantId')).as('domain'))
    .where(IS_LISTED)
    .where(sql<boolean>`coalesce(pages_until(tenant) > now(), true)`)
    .orderBy('site.id', 'desc')
    .limit(limit)
  if (tenantId) rows = rows.where('site.tenantId', '=', tenantId)
  return rows.execute()
}
