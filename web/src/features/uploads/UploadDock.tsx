import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenActivated } from '../../lib/activation.ts'
import { useLive, useLiveStatus } from '../../lib/live.ts'
import { holdPage, openPages } from '../../lib/offline/open-pages.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { readStoredFile, removeOtherFiles } from '../../lib/uploads/stored-files.ts'
import { SILENT, speak } from './announcements.ts'
import type { UnfinishedUpload } from './pending-asset.ts'
import { apply, getPending, settle, settleItems, usePending } from './pending-store.ts'
import { readUnfinished, takeLeftBehind, UNFINISHED } from './unfinished.ts'

const UploadTray = lazy(() => import('./UploadTray.tsx').then((it) => ({ default: it.UploadTray })))

/** Progress of uploads, on all pages. */
export function UploadDock() {
  return useMay('library.write') ? <OpenDock /> : null
}

function OpenDock() {
  const { assets, notes } = usePending()
  useMessages()
  useLeftBehind()
  useStayingWhile(
    assets.some(
      ({ status, transfer, isStored }) =>
        status === 'uploading' && transfer !== 'sent' && !isStored,
    ),
  )

  return (
    <>
      <SpokenUploads />
      {assets.length + notes.length > 0 && (
        <Suspense>
          <UploadTray />
        </Suspense>
      )}
    </>
  )
}

/** Live region that exists before it has text, so that screen readers announce all of it. */
function SpokenUploads() {
  const pending = usePending()
  const [{ text }, setSpoken] = useState(SILENT)
  useEffect(() => setSpoken((before) => speak(before, pending, Date.now())), [pending])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

function useMessages(): void {
  const isConnected = useLiveStatus() === 'connected'
  useLive('user-collections-update', (message) =>
    apply({ type: 'message', message, at: Date.now() }),
  )
  useLive('items-add', (message) => apply({ type: 'message', message, at: Date.now() }))
  useLive('items-update', ({ updatedItems }) => settleItems(updatedItems.map(({ id }) => id)))
  useLive('items-delete', ({ ids, more }) =>
    more ? settle(Number.POSITIVE_INFINITY) : settleItems(ids),
  )
  useEffect(() => {
    if (isConnected) settle(Number.POSITIVE_INFINITY)
  }, [isConnected])
}

/** Goes on with uploads of closed pages; offers it where the browser has no copy of the file. */
function useLeftBehind(): void {
  const { user } = useMe()
  useEffect(() => {
    let isOver = false
    const goOn = async () => {
      if (isOver) return
      const uploads = await takeLeftBehind(user.id, () => void goOn())
      await removeStale()
      for (const upload of uploads) {
        const file = await readStoredFile(upload.id)
        if (file) (await import('./upload.ts')).resumeStored(upload, file)
        else apply({ type: 'noted', notes: [noteOf(upload)] })
      }
    }
    // Until then the page that one is leaving has them.
    whenActivated(() => {
      holdPage()
      void goOn()
    })
    // Another page has begun one, which it may leave behind.
    const follow = ({ key }: StorageEvent) => {
      if (key === UNFINISHED) void goOn()
    }
    window.addEventListener('storage', follow)
    return () => {
      isOver = true
      window.removeEventListener('storage', follow)
    }
  }, [user.id])
}

/** Removes copies that no upload needs; another page may be about to say that it needs one. */
async function removeStale(): Promise<void> {
  const pages = await openPages()
  const needed = [...readUnfinished(), ...getPending().assets].map(({ id }) => id)
  if (pages.size <= 1) removeOtherFiles(new Set(needed))
}

function noteOf(unfinished: UnfinishedUpload) {
  const { id, name, mime } = unfinished
  const reason = t('uploads.stoppedOnLeaving')
  return { id, name, mime, reason, unfinished }
}

/** Makes the browser ask before the page is left. */
function useStayingWhile(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
