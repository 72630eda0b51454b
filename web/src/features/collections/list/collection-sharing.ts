import type { Collection } from '@satchel/contract/collections.ts'

export interface CollectionSharing {
  open: (collection: Collection) => void
  /** Loads what sharing needs, before the button is pressed. */
  prepare: (collection: Collection) => void
}
