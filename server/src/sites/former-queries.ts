import type { Scope } from '../platform/database/scope.ts'

/** Finds a slug that a site of the tenant had, other than this one. */
export function findFormer({ db }: Scope, slug: string, exceptId?: string) {
  let rows = db.selectFrom('siteFormerSlug').select('slug').where('slug', '=', slug)
  if (exceptId) rows = rows.where('siteId', 'is distinct from', exceptId)
  return rows.executeTakeFirst()
}

/** Keeps the slug that a site had until now; the one it has may be an earlier one of its own. */
export async function moveSlug(
  scope: Scope,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await scope.db
    .deleteFrom('siteFormerSlug')
    .where('slug', '=', to)
    .where('siteId', '=', siteId)
    .execute()
  await keepSlug(scope, from, siteId)
}

/** Keeps a slug for a site, or for one that was permanently deleted. */
export async function keepSlug({ db }: Scope, slug: string, siteId: string | null): Promise<void> {
  await db
    .insertInto('siteFormerSlug')
    .values({ slug, siteId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
