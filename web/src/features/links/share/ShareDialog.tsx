import { lazy, Suspense } from 'react'
import { openModal } from '../../../ui/modal.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import type { Shared } from './use-share.ts'

const ShareModes = lazy(async () => ({ default: (await import('./ShareModes.tsx')).ShareModes }))

export function openShareDialog(shared: Shared): void {
  openModal({
    title: `Share ${shared.itemName}`,
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <ShareModes shared={shared} />
      </Suspense>
    ),
  })
}
