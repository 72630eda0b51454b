import { createContext } from 'react'

interface Picking {
  title: string
  /** Items that are chosen already. */
  known: readonly string[]
  onPick: (itemIds: string[]) => void
}

/** What other features do for wishes; the page knows them. */
export interface WishTools {
  pickItems: (picking: Picking) => void
  shareItem: (item: { id: string; name: string }, organization?: string) => void
}

export const WishToolsContext = createContext<WishTools>({
  pickItems: () => {},
  shareItem: () => {},
})
