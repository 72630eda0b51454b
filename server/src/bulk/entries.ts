import type { BulkOutcome, BulkReason } from '@satchel/contract/bulk.ts'
import type * as items from '../items/service.ts'

/** What became of one item of a bulk change, and what it takes to undo it. */
export interface Entry {
  id: string
  state: 'changed' | 'same' | 'missing' | 'refused'
  reason?: BulkReason
  /** After the change. */
  version?: number
  before?: Before
}

/** What the item had before, of what was changed. */
export interface Before {
  values?: items.Exchange
  tags?: items.Exchange
  fields?: items.Fields
  joined?: true
  /** Its place in the collection that it was taken from. */
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
