import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Seo, Theme } from '@satchel/contract/sites/sites.ts'
import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Site as SiteTable } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { visibleTo } from './select-queries.ts'
import type { Spoken } from './translations.ts'

/** Contents that are drafted, published and kept as a version. */
export interface Contents {
  name: string
  theme: Theme
  seo: Seo
  content: Block[]
}

/** Inserts a draft; undefined if the address is taken. */
export async function insertSite(
  scope: Scope,
  {
    contents,
    ...columns
  }: { contents: Contents; slug: string; isPersonal: boolean } & Partial<Spoken>,
): Promise<string | undefined> {
  const row = await scope.db
    .insertInto('site')
    .values({ ...columnsOf(contents), ...columns, ownerId: personOf(scope) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Locks a site the caller sees until the scope ends. */
export function lock(scope: Scope, id: string, { deleted = false } = {}) {
  return scope.db
    .selectFrom('site')
    .select([
      'id',
      'version',
      'name',
      'slug',
      'theme',
      'seo',
      'content',
      'ownerId',
      'requireEmail',
      'proveEmail',
      'allowed',
      'refused',
      'publishedNumber',
      'publishAt',
      'since',
      'isPersonal',
      'language',
      'translations',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
    ])
    .where('id', '=', id)
    .where(visibleTo(scope, { deleted }))
    .forUpdate()
    .$castTo<LockedSite>()
    .executeTakeFirst()
}

export interface LockedSite extends Contents, Spoken {
  id: string
  version: number
  slug: string
  ownerId: string
  requireEmail: boolean
  proveEmail: boolean
  allowed: string[]
  refused: string[]
  publishedNumber: number | null
  publishAt: string | null
  since: Record<string, string>
  isPersonal: boolean
  hasPassword: boolean
}

export type Change = Partial<Contents> &
  Omit<Updateable<SiteTable>, keyof Contents | 'version' | 'updatedAt'>

/** Changes a site and counts its version up. */
export async function update({ db }: Scope, id: string, change: Change): Promise<void> {
  const { name, theme, seo, content, ...columns } = change
  await db
    .updateTable('site')
    .set({
      ...columns,
      ...columnsOf({ name, theme, seo, content }),
      version: sql`version + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Writes JSON as text: the driver would make an array of the database of a list. */
function columnsOf<T extends { [K in keyof Contents]?: Contents[K] | undefined }>(input: T) {
  const entries = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, name === 'name' ? value : JSON.stringify(value)])
  return Object.fromEntries(entries) as { [K in keyof T]: string }
}

export function findSlug({ db }: Scope, slug: string, exceptId: string) {
  return db
    .selectFrom('site')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
}

/** Finds sites of all tenants whose time to be published has come. */
export function findDue(system: Db) {
  return system
    .selectFrom('site')
    .select(['tenantId', 'id'])
    .where('publishAt', '<=', sql<string>`now()`)
    .where('deletedAt', 'is', null)
    .orderBy('publishAt')
    .limit(1_000)
    .execute()
}

/** Tells whether a site's time to be published has come, by the clock of the database. */
export async function isDue({ db }: Scope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('site')
    .select(sql<boolean>`publish_at <= now()`.as('isDue'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.isDue === true
}

/** Returns those of these ids that are CTAs. */
export async function findCtas({ db }: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('cta')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns those of these ids that are active people of the company. */
export async function findPeople({ db }: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns those of these ids that are smart collections. */
export async function findSmart({ db }: Scope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('collection')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('search', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

export function giveSites({ db }: Scope, from: string, to: string) {
  return db
    .updateTable('site')
    .set({ ownerId: to, version: sql`version + 1` })
    .where('ownerId', '=', from)
    .returning(['id', 'name', sql<SqlBool>`deleted_at is not null`.as('isDeleted')])
    .execute()
}

/** Notes that the caller has a site open, or has left it. */
export async function noteEditor(scope: Scope, siteId: string, isLeaving: boolean): Promise<void> {
  const memberId = personOf(scope)
  if (isLeaving) {
    await scope.db
      .deleteFrom('siteEditor')
      .where('siteId', '=', siteId)
      .where('memberId', '=', memberId)
      .execute()
    return
  }
  await scope.db
    .insertInto('siteEditor')
    .values({ siteId, memberId })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'siteId', 'memberId'])
        .doUpdateSet({ seenAt: sql`clock_timestamp()` }),
    )
    .execute()
}

/** Finds who else had the site open within a minute. */
export function findOtherEditors(scope: Scope, siteId: string) {
  return scope.db
    .selectFrom('siteEditor as editor')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'editor.tenantId')
        .onRef('member.id', '=', 'editor.memberId'),
    )
    .select(['member.id', 'member.name'])
    .where('editor.siteId', '=', siteId)
    .where('editor.memberId', '<>', personOf(scope))
    .where('editor.seenAt', '>', sql<string>`now() - interval '1 minute'`)
    .orderBy('member.name')
    .orderBy('member.id')
    .execute()
}
