import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import * as query from './queries.ts'

type Filter = Omit<query.ActivityFilter, 'limit' | 'before'> & { limit?: number; cursor?: string }

export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor, ...filter }: Filter) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findActivity(scope, {
    ...filter,
    limit: limit + 1,
    ...(before && { before }),
  })
  return pageOf(rows, limit, ({ id }) => ({ id }))
}
