import type { Link } from '@satchel/contract/links/links.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { recipientOf } from '../terms-labels.ts'
import * as labels from './labels.ts'

const LinkQr = lazy(async () => ({ default: (await import('./LinkQr.tsx')).LinkQr }))

export function openQrCode(link: Link): void {
  openModal({
    title: labels.qrCodeFor(recipientOf(link)),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <LinkQr link={link} />
      </Suspense>
    ),
  })
}
