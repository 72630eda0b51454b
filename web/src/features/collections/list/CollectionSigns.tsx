import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFilterBolt, IconLock } from '@tabler/icons-react'

/** Marks for an unusual visibility or kind of collection. */
export function CollectionSigns({ visibility, kind }: Pick<Collection, 'visibility' | 'kind'>) {
  return (
    <>
      {visibility === 'private' && (
        <IconLock size={14} stroke={1.75} role="img" aria-label={t('collections.privateLabel')} />
      )}
      {kind === 'smart' && (
        <IconFilterBolt
          size={14}
          stroke={1.75}
          role="img"
          aria-label={t('collections.smartFilledBySavedFilters')}
        />
      )}
    </>
  )
}
