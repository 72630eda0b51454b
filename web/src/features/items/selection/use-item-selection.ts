import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Chosen, createSelection, type ItemSelection } from './item-selection.ts'

/** Selection for lists in which nothing can be selected. */
export const NO_SELECTION = { subscribe: () => () => undefined, has: () => false }

/** Returns the selection of one list: another query clears it, and items that leave the list are deselected. */
export function useItemSelection(
  ids: readonly (readonly string[])[],
  question: string,
): ItemSelection {
  const shownIds = useRef<readonly string[]>([])
  const [selection] = useState(() => createSelection(() => shownIds.current))

  useEffect(() => {
    shownIds.current = [...new Set(ids.flat())]
  }, [ids])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what clears it
  useEffect(() => selection.clear(), [question, selection])
  return selection
}

export function useChosen({ subscribe, get }: ItemSelection): Chosen {
  return useSyncExternalStore(subscribe, get)
}

export function useIsChosen(
  { subscribe, has }: Pick<ItemSelection, 'subscribe' | 'has'>,
  id: string,
): boolean {
  return useSyncExternalStore(subscribe, () => has(id))
}

export function useIsChoosing({ subscribe, get }: ItemSelection): boolean {
  return useSyncExternalStore(subscribe, () => get().isAll || get().ids.size > 0)
}
