import { createContext } from 'react'

interface Picking {
  title: string
  /** Ids of items that are selected already. */
  known: readonly string[]
  onPick: (itemIds: string[]) => void
}

/** Actions of other features for wishes, passed in by the page. */
export interface WishTools {
  pickItems: (picking: Picking) => void
  shareItem: (item: { id: string; name: string }, organization?: string) => void
}

export const WishToolsContext = createContext<WishTools>({
  pickItems: () => {},
  shareItem: () => {},
})
