import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Email, Id, Nullable } from '../schemas.ts'
import { LegalPages } from '../tenants/legal.ts'
import { Seo, Theme } from './sites.ts'

/** An item on a published page. */
export const SiteItem = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['file', 'link']),
  thumbnailUrl: Nullable(Type.String()),
  url: Type.String(),
})
export type SiteItem = Static<typeof SiteItem>

const SlugParams = Type.Object({ slug: Type.String({ maxLength: 100 }) })

export const getSiteContent = endpoint({
  name: 'getSiteContent',
  summary:
    'Get what a published site shows: its blocks, with `items` in place of ids, in `pages` after some hundred items; 401 `password-required` until it is unlocked, 410 once removed',
  method: 'GET',
  path: '/api/sites/v2/sitecontent/:slug',
  access: 'public',
  takesUnknown: true,
  params: SlugParams,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999 })),
  }),
  reply: Type.Object({
    name: Type.String(),
    theme: Theme,
    seo: Seo,
    content: Type.Array(Type.Unknown()),
    page: Type.Integer(),
    pages: Type.Integer(),
    tenant: Type.Object({
      name: Type.String(),
      logoUrl: Nullable(Type.String()),
      color: Type.String(),
      legal: Type.Optional(LegalPages),
    }),
  }),
})

export const unlockSite = endpoint({
  name: 'unlockSite',
  summary: 'Unlock a site for this browser with its password',
  method: 'POST',
  path: '/api/sites/v2/sitecontent/:slug/unlock',
  access: 'public',
  params: SlugParams,
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  status: 204,
})

export const giveSiteEmail = endpoint({
  name: 'giveSiteEmail',
  summary: 'Give an email address at a site’s gate; a code is sent if it is to be verified',
  method: 'POST',
  path: '/api/sites/v2/sitecontent/:slug/email',
  access: 'public',
  params: SlugParams,
  body: Type.Object({ email: Email, code: Type.Optional(Type.String({ maxLength: 12 })) }),
  status: 204,
})
