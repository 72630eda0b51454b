import type { Scope } from '../platform/scope.ts'
import * as query from './queries.ts'
import { READY_TAXONOMY } from './ready.ts'

/** Gives a new tenant the ready taxonomy. */
export function plant(scope: Scope): Promise<void> {
  const values = Object.entries(READY_TAXONOMY).flatMap(([category, list]) =>
    list.map(([label, color], position) => ({ category, label, color, position })),
  )
  return query.insertValues(scope, values)
}
