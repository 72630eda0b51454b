import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import type { Origin } from './person-page.ts'

const PersonPage = lazy(async () => ({ default: (await import('./PersonPage.tsx')).PersonPage }))

/** Opens the form for a personal page of items or of a site, with one link to it. */
export function openPersonPage(origin: Origin): void {
  openModal({
    title: t('sites.person.pageForOnePerson'),
    size: 640,
    content: (
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <PersonPage origin={origin} />
      </Suspense>
    ),
  })
}
