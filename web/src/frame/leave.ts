import { t } from '@satchel/messages/t.ts'
import { signOut } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** Signs out; on failure says that one is still signed in. */
export function leave(): void {
  signOut().catch(() => {
    toast({ message: t('frame.signOutFailed'), tone: 'problem' })
  })
}
