/** Selection: some items by their ids, or all of the list except some. */
export interface Chosen {
  isAll: boolean
  /** Selected ids; with `isAll`, the excluded ones. */
  ids: ReadonlySet<string>
  /** True if all loaded items were selected at once: perhaps all results are meant. */
  isAllKnown?: boolean
}

export interface ItemSelection {
  subscribe: (listener: () => void) => () => void
  get: () => Chosen
  has: (id: string) => boolean
  /** Toggles an item; with `range`, selects all from the last toggled one up to this one. */
  toggle: (id: string, range?: boolean) => void
  /** Selects all loaded items. */
  chooseKnown: () => void
  /** Selects the whole list. */
  chooseAll: () => void
  clear: () => void
}

const NOTHING: Chosen = { isAll: false, ids: new Set() }

/** A store outside React state, so that selecting one of a thousand rows renders only that row. */
export function createSelection(shownIds: () => readonly string[]): ItemSelection {
  let chosen = NOTHING
  let last: string | null = null
  const listeners = new Set<() => void>()
  const set = (next: Chosen) => {
    chosen = next
    for (const listener of listeners) listener()
  }
  const has = (id: string) => chosen.ids.has(id) !== chosen.isAll

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => chosen,
    has,
    toggle(id, range = false) {
      const span = range && last !== null ? between(shownIds(), last, id) : []
      const ids = new Set(chosen.ids)
      const isWanted = span.length > 0 || !has(id)
      for (const each of span.length > 0 ? span : [id])
        if (isWanted === chosen.isAll) ids.delete(each)
        else ids.add(each)
      last = id
      set({ isAll: chosen.isAll, ids })
    },
    chooseKnown: () => set({ isAll: false, ids: new Set(shownIds()), isAllKnown: true }),
    chooseAll: () => set({ isAll: true, ids: new Set() }),
    clear() {
      last = null
      if (chosen.isAll || chosen.ids.size > 0) set(NOTHING)
    },
  }
}

function between(ids: readonly string[], one: string, other: string): string[] {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return from === -1 ? [] : ids.slice(from, to + 1)
}
