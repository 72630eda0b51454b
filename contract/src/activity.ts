import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import {
  ChangeKind,
  CursorQuery,
  Day,
  Id,
  ItemType,
  Nullable,
  Page,
  Program,
  Time,
} from './schemas.ts'

export const FieldChange = Type.Object({
  field: Type.String(),
  from: Type.Unknown(),
  to: Type.Unknown(),
})
export type FieldChange = Static<typeof FieldChange>

export const Activity = Type.Object({
  id: Id,
  at: Time,
  actor: Nullable(Type.Object({ id: Id, name: Type.String() })),
  program: Type.Optional(Program),
  itemType: ItemType,
  itemId: Id,
  itemName: Type.String(),
  changeKind: ChangeKind,
  changes: Type.Optional(Type.Array(FieldChange)),
  count: Type.Optional(Type.Integer({ description: 'For a bulk change: the number of items' })),
  sharedWith: Type.Optional(
    Type.String({
      description: 'For a new link, whom it was created for; only if you may see the link',
    }),
  ),
})
export type Activity = Static<typeof Activity>

export const listActivity = endpoint({
  name: 'listActivity',
  summary: 'List changes and who made them, newest first',
  method: 'GET',
  path: '/api/activity/v1/list',
  access: 'library.read',
  query: Type.Object({
    itemType: Type.Optional(ItemType),
    itemId: Type.Optional(Id),
    changeKind: Type.Optional(ChangeKind),
    userId: Type.Optional(Id),
    since: Type.Optional(Time),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    ...CursorQuery.properties,
  }),
  reply: Page(Activity),
})
