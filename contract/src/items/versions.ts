import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nullable, Time } from '../schemas.ts'
import { Item } from './items.ts'

/** One of the files an item has had. */
export const Version = Type.Object({
  number: Type.Integer(),
  originalName: Type.String(),
  mime: Type.Optional(Type.String()),
  bytes: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
  status: Type.Enum(['processing', 'completed', 'failed']),
  failure: Type.Optional(
    Type.String({ description: 'Human-readable reason why it couldn’t be read' }),
  ),
  pageCount: Type.Optional(Type.Integer()),
  durationS: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  createdAt: Time,
  madeBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
  isCurrent: Type.Boolean({ description: 'Whether it is the one shown, also to visitors' }),
  thumbnailUrl: Type.Optional(Type.String()),
  previewUrl: Type.Optional(Type.String()),
  previewMime: Type.Optional(Type.String()),
  previewNote: Type.Optional(Type.String()),
  downloadUrl: Type.String(),
})
export type Version = Static<typeof Version>

const params = Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) })

export const replaceItemFile = endpoint({
  name: 'replaceItemFile',
  fillsDisk: 'rows',
  summary:
    'Replace the file with a finished upload; the previous one is kept as a version and shown until the new one is ready',
  method: 'POST',
  path: '/api/items/v1/:id/file',
  access: 'library.write',
  params: IdParams,
  body: Type.Object({
    uploadId: Type.String({ format: 'uuid', description: 'The last part of the upload’s address' }),
  }),
  reply: Item,
})

export const listItemVersions = endpoint({
  name: 'listItemVersions',
  summary: 'List an item’s file versions, newest first; none for a web page',
  method: 'GET',
  path: '/api/items/v1/:id/versions',
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({ items: Type.Array(Version) }),
})

export const restoreItemVersion = endpoint({
  name: 'restoreItemVersion',
  summary: 'Restore the file of an earlier version as a new version',
  method: 'POST',
  path: '/api/items/v1/:id/versions/:number/restore',
  access: 'library.write',
  params,
  reply: Item,
})

export const getItemVersionText = endpoint({
  name: 'getItemVersionText',
  summary: 'Get the text of a version, or of some of its pages',
  method: 'GET',
  path: '/api/items/v1/:id/versions/:number/text',
  access: 'library.read',
  params,
  query: Type.Object({
    fromPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    toPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    text: Type.String(),
    pages: Type.Optional(
      Type.Array(Type.Object({ page: Nullable(Type.Integer()), text: Type.String() }), {
        description:
          'Where pages are asked for, what readers see on each; one without a number for a file without pages',
      }),
    ),
    isCut: Type.Boolean(),
  }),
})

/** A page on which something changed. */
export const PageChange = Type.Object({
  page: Type.Integer({ description: 'In the later version; 1 where there are no pages' }),
  words: Type.Array(
    Type.Object({
      from: Type.String({ description: 'Empty where words were added' }),
      to: Type.String({ description: 'Empty where words were removed' }),
    }),
    { description: 'None where so much changed that words can’t be told apart' },
  ),
  pictures: Type.Boolean({ description: 'It looks different, with the same words' }),
})
export type PageChange = Static<typeof PageChange>

export const getItemVersionChanges = endpoint({
  name: 'getItemVersionChanges',
  summary:
    'Get what changed in a version since the file before, or since another version: words and pictures by page',
  method: 'GET',
  path: '/api/items/v1/:id/versions/:number/changes',
  access: 'library.read',
  params,
  query: Type.Object({
    fromVersion: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'By default the file before' }),
    ),
  }),
  reply: Type.Object({ fromVersion: Type.Integer(), pages: Type.Array(PageChange) }),
})
