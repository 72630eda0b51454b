import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import type { Shared } from './use-share.ts'

const ShareModes = lazy(async () => ({ default: (await import('./ShareModes.tsx')).ShareModes }))

export function openShareDialog(shared: Shared): void {
  openModal({
    title: labels.shareNamed(shared.itemName),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <ShareModes shared={shared} />
      </Suspense>
    ),
  })
}
