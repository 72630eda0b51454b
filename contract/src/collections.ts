import { type Static, Type } from 'typebox'
import { BULK_MAX, COLLECTION_MAX, DESCRIPTION_MAX, NAME_MAX, READ_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Item } from './items/items.ts'
import { CursorQuery, Id, IdParams, NameText, Nullable, Page, Time } from './schemas.ts'
import { SearchForm } from './search/search.ts'

/** The number of a smart collection's items that are shown. */
export const SMART_ITEMS_MAX = 1_000
/** Number of items of each collection that a list names; the collection itself names them all. */
export const LISTED_ITEMS_MAX = 100

const Visibility = Type.Enum(['team', 'private'])
export const CollectionKind = Type.Enum(['manual', 'smart'], {
  description:
    'A manual collection has the items added to it, a smart one the results of its search',
})
export type CollectionKind = Static<typeof CollectionKind>

export const Collection = Type.Object({
  id: Id,
  version: Type.Integer(),
  kind: CollectionKind,
  name: Type.String(),
  description: Type.String(),
  coverUrl: Nullable(Type.String()),
  coverItemId: Type.Union([Id, Type.Null()], {
    description: 'The item chosen as the cover; null for the first one with an image',
  }),
  visibility: Visibility,
  search: Type.Union([SearchForm, Type.Null()], {
    description: 'The search that fills a smart collection, run each time for whoever views it',
  }),
  missing: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'What its search names that no longer exists, such as `tag “EMEA”`; only of one collection',
    }),
  ),
  itemIds: Type.Array(Id, {
    description: `In order. The first ${SMART_ITEMS_MAX} of a smart collection; in lists the first ${LISTED_ITEMS_MAX}`,
  }),
  itemCount: Type.Integer(),
  itemCountRelation: Type.Enum(['eq', 'gte'], {
    description: '`gte`: a smart collection has more items than were counted',
  }),
  owner: Type.Object({ id: Id, name: Type.String() }),
  upvotes: Type.Integer(),
  upvoted: Type.Boolean(),
  favorite: Type.Boolean(),
  shortLink: Nullable(Type.Object({ slug: Type.String(), url: Type.String() })),
  createdAt: Time,
  updatedAt: Time,
  deletedAt: Type.Optional(Time),
})
export type Collection = Static<typeof Collection>

const Name = NameText(NAME_MAX)
const Description = Type.String({ maxLength: DESCRIPTION_MAX })

export const CollectionDraft = Type.Object({
  name: Name,
  description: Type.Optional(Description),
  visibility: Type.Optional(Visibility),
  itemIds: Type.Optional(Type.Array(Id, { maxItems: BULK_MAX })),
  search: Type.Optional(Nullable(SearchForm)),
})
export type CollectionDraft = Static<typeof CollectionDraft>

export const CollectionChange = Type.Object({
  name: Type.Optional(Name),
  description: Type.Optional(Description),
  visibility: Type.Optional(Visibility),
  coverItemId: Type.Optional(Nullable(Id)),
  search: Type.Optional(
    Type.Union([SearchForm, Type.Null()], {
      description: 'Null freezes a smart collection: it keeps its current items in this order',
    }),
  ),
  ownerId: Type.Optional(Id),
})
export type CollectionChange = Static<typeof CollectionChange>

export const CollectionOrder = Type.Enum(['updated', 'name', 'items'])
export type CollectionOrder = Static<typeof CollectionOrder>
export const CollectionFilter = Type.Enum(['mine', 'favorites', 'private', 'deleted'])
export type CollectionFilter = Static<typeof CollectionFilter>

const Member = Type.Object({ cid: Id, itemId: Id })

export const listCollections = endpoint({
  name: 'listCollections',
  summary: 'List the collections I can see, last changed first by default',
  method: 'GET',
  path: '/api/collections/v1/list',
  access: 'library.read',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    filter: Type.Optional(CollectionFilter),
    kind: Type.Optional(CollectionKind),
    orderBy: Type.Optional(CollectionOrder),
    ...CursorQuery.properties,
  }),
  reply: Page(Collection),
})

export const getCollection = endpoint({
  name: 'getCollection',
  summary: 'Get a collection with the ids of its items in order',
  method: 'GET',
  path: '/api/collections/v1/:id',
  access: 'library.read',
  params: IdParams,
  reply: Collection,
})

export const listCollectionItems = endpoint({
  name: 'listCollectionItems',
  summary: 'List the items of a collection in order',
  method: 'GET',
  path: '/api/collections/v1/:cid/items',
  access: 'library.read',
  params: Type.Object({ cid: Id }),
  query: Type.Object({
    ...CursorQuery.properties,
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: COLLECTION_MAX,
        description: 'The position to start at, if there is no cursor',
      }),
    ),
  }),
  reply: Page(Item),
})

export const createCollection = endpoint({
  name: 'createCollection',
  summary: 'Create a collection',
  method: 'POST',
  path: '/api/collections/v1/create',
  access: 'library.write',
  body: CollectionDraft,
  status: 201,
  reply: Collection,
})

export const changeCollection = endpoint({
  name: 'changeCollection',
  summary: 'Change a collection; omitted fields stay',
  method: 'PUT',
  path: '/api/collections/v1/:id',
  access: 'library.write',
  params: IdParams,
  body: CollectionChange,
  changedAt: {
    owner: 'ownerId',
    itemIds: 'PUT /api/collections/v1/:cid/items',
    favorite: 'POST /api/users/v1/:userId/favorites',
    upvoted: 'POST /api/users/v1/:userId/upvotes',
    shortLink: 'PUT /api/items/v1/v2/shortener/:id',
    deletedAt: 'DELETE /api/collections/v1/:id',
  },
  reply: Collection,
})

export const deleteCollection = endpoint({
  name: 'deleteCollection',
  summary: 'Delete a collection; its items stay, and it can be restored for 30 days',
  method: 'DELETE',
  path: '/api/collections/v1/:id',
  access: 'library.write',
  params: IdParams,
  status: 204,
})

export const restoreCollection = endpoint({
  name: 'restoreCollection',
  summary: 'Restore a deleted collection and its links',
  method: 'POST',
  path: '/api/collections/v1/:id/restore',
  access: 'library.write',
  params: IdParams,
  reply: Collection,
})

export const downloadCollection = endpoint({
  name: 'downloadCollection',
  summary:
    'Get an address, valid for five minutes, that downloads all files of a collection as one ZIP',
  method: 'POST',
  path: '/api/collections/v1/:id/download',
  limit: READ_LIMIT,
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({
    url: Type.String(),
    files: Type.Integer({ description: 'Including web links, each as a shortcut' }),
    bytes: Type.Integer(),
  }),
})

export const addToCollection = endpoint({
  name: 'addToCollection',
  fillsDisk: 'rows',
  summary: 'Add an item at the end; one already in the collection keeps its place',
  method: 'POST',
  path: '/api/collections/v1/:cid/items/:itemId',
  access: 'library.write',
  params: Member,
  reply: Collection,
})

export const removeFromCollection = endpoint({
  name: 'removeFromCollection',
  summary: 'Remove an item from a collection',
  method: 'DELETE',
  path: '/api/collections/v1/:cid/items/:itemId',
  access: 'library.write',
  params: Member,
  reply: Collection,
})

export const arrangeCollection = endpoint({
  name: 'arrangeCollection',
  fillsDisk: 'rows',
  summary: 'Set the ordered list of items',
  method: 'PUT',
  path: '/api/collections/v1/:cid/items',
  access: 'library.write',
  params: Type.Object({ cid: Id }),
  body: Type.Object({ itemIds: Type.Array(Id, { maxItems: COLLECTION_MAX }) }),
  reply: Collection,
})
