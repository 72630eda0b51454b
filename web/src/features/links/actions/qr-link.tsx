import type { Link } from '@satchel/contract/links.ts'
import { lazy, Suspense } from 'react'
import { openModal } from '../../../ui/modal.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { recipientOf } from '../terms-labels.ts'
import * as labels from './labels.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

export function openQrCode(link: Link): void {
  openModal({
    title: labels.qrCodeFor(recipientOf(link)),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <QrCode link={link} />
      </Suspense>
    ),
  })
}
