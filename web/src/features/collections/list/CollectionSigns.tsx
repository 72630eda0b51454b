import type { Collection } from '@satchel/contract/collections.ts'
import { IconFilterBolt, IconLock } from '@tabler/icons-react'
import * as labels from '../labels.ts'

/** What is not as usual about a collection. */
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
