import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import type { SharedDocuments } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import type { Scope } from '../platform/database/scope.ts'
import { NOT_DRAWN } from '../processing/service.ts'
import { findDocuments } from './document-queries.ts'

/** Returns what the Office files and PDFs that a link would show carry, all together; undefined for a site. */
export async function documentsOf(
  scope: Scope,
  itemType: ItemType,
  id: string,
): Promise<SharedDocuments | undefined> {
  if (itemType === 'SITE') return undefined
  const documents = await findDocuments(scope, itemType, id)
  const hiddenContent: HiddenContent = {}
  for (const { hiddenContent: one } of documents)
    for (const [kind, count] of Object.entries(one ?? {}) as [HiddenKind, number][])
      hiddenContent[kind] = (hiddenContent[kind] ?? 0) + count
  const undrawn = documents.filter(({ previewNote }) => previewNote === NOT_DRAWN).length
  return {
    count: documents.length,
    unchecked: documents.filter((one) => !one.hiddenContent).length,
    withoutPdf: documents.filter(({ isOffice, hasPdf }) => isOffice && !hasPdf).length,
    ...(undrawn > 0 && { undrawn }),
    hiddenContent,
  }
}
