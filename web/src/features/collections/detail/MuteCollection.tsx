import type { Collection } from '@satchel/contract/collections.ts'
import { useMute } from '../../../lib/items/use-mute.ts'
import { MuteMenuItem } from '../../../ui/options/MuteMenuItem.tsx'

export function MuteCollection({ collection: { id, name } }: { collection: Collection }) {
  return <MuteMenuItem name={name} {...useMute({ itemId: id, itemType: 'COLLECTION' })} />
}
