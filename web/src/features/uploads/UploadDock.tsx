import { lazy, Suspense, useEffect, useState } from 'react'
import { useLive, useLiveStatus } from '../../lib/live.ts'
import { holdPage } from '../../lib/offline/open-pages.ts'
import { useMay, useMe } from '../../lib/session.ts'
import * as labels from './labels.ts'
import type { UnfinishedUpload } from './pending-asset.ts'
import { apply, settle, settleItems, usePending } from './pending-store.ts'
import { SILENT, speak } from './spoken.ts'
import { findLeftBehind } from './unfinished.ts'

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
    assets.some(({ status, transfer }) => status === 'uploading' && transfer !== 'sent'),
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

/** Offers to resume uploads that stopped when an earlier page was closed. */
function useLeftBehind(): void {
  const { user } = useMe()
  useEffect(() => {
    let isOver = false
    holdPage()
    void findLeftBehind(user.id).then((uploads) => {
      if (!isOver && uploads.length > 0) apply({ type: 'noted', notes: uploads.map(noteOf) })
    })
    return () => {
      isOver = true
    }
  }, [user.id])
}

function noteOf(unfinished: UnfinishedUpload) {
  const { id, name, mime } = unfinished
  const reason = labels.stoppedOnLeaving
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
