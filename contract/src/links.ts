import { type Static, Type } from 'typebox'
import { NAME_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Email, Id, IdParams, ItemType, Nullable, OffsetQuery, Time } from './schemas.ts'

/** A short link made for one person, memo or organisation. */
export const Link = Type.Object({
  id: Id,
  slug: Type.String(),
  url: Type.String(),
  itemId: Id,
  itemType: ItemType,
  itemName: Type.String(),
  sharedBy: Type.Object({ id: Id, name: Type.String() }),
  sharedToEmail: Nullable(Type.String()),
  sharedToMemo: Nullable(Type.String()),
  sharedToOrganization: Nullable(Type.String()),
  createdAt: Time,
  expiresAt: Nullable(Time),
  hasPassword: Type.Boolean(),
  allowDownload: Type.Boolean(),
  requireEmail: Type.Boolean(),
  views: Type.Integer({ description: 'Visits by people: no bots, repeats or previews' }),
  viewers: Type.Integer({ description: 'Different people among the views' }),
  lastViewedAt: Nullable(Time),
  disabledAt: Nullable(Time),
})
export type Link = Static<typeof Link>

const Memo = Type.String({ maxLength: NAME_MAX })

export const ShareDraft = Type.Object({
  itemId: Id,
  itemType: ItemType,
  sharedToEmail: Type.Optional(Nullable(Email)),
  sharedToMemo: Type.Optional(Nullable(Memo)),
  sharedToOrganization: Type.Optional(Nullable(Memo)),
  expiresAt: Type.Optional(Nullable(Time)),
  allowDownload: Type.Optional(Type.Boolean()),
})
export type ShareDraft = Static<typeof ShareDraft>

export const shareItem = endpoint({
  name: 'shareItem',
  summary:
    'A link for one person, memo or organisation; the same share again answers 200 with the same link',
  method: 'POST',
  path: '/api/items/v1/v2/shortener/personalized',
  access: 'links.share',
  body: ShareDraft,
  status: 201,
  reply: Link,
})

export const listMyLinks = endpoint({
  name: 'listMyLinks',
  summary: 'The links I made, newest first',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/my-links',
  access: 'links.share',
  query: Type.Object({
    ...OffsetQuery.properties,
    search: Type.Optional(Type.String({ maxLength: 200 })),
    itemType: Type.Optional(ItemType),
  }),
  reply: Type.Object({ items: Type.Array(Link), total: Type.Integer() }),
})

export const LinkStats = Type.Object({
  links: Type.Integer(),
  views: Type.Integer(),
  viewers: Type.Integer(),
  downloads: Type.Integer(),
})
export type LinkStats = Static<typeof LinkStats>

export const getItemUses = endpoint({
  name: 'getItemUses',
  summary:
    'Where an item is used, of what the caller may see: its collections, and links to it in sum',
  method: 'GET',
  path: '/api/items/v1/:id/uses',
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({
    collections: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    links: LinkStats,
  }),
})

/** A link, and what was read through it. */
export const ReadLink = Type.Object({
  ...Link.properties,
  seconds: Type.Number({ description: 'Seen and not idle, by all together' }),
  pagesRead: Type.Integer({ description: 'Different pages that anyone read' }),
})
export type ReadLink = Static<typeof ReadLink>

export const getShareContext = endpoint({
  name: 'getShareContext',
  summary: 'Earlier links to an item, to one person or organisation where given, and their sums',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/item/:id/context',
  access: 'links.share',
  params: IdParams,
  query: Type.Object({
    itemType: Type.Optional(ItemType),
    sharedToEmail: Type.Optional(Type.String({ maxLength: 320 })),
    sharedToMemo: Type.Optional(Memo),
    sharedToOrganization: Type.Optional(Memo),
    ...OffsetQuery.properties,
  }),
  reply: Type.Object({ items: Type.Array(ReadLink), total: Type.Integer(), stats: LinkStats }),
})

export const withdrawLink = endpoint({
  name: 'withdrawLink',
  summary: 'Withdraw a link; it answers 410 from then on',
  method: 'DELETE',
  path: '/api/items/v1/personalized/:id',
  access: 'links.share',
  params: IdParams,
  status: 204,
})
