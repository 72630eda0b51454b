import {
  changeUser,
  getUser,
  listUsers,
  type User,
  type UserChange,
} from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { loadMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/**
 * Changes a person and says what was done, or why not; a change of oneself is visible everywhere at once. A dialog
 * outlives the session, so `me` is passed in.
 */
export function useChangeUser({ id }: Pick<User, 'id'>, me: Pick<User, 'id'>) {
  const command = useCommand(changeUser, { refreshes: [listUsers, getUser] })
  const change = async (fields: UserChange, done: string, undo?: () => void) => {
    try {
      await command.mutateAsync({ params: { userId: id }, body: fields })
      if (id === me.id) await loadMe()
      toast({ message: done, ...(undo && { action: { label: t('ui.undo'), onClick: undo } }) })
      return true
    } catch (error) {
      toast({ message: (error as ApiProblem).message, tone: 'problem' })
      return false
    }
  }
  return { change, isPending: command.isPending }
}
