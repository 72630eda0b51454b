import { Id, Time } from '@satchel/contract/schemas.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type TSchema, Type } from 'typebox'

export type Key = string | number | null

/** A page's start: after this row in this order. */
export interface Place {
  order: string
  key: Key
  id: string
}

/** Rows of equal keys stand by their id, so that no two pages overlap or leave a gap between them. */
export interface Order {
  key: RawBuilder<Key>
  id: RawBuilder<string>
  kind: keyof typeof KINDS
  direction: 'asc' | 'desc'
}

/** The types a cursor's keys may have, and their SQL types. */
const KINDS = {
  none: { schema: Type.Null(), type: sql`text` },
  time: { schema: Time, type: sql`timestamptz` },
  text: { schema: Type.String(), type: sql`text` },
  score: { schema: Type.Number(), type: sql`float8` },
  count: { schema: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }), type: sql`integer` },
} as const satisfies Record<string, { schema: TSchema; type: RawBuilder<unknown> }>

export const NO_KEY = { key: sql<null>`null::text`, kind: 'none' } as const

export function placeIn(name: string, { kind }: Order) {
  const place = { order: Type.Literal(name), key: KINDS[kind].schema, id: Id }
  return Type.Unsafe<Place>(Type.Object(place))
}

export function inOrder({ key, id, kind, direction }: Order): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  return kind === 'none' ? sql`${id} ${way}` : sql`${key} ${way}, ${id} ${way}`
}

export function beyond({ key, id, kind, direction }: Order, place: Place): RawBuilder<SqlBool> {
  const sign = direction === 'asc' ? sql`>` : sql`<`
  if (kind === 'none') return sql`${id} ${sign} ${place.id}::uuid`
  return sql`(${key}, ${id}) ${sign} (${place.key}::${KINDS[kind].type}, ${place.id}::uuid)`
}
