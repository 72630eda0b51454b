import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Chosen, createSelection, type ItemSelection } from './item-selection.ts'

/** Where nothing can be chosen. */
export const NO_SELECTION = { subscribe: () => () => undefined, has: () => false }

/** For one list: another question begins with nothing chosen, and what leaves the list leaves the selection. */
export function useItemSelection(
  ids: readonly (readonly string[])[],
  question: string,
): ItemSelection {
  const known = useRef<readonly string[]>([])
  const [selection] = useState(() => createSelection(() => known.current))

  useEffect(() => {
    known.current = [...new Set(ids.flat())]
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
