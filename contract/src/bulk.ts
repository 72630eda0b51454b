import { type Static, Type } from 'typebox'
import { BULK_MAX, READ_LIMIT, TAG_MAX, TAGS_PER_ITEM } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, IdParams, Nullable, Time } from './schemas.ts'
import { SearchForm } from './search/search.ts'
import { CategoryIds, TagLabel } from './taxonomy.ts'

const Ids = Type.Array(Id, { minItems: 1, maxItems: BULK_MAX })

/** A change to many items; omitted fields stay. */
export const BulkWish = Type.Object({
  add: Type.Optional(Type.Partial(CategoryIds)),
  remove: Type.Optional(Type.Partial(CategoryIds)),
  addTags: Type.Optional(Type.Array(TagLabel, { maxItems: TAGS_PER_ITEM })),
  removeTags: Type.Optional(Type.Array(Type.String({ maxLength: TAG_MAX * 2 }))),
  ownerId: Type.Optional(Id),
  releasesOn: Type.Optional(Nullable(Day)),
  expiresOn: Type.Optional(Nullable(Day)),
  shareable: Type.Optional(Type.Boolean()),
  inLibrary: Type.Optional(Type.Boolean()),
  addToCollectionId: Type.Optional(Id),
  removeFromCollectionId: Type.Optional(Id),
  delete: Type.Optional(
    Type.Literal(true, {
      description: 'Moves the items to the trash for 30 days; can’t be combined',
    }),
  ),
})
export type BulkWish = Static<typeof BulkWish>

/** A change to items by their ids, or to all results of a search except some. */
export const BulkChange = Type.Object({
  ids: Type.Optional(Ids),
  search: Type.Optional(SearchForm),
  except: Type.Optional(Type.Array(Id, { maxItems: BULK_MAX })),
  ...BulkWish.properties,
})
export type BulkChange = Static<typeof BulkChange>

/** The reason why an item wasn't changed. */
export const BulkReason = Type.Enum([
  'not-yours',
  'dates',
  'too-many-tags',
  'category-required',
  'collection-full',
  'changed-since',
  'collection-gone',
])
export type BulkReason = Static<typeof BulkReason>

export const Refusal = Type.Object({ id: Id, reason: BulkReason })
export type Refusal = Static<typeof Refusal>

const UndoId = Nullable(
  Type.String({ format: 'uuid', description: 'Undoes the change within 60 s; null for an undo' }),
)

export const BulkOutcome = Type.Object({
  updated: Type.Array(Id, {
    description: 'Items that now have the requested values, including those that already had them',
  }),
  missing: Type.Array(Id, {
    description: 'Items that don’t exist, are in the trash, or are hidden from the caller',
  }),
  refused: Type.Array(Refusal),
  undoId: UndoId,
})
export type BulkOutcome = Static<typeof BulkOutcome>

export const BulkJob = Type.Object({
  kind: Type.Literal('job'),
  id: Id,
  status: Type.Enum(['running', 'completed', 'cancelled', 'failed']),
  failure: Type.Optional(Type.String({ description: 'Human-readable reason for the failure' })),
  wish: Type.Optional(BulkWish),
  undoes: Type.Optional(Type.String({ format: 'uuid', description: 'The change it undoes' })),
  total: Type.Integer(),
  done: Type.Integer({ description: 'How many of them are done' }),
  updated: Type.Integer(),
  missing: Type.Integer(),
  refused: Type.Integer(),
  reasons: Type.Array(Type.Object({ reason: BulkReason, count: Type.Integer() })),
  refusals: Type.Array(Refusal, { description: 'The first hundred refused items' }),
  undoId: UndoId,
  createdAt: Time,
  finishedAt: Type.Optional(Time),
})
export type BulkJob = Static<typeof BulkJob>

const BulkAnswer = Type.Union([BulkJob, BulkOutcome])

export const changeItems = endpoint({
  name: 'changeItems',
  summary: 'Change many items: 200 for ids, 202 and a job for a search',
  method: 'POST',
  path: '/api/items/v1/bulk/change',
  limit: READ_LIMIT,
  access: 'library.write',
  once: true,
  orLater: true,
  body: BulkChange,
  reply: BulkAnswer,
})

export const undoBulkChange = endpoint({
  name: 'undoBulkChange',
  summary:
    'Undo a bulk change; repeating it changes nothing. A large one answers 202 and runs as a job',
  method: 'POST',
  path: '/api/items/v1/bulk/undo',
  access: 'library.write',
  orLater: true,
  body: Type.Object({ undoId: Id }),
  reply: BulkAnswer,
})

export const listBulkJobs = endpoint({
  name: 'listBulkJobs',
  summary: 'List my running bulk jobs and those of the last minute',
  method: 'GET',
  path: '/api/items/v1/bulk/jobs',
  access: 'library.write',
  reply: Type.Object({ items: Type.Array(BulkJob) }),
})

export const getBulkJob = endpoint({
  name: 'getBulkJob',
  summary: 'Get the progress of my bulk job',
  method: 'GET',
  path: '/api/items/v1/bulk/jobs/:id',
  access: 'library.write',
  params: IdParams,
  reply: BulkJob,
})

export const cancelBulkJob = endpoint({
  name: 'cancelBulkJob',
  summary: 'Cancel my bulk job; what is done stays and can be undone',
  method: 'DELETE',
  path: '/api/items/v1/bulk/jobs/:id',
  access: 'library.write',
  params: IdParams,
  reply: BulkJob,
})
