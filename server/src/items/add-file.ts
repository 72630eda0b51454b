import { timeOfId } from '../platform/database/ids.ts'
import { actingPerson, personOf, type Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { enqueueFile } from './change.ts'
import { nameOfFile } from './file-name.ts'
import * as query from './queries.ts'

export interface FileDraft {
  /** The id, given by the upload, so that finishing it twice creates one item. */
  id: string
  filename: string
  fileKey: string
  filetype: string | null
  bytes: number | null
  /** The name; derived from the file's if null. */
  name: string | null
  importId: string | null
  collectionId: string | null
  valueIds: string[]
  tagKeys: string[]
  /** True if people find it only through what it is in; false by default. */
  isOutsideLibrary?: boolean
}

/** A stored file: it is examined by a job, and joins the library as what it then turns out to be. */
export async function addFile(scope: Scope, draft: FileDraft): Promise<void> {
  const { id, filename, fileKey, filetype, bytes, importId, collectionId } = draft
  const name = draft.name ?? nameOfFile(filename)
  await query.insertItem(scope, {
    id,
    kind: 'file',
    name,
    originalName: filename,
    fileKey,
    fileBy: personOf(scope),
    mime: filetype,
    bytes,
    importId,
    status: 'processing',
    ownerId: personOf(scope),
    createdAt: timeOfId(id),
    ...(draft.isOutsideLibrary && { inLibrary: false }),
  })
  await taxonomy.reclassify(scope, {
    values: { added: taxonomy.pairsOf(id, draft.valueIds) },
    tags: { added: taxonomy.pairsOf(id, draft.tagKeys) },
  })
  await record(scope, {
    type: 'item.uploaded',
    itemType: 'ITEM',
    itemId: id,
    itemName: name,
    data: {
      originalName: filename,
      ...(importId && { importId }),
      ...(collectionId && { collectionId }),
    },
  })
  const by = actingPerson(scope)
  await publishToWebhooks(scope, 'item.added', { id, kind: 'file', name, url: null, by })
  await enqueueFile(scope, id)
}
