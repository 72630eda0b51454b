import { createHash, randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { AGREEMENT_BYTES_MAX, AGREEMENT_PAGES_MAX } from '@satchel/contract/agreements.ts'
import * as items from '../items/service.ts'
import { type Actor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, says } from '../platform/problem.ts'
import type { Content } from './queries.ts'

/** A copy of an item's PDF, as visitors see it: it stays when the item changes or goes. */
export type PdfCopy = Omit<Content, 'name' | 'doc'> & { fileKey: string }

/** Copies the PDF of an item, outside of any scope. Throws for an item that has none, or a long one. */
export async function copyPdf(services: Services, actor: Actor, itemId: string): Promise<PdfCopy> {
  const { database, files } = services
  const { key, pageCount, body } = await withScope(database, actor, async (scope) => {
    const [found] = await items.visibleIds(scope, [itemId])
    if (!found) throw invalidField('itemId', says('isNotItem'))
    const item = await items.requireItem(scope, itemId)
    const shown = items.shownKey(item)
    if (!shown || item.previewMime !== 'application/pdf' || item.kind !== 'file')
      throw invalidField('itemId', says('mustBePdf'))
    if ((item.pageCount ?? 0) > AGREEMENT_PAGES_MAX)
      throw invalidField('itemId', says('mustHaveAtMostPages', { max: AGREEMENT_PAGES_MAX }))
    const { text } = await items.textOf(scope, itemId, item.fileVersion ?? 1)
    return { key: shown, pageCount: item.pageCount, body: text }
  })
  const bytes = await files.sizeOf(key)
  if (bytes === undefined) throw invalidField('itemId', says('mustBePdf'))
  if (bytes > AGREEMENT_BYTES_MAX)
    throw invalidField('itemId', says('mustBeAtMostMegabytes', { max: AGREEMENT_BYTES_MAX / 1e6 }))
  const fileKey = `${actor.tenantId}/${randomUUID()}/agreement.pdf`
  await files.copy(key, fileKey)
  const digest = createHash('sha256')
  await pipeline(files.read(fileKey), digest)
  return { itemId, fileKey, pageCount, body, sha256: digest.digest('hex') }
}

/** Removes a copy that no version names. */
export async function dropCopy({ files }: Services, { fileKey }: PdfCopy): Promise<void> {
  await files.removeAll(fileKey)
}
