import { type Static, Type } from 'typebox'
import { NAME_MAX, REPORT_LIMIT, SHARE_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { HiddenContent } from '../items/hidden.ts'
import { QrQuery } from '../qr.ts'
import {
  Day,
  Email,
  Id,
  IdParams,
  ItemType,
  NameOrNone,
  Nullable,
  OffsetQuery,
  TableOnlyForm,
  Time,
  UpdatedSince,
} from '../schemas.ts'
import { StartPage } from './at-page.ts'
import { DownloadAs, LinkOptions, LinkPreview, NOTIFY, Slug, Utm } from './options.ts'

/** A short link: for one person, memo or organization, or the item's own address. */
export const Link = Type.Object({
  id: Id,
  version: Type.Integer(),
  slug: Type.String(),
  url: Type.String(),
  itemId: Id,
  itemType: ItemType,
  itemName: Type.String(),
  thumbnailUrl: Type.Optional(
    Type.String({ description: 'The item’s picture, if it has one; only in my list of links' }),
  ),
  recentViews: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'Views of each of the last 14 days, oldest first; only in my list of links',
    }),
  ),
  isOwn: Type.Boolean({ description: 'The item’s own short link, for nobody in particular' }),
  target: Type.Union([Type.String(), Type.Null()], {
    description: 'The web address it redirects to instead of the item’s',
  }),
  sharedBy: Type.Object({ id: Id, name: Type.String() }),
  sharedToEmail: Nullable(Type.String()),
  sharedToName: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the person it is for',
  }),
  sharedToMemo: Nullable(Type.String()),
  sharedToOrganization: Nullable(Type.String()),
  createdAt: Time,
  updatedAt: Type.String({ format: 'date-time', description: 'Visits don’t count as changes' }),
  expiresAt: Nullable(Time),
  expiresOn: Type.Union([Day, Type.Null()], {
    description: 'The last day it opens, where a day was chosen; `expiresAt` is its end',
  }),
  hasPassword: Type.Boolean(),
  allowDownload: Type.Boolean(),
  downloadAs: DownloadAs,
  requireEmail: Type.Boolean(),
  proveEmail: Type.Boolean(),
  allowed: Type.Array(Type.String()),
  refused: Type.Array(Type.String()),
  notify: Nullable(Type.Enum([...NOTIFY])),
  utm: Utm,
  preview: LinkPreview,
  watermark: Type.Boolean(),
  questions: Type.Boolean(),
  allowPassOn: Type.Boolean(),
  parentLinkId: Type.Union([Id, Type.Null()], {
    description: 'The link that a visitor passed on, so that this one was made',
  }),
  passedOn: Type.Integer({ description: 'How often it was passed on' }),
  unmeasured: Type.Boolean({
    description: 'The person it is for chose that reading isn’t measured: it has no new visits',
  }),
  agreementId: Nullable({ ...Id, description: 'What visitors agree to before it opens' }),
  language: Nullable(Type.String()),
  views: Type.Integer({ description: 'Visits by people, without bots, repeats and previews' }),
  viewers: Type.Integer({ description: 'Different people among the views' }),
  sureViews: Type.Integer({ description: 'Views of which it is sure that a person read' }),
  visitsBefore: Type.Optional(
    Type.Integer({
      description: 'Visits counted elsewhere before the link was imported; in no other figure',
    }),
  ),
  lastViewedAt: Nullable(Time),
  disabledAt: Nullable(Time),
})
export type Link = Static<typeof Link>

export const Memo = NameOrNone(NAME_MAX)

export const LinkOrder = Type.Enum(['newest', 'viewed', 'views', 'name'])
export type LinkOrder = Static<typeof LinkOrder>
export const LinkState = Type.Enum(['live', 'withdrawn', 'expired'])
export type LinkState = Static<typeof LinkState>

/** Filters on the links that I may see. */
const Chosen = {
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Searches recipient, item and slug' }),
  ),
  itemType: Type.Optional(ItemType),
  state: Type.Optional(LinkState),
  everyone: Type.Optional(Type.Boolean({ description: 'Needs the permission links.all' })),
  sharedBy: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: 'Only links of this person; another’s need the permission links.all',
    }),
  ),
}

export const listMyLinks = endpoint({
  name: 'listMyLinks',
  summary: 'List my links, or everyone’s if I may see them, newest first by default',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/my-links',
  access: 'links.share',
  query: Type.Object({
    ...OffsetQuery.properties,
    ...Chosen,
    updatedSince: UpdatedSince,
    orderBy: Type.Optional(LinkOrder),
  }),
  reply: Type.Object({ items: Type.Array(Link), total: Type.Integer() }),
})

export const exportLinks = endpoint({
  name: 'exportLinks',
  summary:
    'Export my links, or everyone’s if I may see them, as a CSV that an import of links reads, oldest first; withdrawn ones only if `state` asks for them',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/export',
  limit: REPORT_LIMIT,
  access: 'links.share',
  query: Type.Object({ ...Chosen, ...TableOnlyForm }),
  raw: true,
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
    'Get where an item is used, as far as I can see: its collections and the totals of its links',
  method: 'GET',
  path: '/api/items/v1/:id/uses',
  access: 'library.read',
  params: IdParams,
  reply: Type.Object({
    collections: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    links: LinkStats,
  }),
})

/** A link with what was read through it. */
export const ReadLink = Type.Object({
  ...Link.properties,
  seconds: Type.Number({ description: 'Time on screen of all visitors, without idle time' }),
  pagesRead: Type.Integer({ description: 'Number of different pages read by anyone' }),
})
export type ReadLink = Static<typeof ReadLink>

/** The Office files and PDFs of what is shared. */
export const SharedDocuments = Type.Object(
  {
    count: Type.Integer({ description: 'Number of Office files and PDFs' }),
    unchecked: Type.Integer({ description: 'Of those, how many couldn’t be checked' }),
    withoutPdf: Type.Integer({
      description: 'Of those, Office files that no PDF could be made from',
    }),
    undrawn: Type.Optional(
      Type.Integer({ description: 'PDFs with pages that would be blank behind a watermark' }),
    ),
    hiddenContent: HiddenContent,
  },
  { description: 'Office files and PDFs of an item or collection, with what they carry together' },
)
export type SharedDocuments = Static<typeof SharedDocuments>

export const TypeOfId = Type.Optional(
  Type.Unsafe<ItemType>({ ...ItemType, description: 'If absent, it’s what has the id' }),
)

export const getShareContext = endpoint({
  name: 'getShareContext',
  summary:
    'List earlier links to an item, collection or site, optionally for one person or organization, with totals and the link that sharing with exactly this recipient answers again',
  method: 'GET',
  path: '/api/items/v1/v2/shortener/item/:id/context',
  access: 'links.share',
  params: IdParams,
  query: Type.Object({
    itemType: TypeOfId,
    sharedToEmail: Type.Optional(Type.String({ maxLength: 320 })),
    sharedToName: Type.Optional(Memo),
    sharedToMemo: Type.Optional(Memo),
    sharedToOrganization: Type.Optional(Memo),
    ...OffsetQuery.properties,
  }),
  reply: Type.Object({
    items: Type.Array(ReadLink),
    total: Type.Integer(),
    stats: LinkStats,
    documents: Type.Optional(SharedDocuments),
    existing: Type.Optional(Link),
  }),
})

export const getLink = endpoint({
  name: 'getLink',
  summary: 'Get my link, or anyone’s if I may see all',
  method: 'GET',
  path: '/api/items/v1/personalized/:id',
  access: 'links.share',
  params: IdParams,
  reply: Link,
})

export const LinkChange = Type.Object({
  sharedToEmail: Type.Optional(Nullable(Email)),
  sharedToName: Type.Optional(Nullable(Memo)),
  sharedToMemo: Type.Optional(Nullable(Memo)),
  sharedToOrganization: Type.Optional(Nullable(Memo)),
  slug: Type.Optional(Slug),
  ...LinkOptions.properties,
})
export type LinkChange = Static<typeof LinkChange>

/** Query that says if a change applies to the links that were made by passing a link on, too. */
const BranchQuery = Type.Object({
  branch: Type.Optional(
    Type.Boolean({
      description: 'Also the links that were made by passing it on, and by passing those on',
    }),
  ),
})

export const changeLink = endpoint({
  name: 'changeLink',
  summary:
    'Change a link; omitted options stay. With `branch` the options also apply to the links that it was passed on by',
  method: 'PUT',
  path: '/api/items/v1/personalized/:id',
  access: 'links.share',
  params: IdParams,
  query: BranchQuery,
  body: LinkChange,
  changedAt: {
    expiresOn: 'expiresAt',
    hasPassword: 'password',
    disabledAt: 'DELETE /api/items/v1/personalized/:id',
    sharedBy: 'POST /api/items/v1/personalized/:id/owner',
    url: 'slug',
  },
  reply: Link,
})

export const withdrawLink = endpoint({
  name: 'withdrawLink',
  summary:
    'Withdraw a link; it answers 410 until it is reopened. 409 `has-branch` where it was passed on and `branch` isn’t said',
  method: 'DELETE',
  path: '/api/items/v1/personalized/:id',
  access: 'links.share',
  params: IdParams,
  query: BranchQuery,
  status: 204,
})

export const reactivateLink = endpoint({
  name: 'reactivateLink',
  summary: 'Reopen a withdrawn link; 409 if the same share has another link in the meantime',
  method: 'POST',
  path: '/api/items/v1/personalized/:id/reactivate',
  access: 'links.share',
  params: IdParams,
  query: BranchQuery,
  reply: Link,
})

export const handOverLink = endpoint({
  name: 'handOverLink',
  summary: 'Hand a link over to a colleague, who is notified of its visits from then on',
  method: 'POST',
  path: '/api/items/v1/personalized/:id/owner',
  access: 'links.share',
  params: IdParams,
  query: BranchQuery,
  body: Type.Object({ userId: Id }),
  reply: Link,
})

export const previewLink = endpoint({
  name: 'previewLink',
  summary:
    'Get an address that shows a link as visitors see it, past its gates and uncounted, for ten minutes',
  method: 'POST',
  path: '/api/items/v1/personalized/:id/preview',
  access: 'links.share',
  params: IdParams,
  reply: Type.Object({ url: Type.String() }),
})

export const getLinkQr = endpoint({
  name: 'getLinkQr',
  summary: 'Download a link’s QR code; visits through it are counted separately',
  method: 'GET',
  path: '/api/items/v1/personalized/:id/qr',
  limit: SHARE_LIMIT,
  access: 'links.share',
  params: IdParams,
  query: Type.Object({ ...QrQuery.properties, page: Type.Optional(StartPage) }),
  raw: true,
})
