import { type Static, Type } from 'typebox'
import { NAME_MAX, SEARCH_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Item, ItemOrder } from '../items/items.ts'
import {
  CursorQuery,
  Day,
  Id,
  IdParams,
  NameText,
  Nullable,
  Page,
  Time,
  Total,
} from '../schemas.ts'

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
  searchTerm: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 500,
        description:
          'Words, "phrases", -excluded ones, and the operators type: stage: product: industry: region: tag: by: in: is: after: before:',
      }),
    ),
  ),
  startDay: Type.Optional(Nullable(Day)),
  endDay: Type.Optional(Nullable(Day)),
  funnelStage: Ids,
  contentProduct: Ids,
  contentType: Ids,
  contentIndustry: Ids,
  contentRegion: Ids,
  tags: Type.Optional(Nullable(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 }))),
  excludeTags: Type.Optional(
    Nullable(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
  ),
  tagLogic: Type.Optional(Nullable(Type.Enum(['OR', 'AND']))),
  when: Type.Optional(Nullable(Type.Enum(['created', 'updated']))),
  orderBy: Type.Optional(Nullable(ItemOrder)),
  quickFilter: Type.Optional(Nullable(QuickFilter)),
  importId: Type.Optional(
    Nullable(
      Type.String({ maxLength: 100, description: 'Of the import or upload they came with' }),
    ),
  ),
})
export type SearchForm = Static<typeof SearchForm>

const IdCounts = Type.Array(Type.Object({ id: Id, count: Type.Integer() }))

/** Result counts for each value: exact if the total is, else bounded or estimated like it. */
export const Facets = Type.Object({
  funnelStage: IdCounts,
  contentProduct: IdCounts,
  contentType: IdCounts,
  contentIndustry: IdCounts,
  contentRegion: IdCounts,
  tags: Type.Array(Type.Object({ key: Type.String(), count: Type.Integer() })),
})
export type Facets = Static<typeof Facets>

/** Place of a document's text outside its body. */
export const TextPlace = Type.Enum([
  'notes',
  'comments',
  'headers',
  'footnotes',
  'fields',
  'annotations',
  'properties',
])
export type TextPlace = Static<typeof TextPlace>

/** Passages with matches inside `<mark>`; everything else is escaped HTML. */
export const Highlight = Type.Object({
  name: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
  page: Type.Optional(
    Type.Integer({ description: 'Of the text inside a document that has pages, from 1' }),
  ),
  place: Type.Optional(TextPlace),
})
export type Highlight = Static<typeof Highlight>

export const FoundItem = Type.Object({ ...Item.properties, highlight: Highlight })
export type FoundItem = Static<typeof FoundItem>

const SearchId = Type.Unsafe<string>({
  ...Id,
  description: 'Of the search, the same for its further pages and while it is typed on',
})
const DidYouMean = Type.Optional(
  Type.String({
    description:
      'The words put right, or those that find something, where they found nothing as typed',
  }),
)

export const SearchResult = Type.Object({
  searchId: SearchId,
  items: Type.Array(FoundItem),
  total: Total,
  facets: Type.Optional(Facets),
  didYouMean: Type.Optional(
    Type.String({
      description:
        'The words put right, or those that find something, where they found nothing as typed',
    }),
  ),
  nextCursor: Nullable(Type.String()),
})
export type SearchResult = Static<typeof SearchResult>

export const searchItems = endpoint({
  name: 'searchItems',
  summary: 'Find items by words, also inside documents, and by filters',
  method: 'POST',
  path: '/api/items/v1/search',
  limit: SEARCH_LIMIT,
  access: 'library.read',
  reads: true,
  body: Type.Object({
    ...SearchForm.properties,
    limit: CursorQuery.properties.limit,
    cursor: Type.Optional(
      Nullable(Type.String({ maxLength: 500, description: 'null for the first page' })),
    ),
    facets: Type.Optional(Type.Boolean()),
  }),
  reply: SearchResult,
})

/** Types a search finds besides items. */
export const FoundType = Type.Enum(['ITEM', 'COLLECTION', 'SITE'])
export type FoundType = Static<typeof FoundType>

export const Finding = Type.Object({
  type: FoundType,
  id: Id,
  name: Type.String(),
  kind: Type.Optional(Item.properties.kind),
  mime: Item.properties.mime,
  thumbnailUrl: Type.Optional(Type.String()),
  highlight: Highlight,
})
export type Finding = Static<typeof Finding>

export const querySearch = endpoint({
  name: 'querySearch',
  summary:
    'Find items, collections and sites in one list, the best first, or without words the newest',
  method: 'POST',
  path: '/api/search/v1/query',
  limit: SEARCH_LIMIT,
  access: 'library.read',
  reads: true,
  body: Type.Object({
    ...searchItems.body.properties,
    types: Type.Optional(
      Nullable(Type.Array(FoundType, { maxItems: 3, description: 'All if left out or empty' })),
    ),
  }),
  reply: Type.Object({
    searchId: SearchId,
    items: Type.Array(Finding),
    total: Total,
    facets: Type.Optional(Facets),
    didYouMean: DidYouMean,
    nextCursor: Nullable(Type.String()),
  }),
})

export const Suggestion = Type.Object({
  type: Type.Enum(['RECENT', 'POPULAR', 'ITEM', 'COLLECTION', 'SITE', 'TAG']),
  id: Type.Optional(
    Type.String({ description: 'Of an item, collection or site; the key of a tag' }),
  ),
  text: Type.String(),
})
export type Suggestion = Static<typeof Suggestion>

/**
 * Suggests recent searches of the person first, then popular searches of the tenant, then things whose names have the
 * words; without `q`, only searches.
 */
export const suggest = endpoint({
  name: 'suggestSearches',
  summary: 'Suggest searches, items, collections, sites and tags for what is typed so far',
  method: 'GET',
  path: '/api/search/v1/suggest',
  limit: SEARCH_LIMIT,
  access: 'library.read',
  query: Type.Object({ q: Type.Optional(Type.String({ maxLength: 500 })) }),
  reply: Type.Object({ suggestions: Type.Array(Suggestion) }),
})

/** Records an opened result. The first one counts; unknown ids change nothing. */
export const openedResult = endpoint({
  name: 'openedSearchResult',
  summary: 'Say which result of my search was opened',
  method: 'POST',
  path: '/api/search/v1/opened',
  access: 'library.read',
  reads: true,
  body: Type.Object({ searchId: Id, itemId: Id }),
  status: 204,
})

/** The maximum number of saved searches per person. */
export const SAVED_SEARCHES_MAX = 100

export const SavedNotify = Type.Enum(['none', 'app', 'mail'], {
  description:
    'How its owner is notified of what newly matches; by mail and in the app with `mail`',
})
export type SavedNotify = Static<typeof SavedNotify>

export const SavedSearch = Type.Object({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  form: SearchForm,
  missing: Type.Array(Type.String(), {
    description:
      'What it names that no longer exists, such as `tag “EMEA”`. `form` leaves it out where it was typed, since a search for it is refused; it is there again once it is restored',
  }),
  shared: Type.Boolean({
    description: 'Whether the whole team can use it; only its owner can change it',
  }),
  notify: SavedNotify,
  owner: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Time,
  updatedAt: Time,
})
export type SavedSearch = Static<typeof SavedSearch>

const SavedName = NameText(NAME_MAX)

export const listSavedSearches = endpoint({
  name: 'listSavedSearches',
  summary: 'List my saved searches and those shared with the team, by name',
  method: 'GET',
  path: '/api/search/v1/saved',
  access: 'library.read',
  query: CursorQuery,
  reply: Page(SavedSearch),
})

export const saveSearch = endpoint({
  name: 'saveSearch',
  summary: 'Save a search',
  method: 'POST',
  path: '/api/search/v1/saved',
  access: 'library.read',
  body: Type.Object({
    name: SavedName,
    form: SearchForm,
    shared: Type.Optional(Type.Boolean({ description: 'Needs the permission library.write' })),
    notify: Type.Optional(SavedNotify),
  }),
  status: 201,
  reply: SavedSearch,
})

export const changeSavedSearch = endpoint({
  name: 'changeSavedSearch',
  summary: 'Rename, replace or share my saved search',
  method: 'PUT',
  path: '/api/search/v1/saved/:id',
  access: 'library.read',
  params: IdParams,
  body: Type.Object({
    name: Type.Optional(SavedName),
    form: Type.Optional(SearchForm),
    shared: Type.Optional(Type.Boolean()),
    notify: Type.Optional(SavedNotify),
  }),
  reply: SavedSearch,
})

export const deleteSavedSearch = endpoint({
  name: 'deleteSavedSearch',
  summary: 'Delete a saved search',
  method: 'DELETE',
  path: '/api/search/v1/saved/:id',
  access: 'library.read',
  params: IdParams,
  status: 204,
})

export const deleteSavedSearchById = endpoint({
  name: 'deleteSavedSearchById',
  summary: 'Delete a saved search, with the id as a parameter',
  method: 'DELETE',
  path: '/api/search/v1/saved',
  access: 'library.read',
  query: IdParams,
  status: 204,
})

/** The maximum number of groups of synonyms per tenant, and of terms in one. */
export const SYNONYMS_MAX = 1_000
export const SYNONYM_TERMS_MAX = 20

const Terms = Type.Array(Type.String({ minLength: 1, maxLength: 128, pattern: '[\\p{L}\\p{N}]' }), {
  minItems: 2,
  maxItems: SYNONYM_TERMS_MAX,
  description: 'Words or phrases that mean the same',
})

export const Synonyms = Type.Object({ id: Id, terms: Terms })
export type Synonyms = Static<typeof Synonyms>

export const listSynonyms = endpoint({
  name: 'listSynonyms',
  summary: 'List the synonyms that search uses, by their first term',
  method: 'GET',
  path: '/api/search/v1/synonyms',
  access: 'library.read',
  reply: Type.Array(Synonyms),
})

export const addSynonyms = endpoint({
  name: 'addSynonyms',
  summary: 'Add a group of synonyms; searches use it at once',
  method: 'POST',
  path: '/api/search/v1/synonyms',
  access: 'taxonomy.manage',
  body: Type.Object({ terms: Terms }),
  status: 201,
  reply: Synonyms,
})

export const changeSynonyms = endpoint({
  name: 'changeSynonyms',
  summary: 'Replace the terms of a group of synonyms',
  method: 'PUT',
  path: '/api/search/v1/synonyms/:id',
  access: 'taxonomy.manage',
  params: IdParams,
  body: Type.Object({ terms: Terms }),
  reply: Synonyms,
})

export const deleteSynonyms = endpoint({
  name: 'deleteSynonyms',
  summary: 'Delete a group of synonyms',
  method: 'DELETE',
  path: '/api/search/v1/synonyms/:id',
  access: 'taxonomy.manage',
  params: IdParams,
  status: 204,
})
