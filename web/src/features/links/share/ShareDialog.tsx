import { lazy, Suspense } from 'react'
import { openModal } from '../../../ui/modal.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
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
