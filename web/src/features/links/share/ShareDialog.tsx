import { t } from '@satchel/messages/t.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { loadPart } from '../../../lib/load-part.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { keepEarlyKeys } from '../../../ui/overlay/early-keys.ts'
import { openModal } from '../../../ui/overlay/modal.ts'
import styles from './ShareDialog.module.css'
import { prefetchShare } from './share-queries.ts'
import type { Shared } from './share-types.ts'
import { hasDraft } from './use-draft.ts'

let Loaded: ComponentType<{ shared: Shared }> | undefined

const load = async () => {
  const { ShareModes } = await loadPart(() => import('./ShareModes.tsx'))
  Loaded = ShareModes
  return { default: ShareModes }
}
const ShareModes = lazy(load)

/** Loads the code of the dialog; if that fails, it's loaded when the dialog opens. */
export function loadShareDialog(): void {
  Promise.all([load(), import('../../../ui/overlay/Overlays.tsx')]).catch(() => {})
}

/** Loads the dialog and its data, for a button that is about to be pressed. */
export function prepareShareDialog(client: QueryClient, shared: Shared): void {
  prefetchShare(client, shared)
  loadShareDialog()
}

export function openShareDialog(shared: Shared): void {
  keepEarlyKeys()
  // A lazy component suspends for a moment even where its code is there.
  const Modes = Loaded ?? ShareModes
  openModal({
    title: titleOf(shared),
    content: (
      <Suspense fallback={<Pending />}>
        <Modes shared={shared} />
      </Suspense>
    ),
    size: '34rem',
    onLeave: () => {
      if (hasDraft(shared)) toast({ message: t('links.share.draftKept') })
    },
  })
}

function titleOf({ itemName, page }: Shared): string {
  return page === undefined
    ? t('links.share.shareNamed', { itemName })
    : t('links.share.shareNamedAtPage', { itemName, page })
}

function Pending() {
  return (
    <div className={styles.skeleton}>
      <TextSkeleton lines={6} />
    </div>
  )
}
