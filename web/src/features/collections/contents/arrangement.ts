import { t } from '@satchel/messages/t.ts'

/** A change of a collection's items that can also be applied to a list someone else has just changed. */
export interface Arrangement {
  apply: (itemIds: readonly string[]) => string[]
  undo: (itemIds: readonly string[]) => string[]
  /** Description of the change, for the toast. */
  said: string
}

/** Moves an item to the position of another. */
export function move(before: readonly string[], id: string, over: string): Arrangement {
  return {
    apply: (itemIds) => placedAt(itemIds, id, itemIds.indexOf(over)),
    undo: (itemIds) => placedAt(itemIds, id, before.indexOf(id)),
    said: t('collections.orderChanged'),
  }
}

/** Moves items to either end, in their current order. */
export function moveToEnd(
  before: readonly string[],
  ids: readonly string[],
  end: 'first' | 'last',
): Arrangement {
  const isMoved = new Set(ids)
  return {
    apply: (itemIds) => {
      const moved = itemIds.filter((id) => isMoved.has(id))
      const others = itemIds.filter((id) => !isMoved.has(id))
      return end === 'first' ? [...moved, ...others] : [...others, ...moved]
    },
    undo: (itemIds) => orderedAs(before, itemIds),
    said: t('collections.orderChanged'),
  }
}

export function remove(
  before: readonly string[],
  ids: readonly string[],
  message: string,
): Arrangement {
  const isOut = new Set(ids)
  return {
    apply: (itemIds) => itemIds.filter((id) => !isOut.has(id)),
    undo: (itemIds) => orderedAs(before, [...new Set([...itemIds, ...ids])]),
    said: message,
  }
}

export function add(
  before: readonly string[],
  ids: readonly string[],
  message: string,
): Arrangement {
  const added = new Set(ids.filter((id) => !before.includes(id)))
  return {
    apply: (itemIds) => [...new Set([...itemIds, ...ids])],
    undo: (itemIds) => itemIds.filter((id) => !added.has(id)),
    said: message,
  }
}

function placedAt(itemIds: readonly string[], id: string, at: number): string[] {
  if (!itemIds.includes(id) || at < 0) return [...itemIds]
  const others = itemIds.filter((other) => other !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** Restores the old order, followed by items added since. */
function orderedAs(before: readonly string[], itemIds: readonly string[]): string[] {
  const [now, old] = [new Set(itemIds), new Set(before)]
  return [...before.filter((id) => now.has(id)), ...itemIds.filter((id) => !old.has(id))]
}
