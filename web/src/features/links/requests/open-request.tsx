import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import type { RequestTarget } from './RequestForm.tsx'

const RequestForm = lazy(async () => ({
  default: (await import('./RequestForm.tsx')).RequestForm,
}))

/** Opens the form to request files by a link, or by all links to a collection or site. */
export function openRequestForm(target: RequestTarget): void {
  openModal({
    title: t('links.requests.requestFiles'),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <RequestForm target={target} />
      </Suspense>
    ),
  })
}
