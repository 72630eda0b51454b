import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'

/** Uploads speak tus 1.0 (creation, creation-with-upload, termination, checksum, expiration). */
export const UPLOADS_PATH = '/api/uploads'
/** The last answer of an upload carries the id of the item it became. */
export const ITEM_ID_HEADER = 'X-Item-Id'

/** `Upload-Metadata` of a creation. */
export interface UploadMetadata {
  filename: string
  filetype?: string
  importId?: string
  collectionId?: string
}

const params = Type.Object({ id: Type.String() })
const tus = { access: 'library.write', raw: true } as const

export const createUpload = endpoint({
  ...tus,
  name: 'createUpload',
  summary: 'Begin an upload (tus creation, creation-with-upload)',
  method: 'POST',
  path: UPLOADS_PATH,
  status: 201,
})

export const getUploadOptions = endpoint({
  ...tus,
  name: 'getUploadOptions',
  summary: 'What this tus server can do',
  method: 'OPTIONS',
  path: UPLOADS_PATH,
  access: 'public',
  status: 204,
})

export const getUploadOffset = endpoint({
  ...tus,
  name: 'getUploadOffset',
  summary: 'How far an upload has come',
  method: 'HEAD',
  path: `${UPLOADS_PATH}/:id`,
  params,
})

export const continueUpload = endpoint({
  ...tus,
  name: 'continueUpload',
  summary: 'Send the next bytes; the last answer carries `X-Item-Id`',
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
