import {
  createSite,
  getSite,
  listSites,
  listSiteVersions,
  type Site,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { call, query } from '../../../../lib/api.ts'
import { useMe } from '../../../../lib/session.ts'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Autosave, type SaveState } from './autosave.ts'
import { type Draft, draftOf, pushDraft, redo, startHistory, undo } from './history.ts'
import { readStoredDraft, storeDraft } from './stored-draft.ts'

/** Returns the draft of a site with its history, saved automatically. */
export function useDraft(site: Site) {
  const { user } = useMe()
  const client = useQueryClient()
  const { id } = site
  const [stored] = useState(() => readStoredDraft(user.id, id))
  const [history, setHistory] = useState(() => startHistory(stored?.draft ?? draftOf(site)))
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  /** Number of drafts the server has saved, for the preview. */
  const [revision, setRevision] = useState(0)
  const autosave = useAutosave(site, {
    onState: setState,
    onSaved: () => setRevision((count) => count + 1),
    onTheirs: (theirs) => {
      setHistory(startHistory(draftOf(theirs)))
      setRevision((count) => count + 1)
      toast({ message: t('sites.editor.draft.updatedByOthers') })
    },
  })
  useEffect(() => autosave.current?.change(history.present), [autosave, history.present])

  const change = useCallback((edit: (draft: Draft) => Draft, key: string) => {
    setHistory((now) => pushDraft(now, edit(now.present), key, Date.now()))
  }, [])

  return useMemo(
    () => ({
      draft: history.present,
      state,
      revision,
      change,
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      /** Saves waiting changes; false if that failed. */
      save: async () => {
        await autosave.current?.save()
        return !autosave.current?.isDirty
      },
      /** Continues with the server's version. */
      takeTheirs: (theirs: Site) => {
        autosave.current?.adopt(theirs)
        client.setQueryData(query(getSite, { params: { id } }).queryKey, theirs)
        setHistory(startHistory(draftOf(theirs)))
        setRevision((count) => count + 1)
      },
      /** Saves the local version as another site; the first one stays as it is on the server. */
      keepAsCopy: async () => {
        const { name, theme, content } = history.present
        const body = { name: t('sites.editor.draft.myCopyOf', { name }), theme, content }
        const newSite = await call(createSite, { body })
        storeDraft(user.id, id, null)
        return newSite
      },
    }),
    [history, state, revision, change, client, id, user.id, autosave],
  )
}

type Listeners = Pick<ConstructorParameters<typeof Autosave>[0], 'onState' | 'onSaved' | 'onTheirs'>

/** Saves changes as long as the editor is shown. */
function useAutosave(site: Site, listeners: Listeners) {
  const { user } = useMe()
  const client = useQueryClient()
  const { id } = site
  const autosave = useRef<Autosave>(null)
  const first = useRef(site)
  const onState = useEffectEvent(listeners.onState)
  const onTheirs = useEffectEvent(listeners.onTheirs)
  const onSaved = useEffectEvent((saved: Site) => {
    client.setQueryData(query(getSite, { params: { id } }).queryKey, saved)
    for (const { name } of [listSites, listSiteVersions])
      void client.invalidateQueries({ queryKey: [name] })
    listeners.onSaved(saved)
  })
  useEffect(() => {
    const saver = new Autosave({
      site: first.current,
      userId: user.id,
      stored: readStoredDraft(user.id, id),
      read: () => call(getSite, { params: { id } }),
      onState: (state) => onState(state),
      onSaved: (saved) => onSaved(saved),
      onTheirs: (theirs) => onTheirs(theirs),
    })
    autosave.current = saver
    saver.start()
    return () => saver.stop()
  }, [id, user.id])
  useEffect(() => autosave.current?.compare(site), [site])
  return autosave
}

export type EditedDraft = ReturnType<typeof useDraft>
