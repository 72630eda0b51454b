/** A change of the items of a collection that can also be made on a list somebody else has changed meanwhile. */
export interface Arrangement {
  apply: (itemIds: readonly string[]) => string[]
  undo: (itemIds: readonly string[]) => string[]
  /** What was done, for the toast. */
  said: string
}

/** To where another item is. */
export function move(before: readonly string[], id: string, over: string): Arrangement {
  return {
    apply: (itemIds) => placedAt(itemIds, id, itemIds.indexOf(over)),
    undo: (itemIds) => placedAt(itemIds, id, before.indexOf(id)),
    said: 'Order changed',
  }
}

export function remove(before: readonly string[], id: string, name: string): Arrangement {
  const at = before.indexOf(id)
  return {
    apply: (itemIds) => itemIds.filter((other) => other !== id),
    undo: (itemIds) => placedAt([...itemIds, id], id, at),
    said: `${name} removed`,
  }
}

export function add(before: readonly string[], ids: readonly string[], said: string): Arrangement {
  const added = new Set(ids.filter((id) => !before.includes(id)))
  return {
    apply: (itemIds) => [...new Set([...itemIds, ...ids])],
    undo: (itemIds) => itemIds.filter((id) => !added.has(id)),
    said,
  }
}

function placedAt(itemIds: readonly string[], id: string, at: number): string[] {
  if (!itemIds.includes(id) || at < 0) return [...itemIds]
  const others = itemIds.filter((other) => other !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}
