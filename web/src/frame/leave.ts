import { signOut } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import * as labels from './labels.ts'

/** Signs out; on failure says that one is still signed in. */
export function leave(): void {
  signOut().catch(() => {
    toast({ message: labels.signOutFailed, tone: 'problem' })
  })
}
