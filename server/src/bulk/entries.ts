import type { BulkOutcome, BulkReason } from '@satchel/contract/bulk.ts'
import type * as items from '../items/service.ts'

/** The result for one item of a bulk change, and what undoing it takes. */
export interface Entry {
  id: string
  state: 'changed' | 'same' | 'missing' | 'refused'
  reason?: BulkReason
  /** The item's version after the change. */
  version?: number
  before?: Before
}

/** The previous values of what was changed. */
export interface Before {
  values?: items.Exchange
  tags?: items.Exchange
  fields?: items.Fields
  joined?: true
  /** The item's place in the collection it was taken from. */
  position?: number
}

/** The rest of them, in their order. */
export function without<T>(all: readonly T[], these: readonly T[]): T[] {
  const out = new Set(these)
  return all.filter((one) => !out.has(one))
}

export function outcomeOf(entries: Entry[], undoId: string | null): BulkOutcome {
  return {
    updated: idsIn(entries, 'changed', 'same'),
    missing: idsIn(entries, 'missing'),
    refused: entries.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : [])),
    undoId,
  }
}

export function idsIn(entries: Entry[], ...states: Entry['state'][]): string[] {
  return entries.filter(({ state }) => states.includes(state)).map(({ id }) => id)
}
