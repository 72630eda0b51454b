import { createHash } from 'node:crypto'
import type { Reply } from '@satchel/contract/endpoint.ts'
import type { findDuplicates } from '@satchel/contract/items/items.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { present } from './present.ts'
import * as query from './queries.ts'
import { findItems, type ItemRow } from './select-queries.ts'

interface Sought {
  hashes?: { sha256: string; bytes: number }[]
  urls?: string[]
}

/** Finds the oldest visible item for each hash and address. */
export async function find(
  scope: Scope,
  services: Addresses,
  { hashes = [], urls = [] }: Sought,
): Promise<Reply<typeof findDuplicates>> {
  const addresses = urls.flatMap((url) =>
    URL.canParse(url) ? [{ url, hash: md5(new URL(url).href) }] : [],
  )
  const duplicates = await query.findDuplicates(
    scope,
    hashes.map(({ sha256 }) => sha256),
    addresses.map(({ hash }) => hash),
  )
  const pairs = [
    ...hashes.map(({ sha256, bytes }) => ({
      fields: { sha256 },
      duplicate: duplicates.find(
        (duplicate) => duplicate.sha256 === sha256 && duplicate.bytes === bytes,
      ),
    })),
    ...addresses.map(({ url, hash }) => ({
      fields: { url },
      duplicate: duplicates.find(({ urlHash }) => urlHash === hash),
    })),
  ]
  const ids = new Set(pairs.flatMap(({ duplicate }) => duplicate?.id ?? []))
  const rows = await findItems(scope, [...ids])
  const byId = new Map(rows.map((row) => [row.id, present(scope, services, row)]))
  return {
    duplicates: pairs.flatMap(({ fields, duplicate }) => {
      const item = duplicate && byId.get(duplicate.id)
      return item ? [{ ...fields, item }] : []
    }),
  }
}

/** Hashes an address like the database does. */
function md5(address: string): string {
  return createHash('md5').update(address).digest('hex')
}

/** An older item of the same bytes or the same address that the caller may see. */
export async function duplicateOf(scope: Scope, { id, sha256, url }: ItemRow) {
  const original = url
    ? await query.findOlder(scope, id, ['urlHash', md5(url)])
    : sha256 && (await query.findOlder(scope, id, ['sha256', sha256]))
  return original ? { duplicateOf: original } : {}
}
