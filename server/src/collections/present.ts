import type { Collection } from '@satchel/contract/collections.ts'
import { type Addresses, linkUrl } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { CollectionRow } from './select-queries.ts'

const COVER = { purpose: 'thumbnail', name: 'cover.webp', mime: 'image/webp' } as const

export function present(
  { actor }: Scope,
  { files, config }: Addresses,
  row: CollectionRow,
): Collection {
  const { coverKey, ownerId, ownerName, deletedAt, ownSlug, ownDomain, ...collection } = row
  return {
    ...collection,
    ...(deletedAt && { deletedAt }),
    kind: row.search ? 'smart' : 'manual',
    coverUrl: coverKey
      ? files.url({ key: coverKey, ...COVER, reader: ['member', actor.id] })
      : null,
    owner: { id: ownerId, name: ownerName },
    shortLink: ownSlug ? { slug: ownSlug, url: linkUrl(config, ownSlug, ownDomain) } : null,
  }
}

/** Returns how events refer to a collection. */
export function subject({ id, name }: { id: string; name: string }) {
  return { itemType: 'COLLECTION' as const, itemId: id, itemName: name }
}
