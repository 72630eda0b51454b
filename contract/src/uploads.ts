import { type Static, Type } from 'typebox'
import { NAME_MAX, TAGS_PER_ITEM } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, NameText, Nullable } from './schemas.ts'
import { CategoryIds, TagLabel } from './taxonomy.ts'

/** The path of uploads with tus 1.0 (creation, creation-with-upload, termination, checksum, expiration). */
export const UPLOADS_PATH = '/api/uploads'
/** Header of an upload's last response, with the id of the item it became. */
export const ITEM_ID_HEADER = 'X-Item-Id'

/** The `Upload-Metadata` of a new upload. */
export interface UploadMetadata {
  filename: string
  filetype?: string
  /** The item's name; derived from the file name by default. */
  name?: string
  importId?: string
  collectionId?: string
  /** The id of the item whose file it replaces; the upload doesn't become an item of its own. */
  replaces?: string
  /** Marks an archive to import (`import`), which doesn't become an item. */
  purpose?: 'import'
}

const params = Type.Object({ id: Type.String() })
const tus = { access: 'library.write', raw: true, takesUnknown: true } as const

export const createUpload = endpoint({
  ...tus,
  name: 'createUpload',
  fillsDisk: true,
  summary: 'Start an upload (tus creation, creation-with-upload)',
  method: 'POST',
  path: UPLOADS_PATH,
  status: 201,
  once: true,
})

export const getUploadOptions = endpoint({
  ...tus,
  name: 'getUploadOptions',
  summary: 'Get the features of this tus server',
  method: 'OPTIONS',
  path: UPLOADS_PATH,
  access: 'public',
  status: 204,
})

export const getUploadOffset = endpoint({
  ...tus,
  name: 'getUploadOffset',
  summary: 'Get an upload’s offset',
  method: 'HEAD',
  path: `${UPLOADS_PATH}/:id`,
  params,
})

export const continueUpload = endpoint({
  ...tus,
  name: 'continueUpload',
  fillsDisk: true,
  summary: 'Send the next bytes; the last response has `X-Item-Id`',
  method: 'PATCH',
  path: `${UPLOADS_PATH}/:id`,
  params,
  status: 204,
})

export const cancelUpload = endpoint({
  ...tus,
  name: 'cancelUpload',
  summary: 'Cancel an upload (tus termination)',
  method: 'DELETE',
  path: `${UPLOADS_PATH}/:id`,
  params,
  status: 204,
})

export const renameUpload = endpoint({
  name: 'renameUpload',
  summary: 'Name the item an upload becomes',
  method: 'PUT',
  path: `${UPLOADS_PATH}/:id`,
  access: 'library.write',
  params: IdParams,
  body: Type.Object({ name: NameText(NAME_MAX) }),
  status: 204,
})

const ImportId = Type.String({ minLength: 1, maxLength: 100 })

/** Details for all files of an upload. */
export const UploadBatch = Type.Object({
  importId: ImportId,
  ...CategoryIds.properties,
  tags: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
  collectionId: Nullable(Id),
})
export type UploadBatch = Static<typeof UploadBatch>

export const UploadBatchChange = Type.Object({
  importId: ImportId,
  ...Type.Partial(CategoryIds).properties,
  tags: Type.Optional(Type.Array(TagLabel, { maxItems: TAGS_PER_ITEM })),
  collectionId: Type.Optional(Nullable(Id)),
})
export type UploadBatchChange = Static<typeof UploadBatchChange>

export const getUploadBatch = endpoint({
  name: 'getUploadBatch',
  summary: 'Get the details for my uploads of an `importId`',
  method: 'GET',
  path: `${UPLOADS_PATH}/batches`,
  access: 'library.write',
  query: Type.Object({ importId: ImportId }),
  reply: UploadBatch,
})

export const changeUploadBatch = endpoint({
  name: 'changeUploadBatch',
  summary:
    'Set details for my uploads of an `importId`: now for finished ones, on completion for the others; omitted fields stay',
  method: 'PUT',
  path: `${UPLOADS_PATH}/batches`,
  access: 'library.write',
  body: UploadBatchChange,
  reply: UploadBatch,
})
