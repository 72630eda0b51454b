import { lazy, Suspense } from 'react'
import { openModal } from '../../ui/modal.ts'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import type { Shared } from './use-share.ts'

const ShareForm = lazy(async () => ({ default: (await import('./ShareForm.tsx')).ShareForm }))

export function openShareDialog(shared: Shared): void {
  openModal({
    title: `Share ${shared.itemName}`,
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <ShareForm shared={shared} />
      </Suspense>
    ),
  })
}
