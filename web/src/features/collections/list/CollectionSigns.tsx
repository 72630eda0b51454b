import type { Collection } from '@satchel/contract/collections.ts'
import { IconFilterBolt, IconLock } from '@tabler/icons-react'
import * as labels from '../labels.ts'

/** Marks for an unusual visibility or kind of collection. */
export function CollectionSigns({ visibility, kind }: Pick<Collection, 'visibility' | 'kind'>) {
  return (
    <>
      {visibility === 'private' && (
        <IconLock size={14} stroke={1.75} role="img" aria-label={labels.privateLabel} />
      )}
      {kind === 'smart' && (
        <IconFilterBolt
          size={14}
          stroke={1.75}
          role="img"
          aria-label={labels.smartFilledBySavedFilters}
        />
      )}
    </>
  )
}
