import type { Item } from '@satchel/contract/items/items.ts'
import { createContext } from 'react'

/** Actions of other features for content health, passed in by the page. */
export interface HealthTools {
  classify: (item: Item) => void
  share: (item: Item) => void
}

export const HealthToolsContext = createContext<HealthTools>({
  classify: () => {},
  share: () => {},
})
