import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { User } from '@satchel/contract/users.ts'
import { Type } from 'typebox'
import { pageOf, readCursor } from '../platform/paging.ts'
import { found } from '../platform/problem.ts'
import type { Scope } from '../platform/scope.ts'
import * as query from './queries.ts'

export async function get(scope: Scope, id: string): Promise<User> {
  return found(await find(scope, id), 'User')
}

export function find(scope: Scope, id: string): Promise<User | undefined> {
  return query.findUser(scope, id)
}

export async function list(scope: Scope, filter: CursorQuery & { search?: string; role?: Role }) {
  const { limit = PAGE_DEFAULT, cursor, ...rest } = filter
  const after = readCursor(cursor, Type.Object({ name: Type.String(), id: Id }))
  const rows = await query.findUsers(scope, { ...rest, limit: limit + 1, ...(after && { after }) })
  return pageOf(rows, limit, ({ name, id }) => ({ name, id }))
}

export function addMember(scope: Scope, member: query.MemberDraft): Promise<void> {
  return query.insertMember(scope, member)
}
