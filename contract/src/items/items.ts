import { type Static, Type } from 'typebox'
import {
  BULK_MAX,
  DESCRIPTION_MAX,
  NAME_MAX,
  READ_LIMIT,
  SEARCH_LIMIT,
  SHARE_LIMIT,
  TAG_MAX,
  TAGS_PER_ITEM,
} from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import {
  CursorQuery,
  Day,
  Id,
  IdParams,
  NameText,
  Nullable,
  Page,
  Time,
  UpdatedSince,
  WebUrl,
} from '../schemas.ts'
import { CategoryIds, TagLabel } from '../taxonomy.ts'
import { HiddenContent } from './hidden.ts'

export const ItemStatus = Type.Enum(['uploading', 'processing', 'completed', 'failed'])
export type ItemStatus = Static<typeof ItemStatus>

const PageProblem = Type.Object(
  {
    code: Type.Union(
      [
        Type.Literal('timeout'),
        Type.Literal('no-answer'),
        Type.Literal('redirects'),
        Type.Literal('protected'),
        Type.Literal('sign-in'),
        Type.Literal('status'),
      ],
      {
        description:
          '`redirects` in circles or too often; `protected` if the site turns automated checks away, so that nothing is known; `sign-in` if it shows nothing before one has signed in',
      },
    ),
    status: Type.Optional(
      Type.Integer({ description: 'HTTP status of the response, if `code` is `status`' }),
    ),
  },
  {
    description:
      'What was wrong with the web page at the last check. It is `broken` once that lasted a day',
  },
)
export type PageProblem = Static<typeof PageProblem>

export const Item = Type.Object({
  id: Id,
  version: Type.Integer(),
  kind: Type.Enum(['file', 'link']),
  name: Type.String(),
  originalName: Type.String(),
  description: Type.String({ description: 'A note for the team; visitors never get it' }),
  visitorDescription: Type.String({ description: 'What visitors read about it' }),
  url: Type.Optional(Type.String()),
  mime: Type.Optional(Type.String()),
  bytes: Type.Optional(Type.Integer()),
  sha256: Type.Optional(Type.String()),
  status: ItemStatus,
  failure: Type.Optional(
    Type.String({ description: 'Human-readable reason why processing failed' }),
  ),
  thumbnailUrl: Type.Optional(Type.String()),
  previewUrl: Type.Optional(
    Type.String({ description: 'What a browser can show: the file itself, or a PDF made from it' }),
  ),
  previewMime: Type.Optional(Type.String()),
  previewNote: Type.Optional(
    Type.String({
      description: 'Human-readable reason why a browser shows none or only part of it',
    }),
  ),
  recognition: Type.Optional(
    Type.Enum(['read', 'none', 'off'], {
      description:
        'Words in pictures of a scan or photo: read, none found, or not looked for since this server can’t; absent for other files',
    }),
  ),
  recognitionConfidence: Type.Optional(
    Type.Integer({ description: 'How sure the reading of these words is, from 0 to 100' }),
  ),
  visitorNote: Type.Optional(
    Type.String({ description: 'Human-readable reason why visitors can’t download it' }),
  ),
  downloadUrl: Type.Optional(Type.String()),
  hiddenContent: Type.Optional(
    Type.Unsafe<HiddenContent>({
      ...HiddenContent,
      description:
        'What an Office file or PDF carries that readers of the finished document don’t see; absent if that couldn’t be checked, and for other files',
    }),
  ),
  pageCount: Type.Optional(Type.Integer()),
  durationS: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  fileVersion: Type.Optional(Type.Integer({ description: 'Version of the file that is shown' })),
  newFileVersion: Type.Optional(
    Type.Integer({
      description:
        'Version of a newer file that `status` describes; until it is ready, the previous one is shown',
    }),
  ),
  ...CategoryIds.properties,
  tags: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
  collectionIds: Type.Array(Id),
  shortLink: Nullable(Type.Object({ slug: Type.String(), url: Type.String() })),
  upvotes: Type.Integer(),
  upvoted: Type.Boolean(),
  favorite: Type.Boolean(),
  views: Type.Integer(),
  shares: Type.Integer(),
  shareable: Type.Boolean(),
  inLibrary: Type.Boolean(),
  releasesOn: Type.Optional(Day),
  expiresOn: Type.Optional(Day),
  broken: Type.Optional(Type.Boolean()),
  checkedAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'When the web page was last checked' }),
  ),
  checkNote: Type.Optional(
    Type.String({ description: 'Human-readable result of that check, if it failed' }),
  ),
  pageProblem: Type.Optional(PageProblem),
  owner: Type.Object({ id: Id, name: Type.String() }),
  createdAt: Type.String({
    format: 'date-time',
    description: 'When its upload or import began; from an export archive, the original time',
  }),
  updatedAt: Time,
  deletedAt: Type.Optional(Time),
  duplicateOf: Type.Optional(
    Type.Object(
      { id: Id, name: Type.String() },
      {
        description: 'An older item with identical content or URL; only when getting a single item',
      },
    ),
  ),
  meta: Type.Object({ importId: Type.Optional(Type.String()) }),
})
export type Item = Static<typeof Item>

const ItemName = NameText(NAME_MAX)
const Description = Type.String({ maxLength: DESCRIPTION_MAX })
const Ids = Type.Array(Id, { minItems: 1, maxItems: BULK_MAX })
const TagLabels = Type.Array(TagLabel, { maxItems: TAGS_PER_ITEM })

const Editable = {
  name: Type.Optional(ItemName),
  description: Type.Optional(Description),
  visitorDescription: Type.Optional(Description),
  ...Type.Partial(CategoryIds).properties,
  tags: Type.Optional(TagLabels),
  shareable: Type.Optional(Type.Boolean()),
  inLibrary: Type.Optional(Type.Boolean()),
  releasesOn: Type.Optional(Nullable(Day)),
  expiresOn: Type.Optional(Nullable(Day)),
}

export const LinkDraft = Type.Object({
  kind: Type.Literal('link'),
  url: WebUrl,
  ...Editable,
  collectionId: Type.Optional(Id),
  importId: Type.Optional(Type.String({ maxLength: 100 })),
})
export type LinkDraft = Static<typeof LinkDraft>

export const ItemChange = Type.Object({
  ...Editable,
  url: Type.Optional(WebUrl),
  ownerId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Hands the item over; for its owner and admins, as is `inLibrary`',
    }),
  ),
})
export type ItemChange = Static<typeof ItemChange>

export const ItemOrder = Type.Enum([
  'relevance',
  'newest',
  'oldest',
  'updated',
  'name',
  'name-desc',
  'views',
  'upvotes',
])
export type ItemOrder = Static<typeof ItemOrder>

export const listItems = endpoint({
  name: 'listItems',
  summary: 'List the library',
  method: 'GET',
  path: '/api/items/v1/list',
  access: 'library.read',
  query: Type.Object({
    ...CursorQuery.properties,
    orderBy: Type.Optional(Type.Exclude(ItemOrder, Type.Literal('relevance'))),
    updatedSince: UpdatedSince,
  }),
  reply: Page(Item),
})

export const getItem = endpoint({
  name: 'getItem',
  summary: 'Get an item',
  method: 'GET',
  path: '/api/items/v1/:id',
  access: 'library.read',
  params: IdParams,
  reply: Item,
})

export const createLinkItem = endpoint({
  name: 'createLinkItem',
  summary: 'Add a web page; its name, description and image are read from it when omitted',
  method: 'POST',
  path: '/api/items/v1',
  limit: SHARE_LIMIT,
  access: 'library.write',
  body: LinkDraft,
  status: 201,
  reply: Item,
})

export const changeItem = endpoint({
  name: 'changeItem',
  summary: 'Change an item; omitted fields stay',
  method: 'PUT',
  path: '/api/items/v1/:id',
  access: 'library.write',
  params: IdParams,
  body: ItemChange,
  changedAt: {
    owner: 'ownerId',
    favorite: 'POST /api/users/v1/:userId/favorites',
    upvoted: 'POST /api/users/v1/:userId/upvotes',
    collectionIds: 'PUT /api/collections/v1/:cid/items',
    shortLink: 'PUT /api/items/v1/v2/shortener/:id',
    deletedAt: 'DELETE /api/items/v1/bulk/items',
    fileVersion: 'POST /api/items/v1/:id/file',
  },
  reply: Item,
})

export const listRelatedItems = endpoint({
  name: 'listRelatedItems',
  summary: 'List up to 12 items with the same tags, categories or words in the name, closest first',
  method: 'GET',
  path: '/api/items/v1/:id/related',
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({ items: Type.Array(Item) }),
})

export const checkItemPage = endpoint({
  name: 'checkItemPage',
  summary: 'Check an item’s web page now; the result follows on the socket',
  method: 'POST',
  path: '/api/items/v1/:id/check',
  access: 'library.write',
  params: IdParams,
  status: 202,
  reply: Item,
})

export const addItemTag = endpoint({
  name: 'addItemTag',
  fillsDisk: 'rows',
  summary: 'Tag an item; a new label is added to the tenant’s tags',
  method: 'POST',
  path: '/api/items/v1/:id/tags',
  access: 'library.write',
  params: IdParams,
  body: Type.Object({ label: TagLabel }),
  reply: Item,
})

export const removeItemTag = endpoint({
  name: 'removeItemTag',
  summary: 'Remove a tag from an item',
  method: 'DELETE',
  path: '/api/items/v1/:id/tags/:tagKey',
  access: 'library.write',
  params: Type.Object({ id: Id, tagKey: Type.String({ maxLength: TAG_MAX * 2 }) }),
  reply: Item,
})

export const deleteItems = endpoint({
  name: 'deleteItems',
  summary: 'Move items to the trash for 30 days',
  method: 'DELETE',
  path: '/api/items/v1/bulk/items',
  access: 'library.write',
  body: Type.Object({ ids: Ids }),
  reply: Type.Object({ deleted: Type.Array(Id), missing: Type.Array(Id) }),
})

export const restoreItems = endpoint({
  name: 'restoreItems',
  summary: 'Restore items from the trash',
  method: 'POST',
  path: '/api/items/v1/bulk/restore',
  access: 'library.write',
  body: Type.Object({ ids: Ids }),
  reply: Type.Object({ restored: Type.Array(Id), missing: Type.Array(Id) }),
})

export const classifyItems = endpoint({
  name: 'classifyItems',
  summary: 'Add and remove categories and tags on many items',
  method: 'POST',
  path: '/api/items/v1/bulk/categories',
  access: 'library.write',
  body: Type.Object({
    ids: Ids,
    add: Type.Optional(Type.Partial(CategoryIds)),
    remove: Type.Optional(Type.Partial(CategoryIds)),
    addTags: Type.Optional(TagLabels),
    removeTags: Type.Optional(Type.Array(Type.String({ maxLength: TAG_MAX * 2 }))),
  }),
  reply: Type.Object({ updated: Type.Array(Id), missing: Type.Array(Id), undoId: Id }),
})

export const processItem = endpoint({
  name: 'processItem',
  summary: 'Retry reading an item’s file or page that couldn’t be read',
  method: 'POST',
  path: '/api/items/v1/:id/process',
  limit: READ_LIMIT,
  access: 'library.write',
  params: IdParams,
  reply: Item,
})

/** The widths in which pages are rendered. */
const PageWidth = Type.Union([Type.Literal(320), Type.Literal(800), Type.Literal(1_600)])

export const getItemPage = endpoint({
  name: 'getItemPage',
  summary: 'Render a page of a PDF, or of the PDF made from a document',
  method: 'GET',
  path: '/api/items/v1/:id/pages/:page',
  access: 'library.read',
  params: Type.Object({ id: Id, page: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({
    width: Type.Optional(PageWidth),
  }),
  reply: Type.Object({ url: Type.String() }),
})

const Hash = Type.Object({
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  bytes: Type.Integer({ minimum: 0 }),
})

export const findDuplicates = endpoint({
  name: 'findDuplicates',
  fillsDisk: false,
  summary:
    'Find which of these files and web pages are already in the library, as far as I can see them',
  method: 'POST',
  path: '/api/items/v1/duplicates',
  limit: SEARCH_LIMIT,
  access: 'library.write',
  body: Type.Object({
    hashes: Type.Optional(Type.Array(Hash, { maxItems: BULK_MAX })),
    urls: Type.Optional(Type.Array(WebUrl, { maxItems: BULK_MAX })),
  }),
  reply: Type.Object({
    duplicates: Type.Array(
      Type.Object({
        sha256: Type.Optional(Type.String()),
        url: Type.Optional(Type.String({ description: 'As given in the request' })),
        item: Item,
      }),
    ),
  }),
})
