import type { Item } from '@satchel/contract/items/items.ts'
import { useMute } from '../../lib/items/use-mute.ts'
import { MuteMenuItem } from '../../ui/options/MuteMenuItem.tsx'

export function MuteItem({ item: { id, name } }: { item: Item }) {
  return <MuteMenuItem name={name} {...useMute({ itemId: id, itemType: 'ITEM' })} />
}
