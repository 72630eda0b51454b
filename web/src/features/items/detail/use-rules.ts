import type { Item } from '@satchel/contract/items/items.ts'
import { useMe } from '../../../lib/session.ts'

/** Whose an item is and who finds it is for its owner and for admins to say. */
export function useRules({ owner }: Item): { mayRule: boolean; isAdmin: boolean } {
  const { user, role } = useMe()
  const isAdmin = role === 'owner' || role === 'admin'
  return { mayRule: isAdmin || owner.id === user.id, isAdmin }
}
