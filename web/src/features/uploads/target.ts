import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../../lib/session.ts'
import { readView, setView, useView, viewState } from '../../lib/view-state.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import type { UploadTarget } from './upload.ts'

/** Loads the upload engine, which isn't part of the first screen. */
const load = () => import('./upload.ts')

/** The collection whose page is open. */
const TARGET = viewState<UploadTarget | null>('upload-target', null)

/** Adds uploads to a collection while its page is open. */
export function useUploadsInto(collection: UploadTarget | null): void {
  const client = useQueryClient()
  const { collectionId, name } = collection ?? {}
  useEffect(() => {
    if (collectionId === undefined || name === undefined) return
    setView(client, TARGET, { collectionId, name })
    return () => setView(client, TARGET, null)
  }, [client, collectionId, name])
}

export function useUploadTarget(): UploadTarget | null {
  return useView(TARGET)
}

/** Loads the upload engine as soon as files may come. */
export function prepareUploads(): void {
  load()
    .then((it) => it.prepareUploads())
    .catch(() => {})
}

/** Returns a function that uploads files to the current page's collection, or to the library. */
export function useUpload(): (files: readonly File[]) => void {
  const { user } = useMe()
  const client = useQueryClient()
  return (files) => {
    const batch = { by: user.id, target: readView(client, TARGET) }
    load().then((it) => it.uploadFiles(files, batch), showUnloaded)
  }
}

/** Returns a function that uploads a file to the library; it resolves to the item, or null if it didn't get there. */
export function useUploadOne(): (file: File) => Promise<string | null> {
  const { user } = useMe()
  return async (file) => (await load()).uploadOne(file, user.id)
}

/** Returns a function that replaces an item's file. */
export function useReplace(): (file: File, itemId: string) => void {
  const { user } = useMe()
  return (file, itemId) =>
    void load().then((it) => it.replaceFile(file, user.id, itemId), showUnloaded)
}

function showUnloaded(): void {
  toast({ message: t('uploads.couldntStartAddFile'), tone: 'problem' })
}
