import type { MyDay } from '@satchel/contract/analytics/health.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as query from './today-queries.ts'

/** Returns what needs a person, and what their links did today. */
export function findMyDay(scope: Scope): Promise<MyDay> {
  return query.findMyDay(scope)
}
