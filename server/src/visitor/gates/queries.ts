import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { MEMBER_LOCALE } from '../../platform/mail/member-locale.ts'

/** Finds a link's sharer, if they are active, and what it shows. */
export function findSharer({ db }: Scope, linkId: string) {
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .innerJoin('tenant', 'tenant.id', 'link.tenantId')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .leftJoin('site', (join) =>
      join.onRef('site.id', '=', 'link.itemId').on('link.itemType', '=', 'SITE'),
    )
    .select(({ fn, ref, val }) => [
      'member.email as to',
      MEMBER_LOCALE.as('locale'),
      'link.id as linkId',
      'link.sharedBy',
      'link.itemId',
      'link.itemType',
      'link.sharedToEmail',
      'link.sharedToName',
      'link.sharedToMemo',
      'link.sharedToOrganization',
      fn
        .coalesce(ref('item.name'), ref('collection.name'), ref('site.name'), val('something'))
        .as('itemName'),
    ])
    .where('link.id', '=', linkId)
    .where('member.status', '=', 'active')
    .executeTakeFirst()
}

export type Sharer = NonNullable<Awaited<ReturnType<typeof findSharer>>>

/** Tells whether a viewer (hexadecimal) visited a link today, also a moment ago. */
export async function hasVisited(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
  viewer: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from visit where tenant_id = ${tenantId} and viewer = decode(${viewer}, 'hex')
        and id >= id_at(now() - interval '1 day') and link_id = ${id}
    ) or exists (
      select from part.arrival, json_array_elements(visits::json) as visit
      where arrival.tenant_id = ${tenantId} and visit ->> 'linkId' = ${id}::text
        and visit ->> 'viewer' = ${viewer}
    ) as known`.execute(system)
  return rows[0]?.known ?? false
}

/** Deletes attempts of all tenants that no limit needs anymore, and expired codes. */
export async function deleteOldAttempts(system: Db): Promise<void> {
  const dayAgo = sql<string>`now() - interval '1 day'`
  await system.deleteFrom('linkAttempt').where('at', '<', dayAgo).execute()
  await system.deleteFrom('linkCode').where('expiresAt', '<', dayAgo).execute()
}
