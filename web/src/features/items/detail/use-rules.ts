import type { Item } from '@satchel/contract/items/items.ts'
import { useMe } from '../../../lib/session.ts'

/** Tells whether I may change the owner and availability of an item, which its owner and admins can. */
export function useRules({ owner }: Item): { mayRule: boolean; isAdmin: boolean } {
  const { user, role } = useMe()
  const isAdmin = role === 'owner' || role === 'admin'
  return { mayRule: isAdmin || owner.id === user.id, isAdmin }
}
