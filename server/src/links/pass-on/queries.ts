import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Link as LinkTable } from '../../platform/database/database-types.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { MAY_PASS_ON } from '../queries.ts'

/** The levels below the link that the team made, and the links of all levels, up to which links are passed on. */
export const DEPTH_MAX = 10
export const TREE_MAX = 500

interface ExistingLink {
  id: string
  sharedToEmail: string | null
  disabledAt: string | null
}

/** Finds a link and those it came from, the nearest first. */
export async function findChain({ db }: Scope, id: string): Promise<ExistingLink[]> {
  const { rows } = await sql<ExistingLink>`
    with recursive chain as (
      select id, parent_link_id, 0 as height from link where id = ${id}
      union all
      select link.id, link.parent_link_id, height + 1 from chain join link on link.id = chain.parent_link_id
      where height <= ${DEPTH_MAX}
    )
    select id, shared_to_email as "sharedToEmail", disabled_at as "disabledAt"
    from chain join link using (id) order by height`.execute(db)
  return rows
}

/** Makes links of one tree be passed on one after the other, until the scope ends. */
export async function lockTree({ db }: Scope, rootId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link tree'), hashtext(${rootId}))`.execute(db)
}

/** Counts a link and all that came of it, up to the most there may be. */
export async function countTree({ db }: Scope, rootId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive tree as (
      select id, 0 as depth from link where id = ${rootId}
      union all
      select link.id, depth + 1 from tree join link on link.parent_link_id = tree.id where depth <= ${DEPTH_MAX}
    )
    select count(*)::int as count from (select from tree limit ${TREE_MAX}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds the link that was made by passing this one on to the same address, or without one to the same name. */
export async function findPassed(
  { db }: Scope,
  parentLinkId: string,
  { email, name }: { email: string | null; name: string | null },
): Promise<ExistingLink | undefined> {
  const links = db
    .selectFrom('link')
    .select(['id', 'sharedToEmail', 'disabledAt'])
    .where('parentLinkId', '=', parentLinkId)
  const same = email
    ? links.where('sharedToEmail', '=', email)
    : links
        .where('sharedToEmail', 'is', null)
        .where(sql<SqlBool>`fold(shared_to_name) = fold(${name ?? ''})`)
  return same.orderBy('id').limit(1).executeTakeFirst()
}

/** Finds the links that were made by passing a link on, and by passing those on, the oldest first. */
export async function findBranch({ db }: Scope, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive branch as (
      select id, 1 as depth from link where parent_link_id = ${id}
      union all
      select link.id, depth + 1 from branch join link on link.parent_link_id = branch.id
      where depth <= ${DEPTH_MAX}
    )
    select id from branch order by id`.execute(db)
  return rows.map((row) => row.id)
}

/** Columns that a link has for itself; all others are its terms, and go on to what is made of it. */
const OWN = [
  ...['tenantId', 'id', 'version', 'slug', 'slugChosen', 'spelling', 'createdAt', 'updatedAt'],
  ...['isOwn', 'importId', 'visitsBefore', 'disabledAt', 'expiryPublished', 'organizationKey'],
  ...['sharedToEmail', 'sharedToName', 'sharedToMemo', 'parentLinkId', 'allowPassOn'],
] as const satisfies readonly (keyof LinkTable)[]

/** Inserts a link with all terms of another; undefined if the slug is taken. */
export async function insertPassed(
  { db }: Scope,
  parentLinkId: string,
  draft: Pick<Insertable<LinkTable>, 'slug' | 'sharedToEmail' | 'sharedToName'>,
): Promise<string | undefined> {
  const { mayPassOn, ...parent } = await db
    .selectFrom('link')
    .selectAll()
    .select(MAY_PASS_ON.as('mayPassOn'))
    .where('id', '=', parentLinkId)
    .executeTakeFirstOrThrow()
  const terms = Object.entries(parent).filter(([name]) => !OWN.some((own) => own === name))
  const row = await db
    .insertInto('link')
    .values({
      ...(Object.fromEntries(terms) as Insertable<LinkTable>),
      ...draft,
      parentLinkId,
      allowPassOn: mayPassOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface PassingDraft {
  linkId: string
  visitId: string
  email: string | null
  emailProved: boolean
  note: string
}

export async function insertPassing({ db }: Scope, draft: PassingDraft): Promise<void> {
  await db.insertInto('linkPassing').values(draft).execute()
}

/** Notes that a link is passed on again; false within an hour of the last time. */
export async function renewPassing({ db }: Scope, linkId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update link_passing set at = now()
    where link_id = ${linkId} and at < now() - interval '1 hour'`.execute(db)
  return numAffectedRows === 1n
}

/** Finds what was passed on by a verified address, and to it. */
export async function findOfEmail({ db }: Scope, email: string) {
  const { rows } = await sql<{
    at: string
    direction: 'by' | 'to'
    name: string | null
    email: string | null
    note: string
    itemName: string
  }>`
    select passing.*, coalesce(item.name, collection.name, site.name, '') as "itemName" from (
      select at, 'by' as direction, shared_to_name as name, shared_to_email as email, note, item_type, item_id
      from link_passing join link on link.id = link_id
      where lower(email) = lower(${email}) and email_proved
      union all
      select at, 'to', shared_to_name, shared_to_email, note, item_type, item_id
      from link_passing join link on link.id = link_id
      where parent_link_id is not null and shared_to_email = lower(${email})
    ) as passing
    left join item on item_type = 'ITEM' and item.id = item_id
    left join collection on item_type = 'COLLECTION' and collection.id = item_id
    left join site on item_type = 'SITE' and site.id = item_id
    order by at limit 5000`.execute(db)
  return rows.map(({ at, direction, name, email: to, note, itemName }) => ({
    ...{ at, direction, name, email: to, note, itemName },
  }))
}

/** Takes a verified address, and what was written with it, from all that was passed on by it or to it. */
export async function forgetEmail({ db }: Scope, email: string): Promise<void> {
  await sql`update link_passing set email = null, email_proved = false, note = ''
    where lower(email) = lower(${email}) and email_proved`.execute(db)
  await sql`
    with forgotten as (
      update link set shared_to_email = null, shared_to_name = null, shared_to_memo = null, version = version + 1,
        allow_pass_on = ${MAY_PASS_ON}
      where parent_link_id is not null and shared_to_email = lower(${email}) returning id
    )
    update link_passing set note = '' from forgotten where link_id = forgotten.id`.execute(db)
}
