import type { Item } from '@satchel/contract/items/items.ts'
import { createContext } from 'react'

/** What other features do for content health; the page knows them. */
export interface HealthTools {
  classify: (item: Item) => void
  share: (item: Item) => void
}

export const HealthToolsContext = createContext<HealthTools>({
  classify: () => {},
  share: () => {},
})
