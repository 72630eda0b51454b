import { t } from '@satchel/messages/t.ts'
import { useEffect, useEffectEvent } from 'react'
import { toast } from './feedback/toast.tsx'
import { useBrowserAsks } from './use-browser-asks.ts'

/**
 * Says that changes of a form weren't saved where its page or tab is left with them, and has the browser ask before the
 * page is closed, reloaded or left for the other entry.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const sayLeft = useEffectEvent(() => {
    if (isUnsaved) toast({ message: t('ui.changesNotSaved'), tone: 'problem' })
  })
  useEffect(() => () => sayLeft(), [])
  useBrowserAsks(isUnsaved)
}
