import { type Static, type TSchema, Type } from 'typebox'
import { NAME_MAX, TAG_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Color, Id, IdParams, Nullable } from './schemas.ts'

/** The five categories every item can be classified by. */
export const CATEGORIES = [
  'funnelStage',
  'contentProduct',
  'contentType',
  'contentIndustry',
  'contentRegion',
] as const
export type Category = (typeof CATEGORIES)[number]

export const Tag = Type.Object({
  key: Type.String({ description: 'The label folded: case, spaces and Unicode forms' }),
  label: Type.String(),
  color: Nullable(Color),
  itemCount: Type.Integer(),
})
export type Tag = Static<typeof Tag>

export const CategoryValue = Type.Object({
  id: Id,
  label: Type.String(),
  color: Nullable(Color),
  position: Type.Integer(),
  itemCount: Type.Integer(),
})
export type CategoryValue = Static<typeof CategoryValue>

const Label = Type.String({ minLength: 1, maxLength: NAME_MAX, pattern: '\\S' })
export const TagLabel = Type.String({ minLength: 1, maxLength: TAG_MAX, pattern: '\\S' })
const TagKey = Type.String({ minLength: 1, maxLength: TAG_MAX * 2 })

const perCategory = <S extends TSchema>(value: S) => ({
  funnelStage: value,
  contentProduct: value,
  contentType: value,
  contentIndustry: value,
  contentRegion: value,
})

/** Ids of chosen values for each category. */
export const CategoryIds = Type.Object(perCategory(Type.Array(Id, { maxItems: 200 })))
export type CategoryIds = Static<typeof CategoryIds>

const Sharing = Type.Object({
  allowDownload: Type.Boolean({ description: 'What a new link allows unless told' }),
})
const Notifications = Type.Object({
  shareView: Type.Boolean({ description: 'Sharers are told live when a link of theirs is opened' }),
})

export const AccountSettings = Type.Object({
  id: Id,
  tags: Type.Array(Tag),
  categories: Type.Object(perCategory(Type.Array(CategoryValue))),
  sharing: Sharing,
  notifications: Notifications,
})
export type AccountSettings = Static<typeof AccountSettings>

/** The whole list of a category in its order; values without an id are new, values left out are removed. */
const CategoryList = Type.Array(
  Type.Object({
    id: Type.Optional(Id),
    label: Label,
    color: Type.Optional(Nullable(Color)),
  }),
  { maxItems: 200 },
)

export const SettingsChange = Type.Object({
  addTag: Type.Optional(Type.Object({ label: TagLabel, color: Type.Optional(Nullable(Color)) })),
  renameTag: Type.Optional(
    Type.Object({
      key: TagKey,
      label: TagLabel,
      color: Type.Optional(Nullable(Color)),
    }),
  ),
  removeTag: Type.Optional(Type.Object({ key: TagKey })),
  mergeTags: Type.Optional(
    Type.Object({ from: Type.Array(TagKey, { minItems: 1 }), into: TagKey }),
  ),
  categories: Type.Optional(Type.Partial(Type.Object(perCategory(CategoryList)))),
  sharing: Type.Optional(Type.Partial(Sharing)),
  notifications: Type.Optional(Type.Partial(Notifications)),
})
export type SettingsChange = Static<typeof SettingsChange>

export const getAccountSettings = endpoint({
  name: 'getAccountSettings',
  summary: 'Tags, categories and defaults of the tenant',
  method: 'GET',
  path: '/api/users/v1/account-settings',
  access: 'library.read',
  reply: AccountSettings,
})

export const changeAccountSettings = endpoint({
  name: 'changeAccountSettings',
  summary: 'Change tags, categories or defaults',
  method: 'PUT',
  path: '/api/users/v1/account-settings/:id',
  access: 'taxonomy.manage',
  params: IdParams,
  body: SettingsChange,
  reply: AccountSettings,
})
