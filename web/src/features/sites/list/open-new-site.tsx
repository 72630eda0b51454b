import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'

const NewSite = lazy(async () => ({ default: (await import('./NewSite.tsx')).NewSite }))

export function openNewSite(template?: string): void {
  openModal({
    title: t('sites.newSite'),
    size: 720,
    content: (
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <NewSite {...(template && { template })} />
      </Suspense>
    ),
  })
}
