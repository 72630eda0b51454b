import { type Static, type TSchema, Type } from 'typebox'
import { BULK_MAX, CATEGORY_VALUES_MAX, NAME_MAX, TAG_MAX } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { DownloadAs } from './links/options.ts'
import { Color, Id, IdParams, NameText, Nullable } from './schemas.ts'

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
  key: Type.String({ description: 'The label without case, accents and invisible characters' }),
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
  archived: Type.Boolean({ description: 'Items keep it, but it isn’t offered for new ones' }),
  itemCount: Type.Integer(),
})
export type CategoryValue = Static<typeof CategoryValue>

const Label = NameText(NAME_MAX)
export const TagLabel = NameText(TAG_MAX)
const TagKey = Type.String({ minLength: 1, maxLength: TAG_MAX * 2 })

export const perCategory = <S extends TSchema>(value: S) => ({
  funnelStage: value,
  contentProduct: value,
  contentType: value,
  contentIndustry: value,
  contentRegion: value,
})

/** Ids of selected values per category. */
export const CategoryIds = Type.Object(
  perCategory(Type.Array(Id, { maxItems: CATEGORY_VALUES_MAX })),
)
export type CategoryIds = Static<typeof CategoryIds>

const Sharing = Type.Object({
  allowDownload: Type.Boolean({ description: 'Defaults of new links' }),
  downloadAs: DownloadAs,
  questions: Type.Boolean({ description: 'Visitors of new links may ask questions at a page' }),
  allowPassOn: Type.Boolean({ description: 'Visitors may pass on links to a person' }),
  visitsKeptMonths: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'Months after which visits are deleted; null keeps them. Totals stay',
    }),
  ),
})
const Notifications = Type.Object({
  shareView: Type.Boolean({ description: 'Notify sharers live when their link is opened' }),
})

const ActivityTerms = Type.Object({
  keptMonths: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'Months after which activity is deleted; null keeps it',
    }),
  ),
})

const AgreementYears = Type.Integer({
  minimum: 1,
  maximum: 30,
  description: 'Years for which records of agreements are kept once their link is over',
})

const OcrLanguages = Type.Array(Type.Enum([...LANGUAGES]), {
  uniqueItems: true,
  description:
    'Languages of scans, in which their words are read; none means the company’s own and English',
})

const RequiredCategories = Type.Array(Type.Enum(CATEGORIES), {
  uniqueItems: true,
  description: 'Categories in which new items need a value',
})

export const AccountSettings = Type.Object({
  id: Id,
  version: Type.Integer(),
  tags: Type.Array(Tag),
  categories: Type.Object(perCategory(Type.Array(CategoryValue))),
  requiredCategories: RequiredCategories,
  sharing: Sharing,
  notifications: Notifications,
  activity: ActivityTerms,
  agreementYears: AgreementYears,
  ocrLanguages: OcrLanguages,
})
export type AccountSettings = Static<typeof AccountSettings>

/** The whole list of a category in its order; values without an id are new, values left out are removed. */
const CategoryList = Type.Array(
  Type.Object({
    id: Type.Optional(Id),
    label: Label,
    color: Type.Optional(Nullable(Color)),
  }),
  { maxItems: CATEGORY_VALUES_MAX },
)

/** The id for undoing a removal or merge within a day. */
const Removal = Type.Object({ removalId: Id })

const TagKeys = Type.Array(TagKey, { minItems: 1, maxItems: BULK_MAX })

const TagCommands = {
  addTag: Type.Object({ label: TagLabel, color: Type.Optional(Nullable(Color)) }),
  renameTag: Type.Object({
    key: TagKey,
    label: TagLabel,
    color: Type.Optional(Nullable(Color)),
  }),
  removeTag: Type.Object({
    key: TagKey,
    moveTo: Type.Optional(Nullable(TagKey)),
  }),
  removeTags: Type.Object({ keys: TagKeys }),
  mergeTags: Type.Object({ from: TagKeys, into: TagKey }),
}

const ValueCommands = {
  addValue: Type.Object({
    category: Type.Enum(CATEGORIES),
    label: Label,
    color: Type.Optional(Nullable(Color)),
  }),
  changeValue: Type.Object({
    id: Id,
    label: Type.Optional(Label),
    color: Type.Optional(Nullable(Color)),
    archived: Type.Optional(Type.Boolean()),
  }),
  moveValue: Type.Object({
    id: Id,
    before: Nullable(Id),
  }),
  removeValue: Type.Object({
    id: Id,
    moveTo: Type.Optional(Nullable(Id)),
  }),
  mergeValues: Type.Object({
    from: Type.Array(Id, { minItems: 1, maxItems: CATEGORY_VALUES_MAX }),
    into: Id,
  }),
}

/**
 * Commands that change the settings; each is separate, so that two people don't undo each other's work. All commands
 * of a call are applied, or none.
 */
export const SettingsChange = Type.Partial(
  Type.Object({
    ...TagCommands,
    ...ValueCommands,
    categories: Type.Partial(Type.Object(perCategory(CategoryList))),
    requireCategory: Type.Object({ category: Type.Enum(CATEGORIES), required: Type.Boolean() }),
    requiredCategories: RequiredCategories,
    restoreRemoved: Removal,
    sharing: Type.Partial(Sharing),
    notifications: Type.Partial(Notifications),
    activity: Type.Partial(ActivityTerms),
    agreementYears: AgreementYears,
    ocrLanguages: OcrLanguages,
  }),
)
export type SettingsChange = Static<typeof SettingsChange>

/** Commands in which an added tag may also be only its label. */
export const SettingsRequest = Type.Object({
  ...SettingsChange.properties,
  addTag: Type.Optional(Type.Union([TagCommands.addTag, TagLabel])),
})

export const ChangedSettings = Type.Object({
  ...AccountSettings.properties,
  removalId: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'Pass as `restoreRemoved` within a day to restore what this change removed or merged',
    }),
  ),
})
export type ChangedSettings = Static<typeof ChangedSettings>

export const getAccountSettings = endpoint({
  name: 'getAccountSettings',
  summary: 'Get the tenant’s tags, categories and defaults',
  method: 'GET',
  path: '/api/users/v1/account-settings',
  access: 'library.read',
  reply: AccountSettings,
})

export const changeAccountSettings = endpoint({
  name: 'changeAccountSettings',
  summary:
    'Change tags, categories or defaults; `If-Match` refuses it if they changed in the meantime',
  method: 'PUT',
  path: '/api/users/v1/account-settings/:id',
  access: 'taxonomy.manage',
  params: IdParams,
  body: SettingsRequest,
  readAt: getAccountSettings.path,
  reply: ChangedSettings,
})
