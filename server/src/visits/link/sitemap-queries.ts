import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** Lists the sites that search engines may list, of a tenant or of all, each with the domain it is at. */
export function findListed(system: Db, tenantId: string | null, limit: number) {
  let rows = system
    .selectFrom('site')
    .innerJoin('tenant', 'tenant.id', 'site.tenantId')
    .innerJoin('siteVersion as shown', (join) =>
      join
        .onRef('shown.tenantId', '=', 'site.tenantId')
        .onRef('shown.siteId', '=', 'site.id')
        .onRef('shown.number', '=', 'site.publishedNumber'),
    )
    .select(['site.slug', 'site.publishedAt'])
    .select(({ selectFrom }) =>
      selectFrom('domain')
        .select('domain')
        .whereRef('domain.tenantId', '=', 'site.tenantId')
        .where('status', '=', 'confirmed')
        .orderBy('version', 'desc')
        .limit(1)
        .as('domain'),
    )
    .where('site.deletedAt', 'is', null)
    .where('site.passwordHash', 'is', null)
    .where('site.requireEmail', '=', false)
    .where('site.isPersonal', '=', false)
    .where(sql<boolean>`(shown.seo ->> 'index')::boolean`)
    .where(sql<boolean>`coalesce(readable_until(tenant) > now(), true)`)
    .orderBy('site.id', 'desc')
    .limit(limit)
  if (tenantId) rows = rows.where('site.tenantId', '=', tenantId)
  return rows.execute()
}
