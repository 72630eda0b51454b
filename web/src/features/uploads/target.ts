import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import * as labels from './labels.ts'
import type { UploadTarget } from './upload.ts'

/** What checks and sends files is no part of the first screen. */
const load = () => import('./upload.ts')

let target: UploadTarget | null = null
const listeners = new Set<() => void>()

/** While the page of a collection is open, files go into it. */
export function useUploadsInto(collection: UploadTarget | null): void {
  const { collectionId, name } = collection ?? {}
  useEffect(() => {
    if (collectionId === undefined || name === undefined) return
    set({ collectionId, name })
    return () => set(null)
  }, [collectionId, name])
}

export function useUploadTarget(): UploadTarget | null {
  return useSyncExternalStore(subscribe, () => target)
}

/** Loads what sends files; called as soon as some may come. */
export function prepareUploads(): void {
  load()
    .then((it) => it.prepareUploads())
    .catch(() => {})
}

/** Sends files to where the person is. */
export function useUpload(): (files: readonly File[]) => void {
  const { user } = useMe()
  return (files) => {
    const batch = { by: user.id, target }
    load().then((it) => it.uploadFiles(files, batch), showUnloaded)
  }
}

/** Sends a file to the library; returns its item, or null if it didn't get there. */
export function useUploadOne(): (file: File) => Promise<string | null> {
  const { user } = useMe()
  return async (file) => (await load()).uploadOne(file, user.id)
}

/** Sends a file to the place of another. */
export function useReplace(): (file: File, itemId: string) => void {
  const { user } = useMe()
  return (file, itemId) =>
    void load().then((it) => it.replaceFile(file, user.id, itemId), showUnloaded)
}

function showUnloaded(): void {
  toast({ message: labels.couldntStartAddFile, tone: 'problem' })
}

function set(next: UploadTarget | null): void {
  target = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
