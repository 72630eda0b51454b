import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Contents } from './queries.ts'

/** Drafts kept of a site, besides those that were published. */
const DRAFTS_MAX = 100

/** Keeps contents as the newest version of a locked site, and returns its number. */
export async function insertVersion(
  { db, actor }: Scope,
  siteId: string,
  { name, theme, seo, content }: Contents,
  isPublished: boolean,
): Promise<number> {
  const { number } = await db
    .insertInto('siteVersion')
    .values((eb) => ({
      siteId,
      number: eb
        .selectFrom('siteVersion')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .where('siteId', '=', siteId),
      name,
      theme: JSON.stringify(theme),
      seo: JSON.stringify(seo),
      content: JSON.stringify(content),
      isPublished,
      madeBy: actor.id,
    }))
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Returns the number of the version that was published last, though it may be off the web; null if none was. */
export async function findLastPublished({ db }: Scope, siteId: string): Promise<number | null> {
  const { number } = await db
    .selectFrom('siteVersion')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('siteId', '=', siteId)
    .where('isPublished', '=', true)
    .executeTakeFirstOrThrow()
  return number
}

/** Deletes the oldest drafts beyond those that are kept. */
export async function trimVersions({ db }: Scope, siteId: string): Promise<void> {
  const tooOld = db
    .selectFrom('siteVersion')
    .select('number')
    .where('siteId', '=', siteId)
    .where('isPublished', '=', false)
    .orderBy('number', 'desc')
    .offset(DRAFTS_MAX)
  await db
    .deleteFrom('siteVersion')
    .where('siteId', '=', siteId)
    .where('number', 'in', tooOld)
    .execute()
}

export interface Newest extends Contents {
  number: number
  madeBy: string | null
  isPublished: boolean
  isFresh: boolean
}

/** Finds the newest version; `isFresh` if it was kept a moment ago. */
export function findNewest({ db }: Scope, siteId: string) {
  return db
    .selectFrom('siteVersion')
    .select([
      'number',
      'name',
      'theme',
      'seo',
      'content',
      'madeBy',
      'isPublished',
      sql<boolean>`at > now() - interval '10 minutes'`.as('isFresh'),
    ])
    .where('siteId', '=', siteId)
    .orderBy('number', 'desc')
    .limit(1)
    .$castTo<Newest>()
    .executeTakeFirst()
}

export function findVersion({ db }: Scope, siteId: string, number: number) {
  return db
    .selectFrom('siteVersion')
    .select(['name', 'theme', 'seo', 'content'])
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .$castTo<Contents>()
    .executeTakeFirst()
}

/** Lists versions, the newest first. */
export function findVersions({ db }: Scope, siteId: string, limit: number, before?: number) {
  let rows = db
    .selectFrom('siteVersion as version')
    .innerJoin('site', (join) =>
      join.onRef('site.tenantId', '=', 'version.tenantId').onRef('site.id', '=', 'version.siteId'),
    )
    .leftJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'version.tenantId')
        .onRef('member.id', '=', 'version.madeBy'),
    )
    .select([
      'version.number',
      'version.at',
      'member.id as memberId',
      'member.name as memberName',
      sql<boolean>`coalesce(site.published_number = version.number, false)`.as('isPublished'),
      sql<number>`jsonb_array_length(version.content)`.as('blocks'),
    ])
    .where('version.siteId', '=', siteId)
    .orderBy('version.number', 'desc')
    .limit(sql.lit(limit))
  if (before !== undefined) rows = rows.where('version.number', '<', before)
  return rows.execute()
}
