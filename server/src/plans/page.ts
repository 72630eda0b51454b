import { Type } from 'typebox'
import { pageOf, readCursor } from '../platform/http/paging.ts'

/** Returns a page of tasks, all of which are read at once, since a plan is one whole. */
export function pageOfTasks<T>(tasks: T[], limit: number, cursor: string | undefined) {
  const from = readCursor(cursor, Type.Object({ from: Type.Integer({ minimum: 0 }) }))?.from ?? 0
  return pageOf(tasks.slice(from, from + limit + 1), limit, () => ({ from: from + limit }))
}
