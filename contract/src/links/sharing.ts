import { type Static, Type } from 'typebox'
import { DESCRIPTION_MAX, JOB_LIMIT, SHARE_LIMIT } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { Email, Id, IdParams, ItemType, Nullable, WebUrl } from '../schemas.ts'
import { StartPage } from './at-page.ts'
import { Link, Memo, TypeOfId } from './links.ts'
import { LinkOptions, Slug } from './options.ts'

const PresetChoice = Type.Union([Id, Type.Null()], {
  description: 'Defaults to the default preset; null for none',
})

const Shared = { itemId: Id, itemType: ItemType }

export const ShareDraft = Type.Object({
  ...Shared,
  sharedToEmail: Type.Optional(Nullable(Email)),
  sharedToName: Type.Optional(Nullable(Memo)),
  sharedToMemo: Type.Optional(Nullable(Memo)),
  sharedToOrganization: Type.Optional(Nullable(Memo)),
  slug: Type.Optional(Slug),
  presetId: Type.Optional(PresetChoice),
  ...LinkOptions.properties,
})
export type ShareDraft = Static<typeof ShareDraft>

export const shareItem = endpoint({
  name: 'shareItem',
  summary:
    'Create a link for one person, by address or name, memo or organization; repeating the same share answers 200 with the same link',
  method: 'POST',
  path: '/api/items/v1/v2/shortener/personalized',
  limit: SHARE_LIMIT,
  access: 'links.share',
  body: ShareDraft,
  status: 201,
  orThere: true,
  reply: Link,
})

export const RECIPIENTS_MAX = 200

export const SharesDraft = Type.Object({
  ...Shared,
  recipients: Type.Array(
    Type.Object({
      sharedToEmail: Type.Optional(
        Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()], {
          description: 'Invalid addresses are listed in `problems`',
        }),
      ),
      sharedToName: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
      sharedToMemo: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
      sharedToOrganization: Type.Optional(Nullable(Type.String({ maxLength: 1_000 }))),
    }),
    { minItems: 1, maxItems: RECIPIENTS_MAX },
  ),
  presetId: Type.Optional(PresetChoice),
  ...LinkOptions.properties,
})
export type SharesDraft = Static<typeof SharesDraft>

export const shareWithMany = endpoint({
  name: 'shareWithMany',
  summary:
    'Create links for several people with the same options; faulty rows are listed by position, the others are created. 200 if none is new',
  method: 'POST',
  path: '/api/items/v1/personalized/bulk',
  limit: JOB_LIMIT,
  access: 'links.share',
  body: SharesDraft,
  status: 201,
  orThere: true,
  reply: Type.Object({
    items: Type.Array(Type.Object({ link: Link, isNew: Type.Boolean() })),
    problems: Type.Array(Type.Object({ index: Type.Integer(), message: Type.String() })),
  }),
})

export const shareByMail = endpoint({
  name: 'shareByMail',
  summary: 'Share and email the link to its recipient; replies go to the sharer',
  method: 'POST',
  path: '/api/users/v1/:userId/share',
  limit: JOB_LIMIT,
  access: 'links.share',
  params: Type.Object({ userId: Id }),
  body: Type.Object({
    ...ShareDraft.properties,
    sharedToEmail: Email,
    message: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
    page: Type.Optional(StartPage),
  }),
  status: 201,
  reply: Link,
})

export const OwnLinkDraft = Type.Object({
  slug: Type.Optional(Slug),
  url: Type.Optional(
    Type.Union([WebUrl, Type.Null()], {
      description: 'For web pages: redirects there instead of to the page itself',
    }),
  ),
  expiresAt: LinkOptions.properties.expiresAt,
  password: LinkOptions.properties.password,
  domain: Type.Optional(
    Type.String({
      maxLength: 253,
      description: 'A confirmed domain of the tenant, or Satchel’s own host',
    }),
  ),
  itemType: TypeOfId,
})
export type OwnLinkDraft = Static<typeof OwnLinkDraft>

export const setOwnLink = endpoint({
  name: 'setOwnLink',
  summary: 'Create or change the one short link of an item or a collection',
  method: 'PUT',
  path: '/api/items/v1/v2/shortener/:id',
  access: 'library.write',
  params: IdParams,
  body: OwnLinkDraft,
  reply: Link,
})
