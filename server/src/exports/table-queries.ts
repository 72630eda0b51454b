import type { Scope } from '../platform/database/scope.ts'

/** Finds everyone on the team, including former members. */
export function findPeople({ db }: Scope) {
  return db
    .selectFrom('member')
    .select(['name', 'email', 'role', 'status', 'createdAt', 'lastSeenAt'])
    .orderBy('id')
    .execute()
}
export type Person = Awaited<ReturnType<typeof findPeople>>[number]

/** All links of the tenant, with how they were read. */
export function findLinks({ db }: Scope) {
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .leftJoin('site', (join) =>
      join.onRef('site.id', '=', 'link.itemId').on('link.itemType', '=', 'SITE'),
    )
    .leftJoin('linkStat', 'linkStat.linkId', 'link.id')
    .select(['link.id', 'link.slug', 'link.host', 'link.itemType', 'member.name as sharer'])
    .select(['linkStat.views', 'linkStat.viewers', 'linkStat.lastViewedAt'])
    .select(({ fn }) => fn.coalesce('item.name', 'collection.name', 'site.name').as('itemName'))
    .orderBy('link.id')
    .execute()
}
export type Link = Awaited<ReturnType<typeof findLinks>>[number]

/** Finds all sites with their drafts. */
export function findSites({ db }: Scope) {
  return db
    .selectFrom('site')
    .innerJoin('member', 'member.id', 'site.ownerId')
    .select(['site.id', 'site.name', 'site.slug', 'member.name as owner', 'site.publishedAt'])
    .select(['site.theme', 'site.seo', 'site.content', 'site.createdAt', 'site.updatedAt'])
    .where('site.deletedAt', 'is', null)
    .orderBy('site.id')
    .execute()
}
