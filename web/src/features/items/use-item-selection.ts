import type { Item } from '@satchel/contract/items.ts'
import { useState } from 'react'

export interface ItemSelection<I extends Item = Item> {
  /** Those of the list that are chosen, in its order. */
  chosen: readonly I[]
  has: (id: string) => boolean
  /** With `range`: all from the one chosen last up to this one. */
  toggle: (id: string, range?: boolean) => void
  selectAll: () => void
  clear: () => void
}

interface Selected {
  ids: ReadonlySet<string>
  last: string | null
}

const NOTHING: Selected = { ids: new Set(), last: null }

/** What is chosen of the items loaded; what leaves the list leaves the selection with it. */
export function useItemSelection<I extends Item>(items: readonly I[]): ItemSelection<I> {
  const [{ ids, last }, setSelected] = useState(NOTHING)

  const toggle = (id: string, range = false) => {
    const next = new Set(ids)
    const span = range && last !== null ? between(items, last, id) : []
    if (span.length > 0) for (const each of span) next.add(each)
    else if (!next.delete(id)) next.add(id)
    setSelected({ ids: next, last: id })
  }
  return {
    chosen: ids.size === 0 ? [] : items.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle,
    selectAll: () => setSelected({ ids: new Set(items.map(({ id }) => id)), last }),
    clear: () => setSelected(NOTHING),
  }
}

function between(items: readonly Item[], one: string, other: string): string[] {
  const places = [one, other].map((id) => items.findIndex((item) => item.id === id))
  const [from = 0, to = 0] = places.sort((a, b) => a - b)
  return from === -1 ? [] : items.slice(from, to + 1).map(({ id }) => id)
}
