import { t } from '@satchel/messages/t.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from './feedback/toast.tsx'
import { useBrowserAsks } from './use-browser-asks.ts'

/**
 * Says that changes of a form weren't saved where its page or tab is left with them, and has the browser ask before the
 * page is closed, reloaded or left for the other entry. Returns what a form calls before it closes itself, saved or
 * canceled, which needs no word.
 */
export function useUnsaved(isUnsaved: boolean): () => void {
  const isDone = useRef(false)
  const sayLeft = useEffectEvent(() => {
    if (isUnsaved && !isDone.current) toast({ message: t('ui.changesNotSaved'), tone: 'problem' })
  })
  useEffect(() => () => sayLeft(), [])
  useBrowserAsks(isUnsaved)
  return () => {
    isDone.current = true
  }
}
