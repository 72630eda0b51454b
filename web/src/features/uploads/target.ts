import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../../lib/session.ts'
import { replaceFile, type UploadTarget, uploadFiles, uploadOne } from './upload.ts'

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

/** Sends files to where the person is. */
export function useUpload(): (files: readonly File[]) => void {
  const { user } = useMe()
  return (files) => void uploadFiles(files, { by: user.id, target })
}

/** Sends a file to the library; returns its item, or null if it didn't get there. */
export function useUploadOne(): (file: File) => Promise<string | null> {
  const { user } = useMe()
  return (file) => uploadOne(file, user.id)
}

/** Sends a file to the place of another. */
export function useReplace(): (file: File, itemId: string) => void {
  const { user } = useMe()
  return (file, itemId) => void replaceFile(file, user.id, itemId)
}

function set(next: UploadTarget | null): void {
  target = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
