import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Item } from './items.ts'
import { Id, IdParams, Nullable, Time } from './schemas.ts'

/** One of the files an item has had. */
export const Version = Type.Object({
  number: Type.Integer(),
  originalName: Type.String(),
  mime: Type.Optional(Type.String()),
  bytes: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
  status: Type.Enum(['processing', 'completed', 'failed']),
  failure: Type.Optional(Type.String({ description: 'Why it could not be read, for a person' })),
  pageCount: Type.Optional(Type.Integer()),
  durationS: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  createdAt: Time,
  madeBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
  isCurrent: Type.Boolean({ description: 'The one that is shown, to visitors too' }),
  thumbnailUrl: Type.Optional(Type.String()),
  previewUrl: Type.Optional(Type.String()),
  previewMime: Type.Optional(Type.String()),
  downloadUrl: Type.String(),
})
export type Version = Static<typeof Version>

const params = Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) })

export const replaceItemFile = endpoint({
  name: 'replaceItemFile',
  summary:
    'Put a finished upload in the place of the file; the one before is kept as a version and shown until the new one is ready',
  method: 'POST',
  path: '/api/items/v1/:id/file',
  access: 'library.write',
  params: IdParams,
  body: Type.Object({
    uploadId: Type.String({ format: 'uuid', description: 'The end of the upload’s address' }),
  }),
  reply: Item,
})

export const listItemVersions = endpoint({
  name: 'listItemVersions',
  summary: 'The files an item has had, the newest first; none for a web page',
  method: 'GET',
  path: '/api/items/v1/:id/versions',
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({ items: Type.Array(Version) }),
})

export const restoreItemVersion = endpoint({
  name: 'restoreItemVersion',
  summary: 'Show the file of an earlier version again, as a new version',
  method: 'POST',
  path: '/api/items/v1/:id/versions/:number/restore',
  access: 'library.write',
  params,
  reply: Item,
})

export const getItemVersionText = endpoint({
  name: 'getItemVersionText',
  summary: 'The words inside a version, to compare it with another',
  method: 'GET',
  path: '/api/items/v1/:id/versions/:number/text',
  access: 'library.read',
  params,
  reply: Type.Object({ text: Type.String(), isCut: Type.Boolean() }),
})
