import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, Time } from '../schemas.ts'
import { CATEGORIES } from '../taxonomy.ts'

export const SearchGap = Type.Object({
  term: Type.String({ description: 'The most frequent way it was typed' }),
  people: Type.Integer({ description: 'How many searched for it; people who left count as one' }),
  searches: Type.Integer(),
  lastAt: Time,
  organizations: Type.Array(Type.String(), {
    description: 'Whom those people shared something with within half an hour after',
  }),
  wishIds: Type.Array(Id),
})
export type SearchGap = Static<typeof SearchGap>

export const listSearchGaps = endpoint({
  name: 'listSearchGaps',
  summary: 'List what people searched for in 90 days and did not find, most people first',
  method: 'GET',
  path: '/api/search/v1/gaps',
  access: 'taxonomy.manage',
  reply: Type.Array(SearchGap),
})

/** A value of a category with less content than people look for. */
export const ThinCategory = Type.Object({
  category: Type.Enum(CATEGORIES),
  valueId: Id,
  label: Type.String(),
  people: Type.Integer({ description: 'How many asked for it; people who left count as one' }),
  searches: Type.Integer({ description: 'Those that were filtered by it or named it' }),
  itemCount: Type.Integer(),
  lastAt: Time,
})
export type ThinCategory = Static<typeof ThinCategory>

export const listThinCategories = endpoint({
  name: 'listThinCategories',
  summary: 'List categories with little content for much interest in 90 days, the thinnest first',
  method: 'GET',
  path: '/api/search/v1/gaps/categories',
  access: 'taxonomy.manage',
  reply: Type.Array(ThinCategory),
})
