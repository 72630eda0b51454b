import { t } from '@satchel/messages/t.ts'
import { useEffect, useEffectEvent } from 'react'
import { toast } from './feedback/toast.tsx'

/**
 * Says that changes of a form weren't saved where its page or tab is left with them, and has the browser ask before the
 * page is closed, reloaded or left for the other entry.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const sayLeft = useEffectEvent(() => {
    if (isUnsaved) toast({ message: t('ui.changesNotSaved'), tone: 'problem' })
  })
  useEffect(() => () => sayLeft(), [])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
