import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Item, ItemOrder } from './items.ts'
import { CursorQuery, Day, Id, Nullable, Total } from './schemas.ts'

export const QuickFilter = Type.Enum([
  'favorites',
  'mine',
  'recent',
  'popular',
  'unused',
  'expiring',
  'uncategorized',
])
export type QuickFilter = Static<typeof QuickFilter>

const Ids = Type.Optional(Nullable(Type.Array(Id, { maxItems: 100 })))

/** The search form of the specification; every key may be left out or null. */
export const SearchForm = Type.Object({
  searchTerm: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  startDay: Type.Optional(Nullable(Day)),
  endDay: Type.Optional(Nullable(Day)),
  funnelStage: Ids,
  contentProduct: Ids,
  contentType: Ids,
  contentIndustry: Ids,
  contentRegion: Ids,
  tags: Type.Optional(Nullable(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 }))),
  tagLogic: Type.Optional(Nullable(Type.Enum(['OR', 'AND']))),
  when: Type.Optional(Nullable(Type.Enum(['created', 'updated']))),
  orderBy: Type.Optional(Nullable(ItemOrder)),
  quickFilter: Type.Optional(Nullable(QuickFilter)),
})
export type SearchForm = Static<typeof SearchForm>

const IdCounts = Type.Array(Type.Object({ id: Id, count: Type.Integer() }))

export const Facets = Type.Object({
  funnelStage: IdCounts,
  contentProduct: IdCounts,
  contentType: IdCounts,
  contentIndustry: IdCounts,
  contentRegion: IdCounts,
  tags: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })),
})
export type Facets = Static<typeof Facets>

/** Found passages; the words stand between `<mark>` and `</mark>`, all else is escaped HTML. */
export const Highlight = Type.Object({
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
})
export type Highlight = Static<typeof Highlight>

export const FoundItem = Type.Object({ ...Item.properties, highlight: Highlight })
export type FoundItem = Static<typeof FoundItem>

export const SearchResult = Type.Object({
  items: Type.Array(FoundItem),
  total: Total,
  facets: Type.Optional(Facets),
  nextCursor: Nullable(Type.String()),
})
export type SearchResult = Static<typeof SearchResult>

export const searchItems = endpoint({
  name: 'searchItems',
  summary: 'Find items by words, also inside documents, and by filters',
  method: 'POST',
  path: '/api/items/v1/search',
  access: 'library.read',
  body: Type.Object({
    ...SearchForm.properties,
    ...CursorQuery.properties,
    facets: Type.Optional(Type.Boolean()),
  }),
  reply: SearchResult,
})
