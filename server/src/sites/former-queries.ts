import type { Scope } from '../platform/database/scope.ts'

/** Finds a slug that another site of the tenant had; without `siteId`, any site. */
export function findFormer({ db }: Scope, slug: string, siteId: string | null = null) {
  return db
    .selectFrom('siteFormerSlug')
    .select('slug')
    .where('slug', '=', slug)
    .where('siteId', 'is distinct from', siteId)
    .executeTakeFirst()
}

/** Keeps the slug that a site had until now, unless the site takes back one of its own. */
export async function moveSlug(
  { db }: Scope,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .deleteFrom('siteFormerSlug')
    .where('slug', '=', to)
    .where('siteId', '=', siteId)
    .execute()
  await db
    .insertInto('siteFormerSlug')
    .values({ slug: from, siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
