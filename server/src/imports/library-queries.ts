import { createHash } from 'node:crypto'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import * as items from '../items/service.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

const LABEL_KEY = sql<string>`label_key(label)`
const DISPLAY_KEY = sql<string>`label_look(label)`

/** The normalized forms by which labels are compared. */
export interface NormalizedLabel {
  key: string
  displayKey: string
}

export interface KnownValue extends NormalizedLabel {
  id: string
  category: Category
  archived: boolean
}

export function findValues({ db }: Scope): Promise<KnownValue[]> {
  return db
    .selectFrom('categoryValue')
    .select(['id', 'category', 'archived'])
    .select([LABEL_KEY.as('key'), DISPLAY_KEY.as('displayKey')])
    .$narrowType<{ category: Category }>()
    .execute()
}

export async function normalizeLabels({ db }: Scope, labels: string[]) {
  if (labels.length === 0) return new Map<string, NormalizedLabel>()
  const { rows } = await sql<NormalizedLabel & { label: string }>`
    select label, label_key(label) as key, label_look(label) as "displayKey"
    from unnest(${labels}::text[]) as label`.execute(db)
  return new Map(rows.map(({ label, ...normalized }) => [label, normalized]))
}

export async function findTags({ db }: Scope, labels: NormalizedLabel[]) {
  if (labels.length === 0) return []
  const keys = labels.map(({ key }) => key)
  const displayKeys = labels.map(({ displayKey }) => displayKey)
  return db
    .selectFrom('tag')
    .select(['key', DISPLAY_KEY.as('displayKey')])
    .where((eb) =>
      eb.or([
        eb('key', '=', sql<string>`any(${keys})`),
        eb(DISPLAY_KEY, '=', sql<string>`any(${displayKeys})`),
      ]),
    )
    .execute()
}

/** Finds collections by name; the caller's own comes first. */
export async function findCollections(scope: Scope, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const me = personOf(scope)
  const rows = await scope.db
    .selectFrom('collection')
    .select(['id', sql<string>`label_key(name)`.as('key')])
    .where(sql<string>`label_key(name)`, '=', sql<string>`any(${keys})`)
    .where((eb) => eb.or([eb('visibility', '=', 'team'), eb('ownerId', '=', me)]))
    .where('search', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy(sql`owner_id = ${me}`)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export async function findMembers({ db }: Scope, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`any(${emails})`)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Finds the oldest visible item of each address. */
export async function findUrls(
  scope: Scope,
  urls: string[],
  /** The run whose own items are left out. */
  importId: string,
): Promise<Map<string, { id: string; name: string }>> {
  if (urls.length === 0) return new Map()
  const rows = await scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.url'])
    .where('item.urlHash', '=', sql<string>`any(${urls.map(md5)})`)
    .where('item.importId', 'is distinct from', importId)
    .where(items.visibleTo(scope))
    .orderBy('item.id', 'desc')
    .execute()
  return new Map(rows.map(({ id, name, url }) => [url ?? '', { id, name }]))
}

/** The same for files, by what is in them. */
export async function findHashes(
  scope: Scope,
  hashes: string[],
  importId: string,
): Promise<Map<string, { id: string; name: string }>> {
  if (hashes.length === 0) return new Map()
  const rows = await scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.sha256'])
    .where('item.sha256', '=', sql<string>`any(${hashes})`)
    .where('item.importId', 'is distinct from', importId)
    .where(items.visibleTo(scope))
    .orderBy('item.id', 'desc')
    .execute()
  return new Map(rows.map(({ id, name, sha256 }) => [sha256 ?? '', { id, name }]))
}

/** Hashes an address as the database does. */
function md5(url: string): string {
  return createHash('md5').update(url).digest('hex')
}
