import { type Static, Type } from 'typebox'
import { BIN_KEPT, BULK_MAX } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Id, Nullable, Page, Time } from '../schemas.ts'
import { Item } from './items.ts'

const Ids = Type.Array(Id, { minItems: 1, maxItems: BULK_MAX })

export const BinItem = Type.Object({
  ...Item.properties,
  deletedAt: Time,
  deletedBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
  purgesOn: Type.String({
    format: 'date',
    description: `The day it is permanently deleted, ${BIN_KEPT} days later, in the tenant’s time zone`,
  }),
})
export type BinItem = Static<typeof BinItem>

const purging = {
  purging: Type.Integer({ description: 'How many are being permanently deleted' }),
}

export const listBin = endpoint({
  name: 'listBin',
  summary: 'List the trash, last deleted first',
  method: 'GET',
  path: '/api/items/v1/bin',
  access: 'library.write',
  query: CursorQuery,
  reply: Type.Object({ ...Page(BinItem).properties, total: Type.Integer(), ...purging }),
})

export const restoreBin = endpoint({
  name: 'restoreBin',
  summary: `Restore everything in the trash, up to ${BULK_MAX} per call; repeat until none is left`,
  method: 'POST',
  path: '/api/items/v1/bin/restore',
  access: 'library.write',
  reply: Type.Object({ restored: Type.Array(Id), left: Type.Integer() }),
})

export const purgeItems = endpoint({
  name: 'purgeItems',
  summary: 'Permanently delete items in the trash: editors their own, admins all',
  method: 'DELETE',
  path: '/api/items/v1/bin/items',
  access: 'library.write',
  status: 202,
  body: Type.Object({ ids: Ids }),
  reply: Type.Object({ purged: Type.Array(Id), missing: Type.Array(Id), ...purging }),
})

export const emptyBin = endpoint({
  name: 'emptyBin',
  summary: 'Permanently delete everything in the trash',
  method: 'DELETE',
  path: '/api/items/v1/bin',
  access: 'library.purge',
  status: 202,
  reply: Type.Object(purging),
})
