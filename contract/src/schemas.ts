import { type Static, type TSchema, Type } from 'typebox'
import { LINKS_OFFSET, LINKS_PAGE, PAGE_DEFAULT, PAGE_MAX } from './constants.ts'
import { LOCALES } from './languages.ts'

/** Schemas that several domains share. */
export const Id = Type.String({ format: 'uuid' })
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' })
export const Day = Type.String({
  format: 'date',
  description: 'YYYY-MM-DD in the tenant’s time zone',
})
export const Email = Type.String({ format: 'idn-email', maxLength: 320 })
export const AddressRules = Type.Array(Type.String({ minLength: 3, maxLength: 500 }), {
  maxItems: 200,
  description:
    'Addresses, domains without their subdomains as "@example.com", and all subdomains as "@*.example.com"',
})
export const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })
export const WebUrl = Type.String({
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$',
  maxLength: 2_048,
})

// Spaces, control and format characters, fillers, variation selectors and the empty Braille cell.
const INVISIBLE =
  '\\s\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f' +
  '\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8'
/** The pattern of text with a visible character. */
export const VISIBLE = `[^${INVISIBLE}]`

/** The format of names, which are stored without signs that turn the direction of writing around. */
export const NAME_FORMAT = 'name'

/** Returns the schema of what people call something: at least a visible character, and no more than `maxLength`. */
export const NameText = (maxLength: number, options: { description?: string } = {}) =>
  Type.String({ format: NAME_FORMAT, minLength: 1, maxLength, pattern: VISIBLE, ...options })

/** Returns the schema of a name that may be empty. */
export const NameOrNone = (maxLength: number) => Type.String({ format: NAME_FORMAT, maxLength })

export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])

export const TableLocale = Type.Optional(
  Type.Enum([...LOCALES], {
    description: 'The language of a CSV’s headings; English by default, as programs expect them',
  }),
)
const TABLE_SEPARATORS = ['comma', 'semicolon', 'tab'] as const
export type TableSeparator = (typeof TABLE_SEPARATORS)[number]
const Separator = Type.Optional(
  Type.Enum([...TABLE_SEPARATORS], {
    description:
      'What stands between a CSV’s cells: for people whose `locale` is `de`, `fr` or `es` a semicolon by default, as their Excel expects, else a comma',
  }),
)
/** The query of a table that is also there as JSON. */
export const TableForm = {
  format: Type.Optional(Type.Enum(['json', 'csv', 'xlsx'])),
  separator: Separator,
}
/** The query of a table that is there as nothing else. */
export const TableOnlyForm = {
  format: Type.Optional(Type.Enum(['csv', 'xlsx'])),
  separator: Separator,
}
export const ItemType = Type.Enum(['ITEM', 'SITE', 'COLLECTION'])
export type ItemType = Static<typeof ItemType>
export const ChangeKind = Type.Enum(['INSERT', 'MODIFY', 'REMOVE'])
export type ChangeKind = Static<typeof ChangeKind>

export const IdParams = Type.Object({ id: Id })

const Limit = Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: PAGE_DEFAULT })
export const CursorQuery = Type.Object({
  limit: Type.Optional(Limit),
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
})
export type CursorQuery = Static<typeof CursorQuery>
export const OffsetQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: LINKS_PAGE, description: 'Default 10' }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: LINKS_OFFSET })),
})

/** The program by which a person did something. */
export const Program = Type.Object(
  { kind: Type.Enum(['api-key', 'app']), id: Id, name: Type.String() },
  { description: 'The API key or connected app by which they did it' },
)
export type Program = Static<typeof Program>

export const UpdatedSince = Type.Optional(
  Type.String({
    format: 'date-time',
    description: 'Only what was added or changed at or after this time',
  }),
)

export const Page = <S extends TSchema>(item: S) =>
  Type.Object({ items: Type.Array(item), nextCursor: Nullable(Type.String()) })

/** A number of results; `gte` if counting stopped at a limit. */
export const Total = Type.Object({
  value: Type.Integer(),
  relation: Type.Enum(['eq', 'gte']),
})
