import { type Static, Type } from 'typebox'
import { DESCRIPTION_MAX, JOB_LIMIT, SHARE_LIMIT } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { LinkOptions, Slug } from './link-options.ts'
import { Link, Memo } from './links.ts'
import { Email, Id, IdParams, ItemType, Nullable, WebUrl } from './schemas.ts'

const PresetChoice = Type.Union([Id, Type.Null()], {
  description: 'Without it a new link is made by the default preset; null: by none',
})

const Shared = { itemId: Id, itemType: ItemType }

export const ShareDraft = Type.Object({
  ...Shared,
  sharedToEmail: Type.Optional(Nullable(Email)),
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
    'A link for one person, memo or organisation; the same share again answers 200 with the same link',
  method: 'POST',
  path: '/api/items/v1/v2/shortener/personalized',
  limit: SHARE_LIMIT,
  access: 'links.share',
  body: ShareDraft,
  status: 201,
  reply: Link,
})

export const RECIPIENTS_MAX = 200

export const SharesDraft = Type.Object({
  ...Shared,
  recipients: Type.Array(
    Type.Object({
      sharedToEmail: Type.Optional(
        Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()], {
          description: 'What is no address is told of in `problems`',
        }),
      ),
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
    'A link for each of many, in the same terms; what was wrong with a row is told by its place, and the rest is made. 200 where none is new',
  method: 'POST',
  path: '/api/items/v1/personalized/bulk',
  limit: JOB_LIMIT,
  access: 'links.share',
  body: SharesDraft,
  status: 201,
  reply: Type.Object({
    items: Type.Array(Type.Object({ link: Link, isNew: Type.Boolean() })),
    problems: Type.Array(Type.Object({ index: Type.Integer(), message: Type.String() })),
  }),
})

export const shareByMail = endpoint({
  name: 'shareByMail',
  summary: 'Share, and mail the link to the one it is for; answers go to the sharer',
  method: 'POST',
  path: '/api/users/v1/:userId/share',
  limit: JOB_LIMIT,
  access: 'links.share',
  params: Type.Object({ userId: Id }),
  body: Type.Object({
    ...ShareDraft.properties,
    sharedToEmail: Email,
    message: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
  }),
  status: 201,
  reply: Link,
})

export const OwnLinkDraft = Type.Object({
  slug: Type.Optional(Slug),
  url: Type.Optional(
    Type.Union([WebUrl, Type.Null()], {
      description: 'For items that are web pages: leads there instead of to the page itself',
    }),
  ),
  expiresAt: LinkOptions.properties.expiresAt,
  password: LinkOptions.properties.password,
  domain: Type.Optional(
    Type.String({
      maxLength: 253,
      description: 'A confirmed domain of the tenant, or the host of the product',
    }),
  ),
  itemType: Type.Optional(ItemType),
})
export type OwnLinkDraft = Static<typeof OwnLinkDraft>

export const setOwnLink = endpoint({
  name: 'setOwnLink',
  summary: 'The one short link of an item, or with `itemType` of a collection: made, or changed',
  method: 'PUT',
  path: '/api/items/v1/v2/shortener/:id',
  access: 'library.write',
  params: IdParams,
  body: OwnLinkDraft,
  reply: Link,
})
