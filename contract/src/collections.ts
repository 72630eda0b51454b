import { type Static, Type } from 'typebox'
import { BULK_MAX, DESCRIPTION_MAX, NAME_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Item } from './items.ts'
import { CursorQuery, Id, IdParams, Nullable, Page, Time } from './schemas.ts'

const Visibility = Type.Enum(['team', 'private'])

export const Collection = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  coverUrl: Nullable(Type.String()),
  visibility: Visibility,
  itemIds: Type.Array(Id),
  itemCount: Type.Integer(),
  owner: Type.Object({ id: Id, name: Type.String() }),
  upvotes: Type.Integer(),
  upvoted: Type.Boolean(),
  favorite: Type.Boolean(),
  shortLink: Nullable(Type.Object({ slug: Type.String(), url: Type.String() })),
  createdAt: Time,
  updatedAt: Time,
})
export type Collection = Static<typeof Collection>

const Name = Type.String({ minLength: 1, maxLength: NAME_MAX, pattern: '\\S' })
const Description = Type.String({ maxLength: DESCRIPTION_MAX })

export const CollectionDraft = Type.Object({
  name: Name,
  description: Type.Optional(Description),
  visibility: Type.Optional(Visibility),
  itemIds: Type.Optional(Type.Array(Id, { maxItems: BULK_MAX })),
})
export type CollectionDraft = Static<typeof CollectionDraft>

export const CollectionChange = Type.Object({
  name: Type.Optional(Name),
  description: Type.Optional(Description),
  visibility: Type.Optional(Visibility),
})
export type CollectionChange = Static<typeof CollectionChange>

const Member = Type.Object({ cid: Id, itemId: Id })

export const listCollections = endpoint({
  name: 'listCollections',
  summary: 'The collections I may see, last changed first',
  method: 'GET',
  path: '/api/collections/v1/list',
  access: 'library.read',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    ...CursorQuery.properties,
  }),
  reply: Page(Collection),
})

export const getCollection = endpoint({
  name: 'getCollection',
  summary: 'One collection with the ids of its items in their order',
  method: 'GET',
  path: '/api/collections/v1/:id',
  access: 'library.read',
  params: IdParams,
  reply: Collection,
})

export const listCollectionItems = endpoint({
  name: 'listCollectionItems',
  summary: 'The items of a collection in their order',
  method: 'GET',
  path: '/api/collections/v1/:cid/items',
  access: 'library.read',
  params: Type.Object({ cid: Id }),
  query: CursorQuery,
  reply: Page(Item),
})

export const createCollection = endpoint({
  name: 'createCollection',
  summary: 'Make a collection',
  method: 'POST',
  path: '/api/collections/v1/create',
  access: 'library.write',
  body: CollectionDraft,
  status: 201,
  reply: Collection,
})

export const changeCollection = endpoint({
  name: 'changeCollection',
  summary: 'Change name, description or visibility',
  method: 'PUT',
  path: '/api/collections/v1/:id',
  access: 'library.write',
  params: IdParams,
  body: CollectionChange,
  reply: Collection,
})

export const deleteCollection = endpoint({
  name: 'deleteCollection',
  summary: 'Delete a collection; its items stay',
  method: 'DELETE',
  path: '/api/collections/v1/:id',
  access: 'library.write',
  params: IdParams,
  status: 204,
})

export const addToCollection = endpoint({
  name: 'addToCollection',
  summary: 'Add an item as the last one; one that is in stays where it is',
  method: 'POST',
  path: '/api/collections/v1/:cid/items/:itemId',
  access: 'library.write',
  params: Member,
  reply: Collection,
})

export const removeFromCollection = endpoint({
  name: 'removeFromCollection',
  summary: 'Take an item out of a collection',
  method: 'DELETE',
  path: '/api/collections/v1/:cid/items/:itemId',
  access: 'library.write',
  params: Member,
  reply: Collection,
})

export const arrangeCollection = endpoint({
  name: 'arrangeCollection',
  summary: 'The whole list of items in its order',
  method: 'PUT',
  path: '/api/collections/v1/:cid/items',
  access: 'library.write',
  params: Type.Object({ cid: Id }),
  body: Type.Object({ itemIds: Type.Array(Id, { maxItems: 10_000 }) }),
  reply: Collection,
})
