import { type Static, Type } from 'typebox'
import { NAME_MAX, SHARE_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { QrQuery } from '../qr.ts'
import {
  AddressRules,
  Color,
  CursorQuery,
  Id,
  IdParams,
  NameOrNone,
  NameText,
  Nullable,
  Page,
  Time,
} from '../schemas.ts'
import type { Block } from './blocks.ts'

export const SiteStatus = Type.Enum(['draft', 'published'])
export type SiteStatus = Static<typeof SiteStatus>

export const SITE_FONTS = ['sans', 'serif', 'rounded', 'mono'] as const
export const SITE_SCHEMES = ['visitor', 'light', 'dark'] as const
export const SITE_LAYOUTS = ['narrow', 'wide', 'cover'] as const

export const Theme = Type.Object({
  color: Nullable(Color),
  font: Type.Enum([...SITE_FONTS]),
  logoUrl: Nullable(Type.String({ maxLength: 2_048 })),
  logoItemId: Type.Optional(
    Type.Union([Id, Type.Null()], { description: 'An item as the logo, in place of an address' }),
  ),
  layout: Type.Enum([...SITE_LAYOUTS]),
  scheme: Type.Optional(
    Type.Enum([...SITE_SCHEMES], {
      description: 'Whether the page is light, dark, or as the visitor’s device; default `visitor`',
    }),
  ),
})
export type Theme = Static<typeof Theme>

export const Seo = Type.Object({
  title: NameOrNone(NAME_MAX),
  description: Type.String({ maxLength: 1_000 }),
  imageUrl: Nullable(Type.String({ maxLength: 2_048 })),
  imageItemId: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description: 'An item as the preview image, in place of an address',
    }),
  ),
  index: Type.Boolean({ description: 'Search engines may list it' }),
})
export type Seo = Static<typeof Seo>

/** Length of a site's password, without spaces around it. */
export const SITE_PASSWORD_MIN = 8

/** Access to a published site, besides its password; same gates as those of a link. */
export const SiteAccess = Type.Object({
  requireEmail: Type.Boolean(),
  proveEmail: Type.Boolean(),
  allowed: AddressRules,
  refused: AddressRules,
})
export type SiteAccess = Static<typeof SiteAccess>

const SiteSlug = Type.String({ pattern: '^[a-z0-9-]{3,60}$' })
const Name = NameText(NAME_MAX)
/** Content that is checked block by block, so that a problem is named as `content.3.itemIds.0`. */
const Content = Type.Unsafe<Block[]>(Type.Array(Type.Unknown()))

const SiteLanguage = Type.Enum([...LANGUAGES])

const summary = {
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  url: Type.String(),
  status: SiteStatus,
  hasPassword: Type.Boolean(),
  theme: Theme,
  seo: Seo,
  access: SiteAccess,
  language: Type.Union([SiteLanguage, Type.Null()], {
    description: 'The language of its texts, if that was chosen',
  }),
  owner: Type.Object({ id: Id, name: Type.String() }),
  publishedAt: Nullable(Time),
  publishAt: Type.Union([Time, Type.Null()], { description: 'When it will be published' }),
  hasChanges: Type.Boolean({ description: 'The draft differs from what is published' }),
  views: Type.Integer(),
  upvotes: Type.Integer(),
  upvoted: Type.Boolean(),
  favorite: Type.Boolean(),
  linkId: Type.Union([Id, Type.Null()], {
    description: 'The link that the visits of its own address belong to, once there was one',
  }),
  isPersonal: Type.Boolean({ description: 'Made for one person: it opens by its links alone' }),
  createdAt: Time,
  updatedAt: Time,
  deletedAt: Type.Optional(Time),
}
/** Permission to change the personal pages one created; other sites need `library.write`. */
const SITE_CHANGE = 'links.share'

/** The beginning of a draft, to be drawn small: its first blocks, and pictures of items in them. */
const Opening = Type.Object(
  {
    blocks: Content,
    pictures: Type.Array(Type.Object({ itemId: Id, url: Type.String() })),
  },
  { description: 'The beginning of the draft; only in the list of sites' },
)

/** A site in lists, without its blocks. */
export const SiteSummary = Type.Object({
  ...summary,
  opening: Type.Optional(Opening),
})
export type SiteSummary = Static<typeof SiteSummary>

/** The same page in another language. */
export const SiteTranslation = Type.Object({
  id: Id,
  name: Type.String(),
  language: SiteLanguage,
  url: Type.String(),
  status: SiteStatus,
})
export type SiteTranslation = Static<typeof SiteTranslation>

export const Site = Type.Object({
  ...summary,
  content: Content,
  translations: Type.Array(SiteTranslation),
})
export type Site = Static<typeof Site>

export const SiteDraft = Type.Object({
  name: Name,
  slug: Type.Optional(SiteSlug),
  theme: Type.Optional(Type.Partial(Theme)),
  content: Type.Optional(Content),
  copyOf: Type.Optional(Id),
  language: Type.Optional(SiteLanguage),
  translationOf: Type.Optional(
    Type.String({ ...Id, description: 'A site with a language, of which this is another one' }),
  ),
  isPersonal: Type.Optional(
    Type.Boolean({ description: 'For one person: it opens by its links alone, at no address' }),
  ),
})
export type SiteDraft = Static<typeof SiteDraft>

export const SiteChange = Type.Object({
  name: Type.Optional(Name),
  slug: Type.Optional(SiteSlug),
  theme: Type.Optional(Type.Partial(Theme)),
  content: Type.Optional(Content),
  seo: Type.Optional(Type.Partial(Seo)),
  access: Type.Optional(Type.Partial(SiteAccess)),
  ownerId: Type.Optional(Id),
  language: Type.Optional(Nullable(SiteLanguage)),
  translationOf: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description: 'A site with a language, of which this is another one; null parts it from all',
    }),
  ),
})
export type SiteChange = Static<typeof SiteChange>

export const SiteFilter = Type.Enum(['mine', 'favorites', 'draft', 'published', 'deleted'])
export type SiteFilter = Static<typeof SiteFilter>
export const SiteOrder = Type.Enum(['updated', 'name', 'views'])
export type SiteOrder = Static<typeof SiteOrder>

export const listSites = endpoint({
  name: 'listSites',
  summary: 'List sites, last changed first by default',
  method: 'GET',
  path: '/api/sites/v2/list',
  access: 'library.read',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200 })),
    filter: Type.Optional(SiteFilter),
    orderBy: Type.Optional(SiteOrder),
    ...CursorQuery.properties,
  }),
  reply: Page(SiteSummary),
})

export const createSite = endpoint({
  name: 'createSite',
  summary: 'Create a site as a draft, empty, with content or as a copy',
  method: 'POST',
  path: '/api/sites/v2/create',
  access: 'library.write',
  body: SiteDraft,
  status: 201,
  reply: Site,
})

export const getSite = endpoint({
  name: 'getSite',
  summary: 'Get a site with the content of its draft',
  method: 'GET',
  path: '/api/sites/v2/:id',
  access: 'library.read',
  params: IdParams,
  reply: Site,
})

export const changeSite = endpoint({
  name: 'changeSite',
  summary: 'Change a site’s draft; omitted fields stay',
  method: 'PUT',
  path: '/api/sites/v2/:id',
  access: SITE_CHANGE,
  params: IdParams,
  body: SiteChange,
  changedAt: {
    owner: 'ownerId',
    status: 'POST /api/sites/v2/:id/publish or /unpublish',
    publishedAt: 'POST /api/sites/v2/:id/publish',
    publishAt: 'POST /api/sites/v2/:id/publish',
    hasPassword: 'PUT /api/sites/v2/:id/password',
    favorite: 'POST /api/users/v1/:userId/favorites',
    upvoted: 'POST /api/users/v1/:userId/upvotes',
    deletedAt: 'DELETE /api/sites/v2/:id',
    url: 'slug',
  },
  reply: Site,
})

export const deleteSite = endpoint({
  name: 'deleteSite',
  summary:
    'Delete a site; its address leads to a page that says it was removed, and it can be restored for 30 days',
  method: 'DELETE',
  path: '/api/sites/v2/:id',
  access: SITE_CHANGE,
  params: IdParams,
  status: 204,
})

export const restoreSite = endpoint({
  name: 'restoreSite',
  summary: 'Restore a deleted site with its address and its links, published if it was',
  method: 'POST',
  path: '/api/sites/v2/:id/restore',
  access: SITE_CHANGE,
  params: IdParams,
  reply: Site,
})

export const publishSite = endpoint({
  name: 'publishSite',
  fillsDisk: 'rows',
  summary: 'Publish the draft now, or at a time',
  method: 'POST',
  path: '/api/sites/v2/:id/publish',
  access: SITE_CHANGE,
  params: IdParams,
  body: Type.Object({
    at: Type.Optional(
      Type.Union([Time, Type.Null()], { description: 'Null cancels a planned one' }),
    ),
  }),
  reply: Site,
})

export const unpublishSite = endpoint({
  name: 'unpublishSite',
  summary: 'Take a site off the web; its draft stays',
  method: 'POST',
  path: '/api/sites/v2/:id/unpublish',
  access: SITE_CHANGE,
  params: IdParams,
  reply: Site,
})

export const setSitePassword = endpoint({
  name: 'setSitePassword',
  summary: 'Set a site’s password; visitors who entered an earlier one are asked again',
  method: 'PUT',
  path: '/api/sites/v2/:id/password',
  access: SITE_CHANGE,
  params: IdParams,
  body: Type.Object({ password: Type.String({ minLength: SITE_PASSWORD_MIN, maxLength: 128 }) }),
  status: 204,
})

export const removeSitePassword = endpoint({
  name: 'removeSitePassword',
  summary: 'Remove a site’s password',
  method: 'DELETE',
  path: '/api/sites/v2/:id/password',
  access: SITE_CHANGE,
  params: IdParams,
  status: 204,
})

export const SiteVersion = Type.Object({
  number: Type.Integer(),
  at: Time,
  by: Nullable(Type.Object({ id: Id, name: Type.String() })),
  isPublished: Type.Boolean({ description: 'The one on the web at the moment' }),
  blocks: Type.Integer(),
})
export type SiteVersion = Static<typeof SiteVersion>

export const listSiteVersions = endpoint({
  name: 'listSiteVersions',
  summary: 'List the versions of a site, newest first',
  method: 'GET',
  path: '/api/sites/v2/:id/versions',
  access: 'library.read',
  params: IdParams,
  query: CursorQuery,
  reply: Page(SiteVersion),
})

export const restoreSiteVersion = endpoint({
  name: 'restoreSiteVersion',
  fillsDisk: 'rows',
  summary: 'Make an earlier version the draft again',
  method: 'POST',
  path: '/api/sites/v2/:id/versions/:number/restore',
  access: SITE_CHANGE,
  params: Type.Object({ id: Id, number: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
  reply: Site,
})

export const editSite = endpoint({
  name: 'editSite',
  summary: 'Report that I have a site open in the editor, and learn who else has, for a minute',
  method: 'POST',
  path: '/api/sites/v2/:id/editing',
  access: SITE_CHANGE,
  params: IdParams,
  body: Type.Object({ isLeaving: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    version: Type.Integer(),
    others: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
})

export const previewSite = endpoint({
  name: 'previewSite',
  summary: 'Get an address that shows the draft as visitors will see it, uncounted, for an hour',
  method: 'POST',
  path: '/api/sites/v2/:id/preview',
  access: SITE_CHANGE,
  params: IdParams,
  reply: Type.Object({ url: Type.String() }),
})

export const getSiteQr = endpoint({
  name: 'getSiteQr',
  summary: 'Download the QR code of a site’s address; visits through it are counted separately',
  method: 'GET',
  path: '/api/sites/v2/:id/qr',
  limit: SHARE_LIMIT,
  access: 'library.read',
  params: IdParams,
  query: QrQuery,
  raw: true,
})
