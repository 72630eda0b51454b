import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { recipientOf } from '../terms-labels.ts'

const LinkQr = lazy(async () => ({ default: (await import('../LinkQr.tsx')).LinkQr }))

export function openQrCode(link: Link): void {
  openModal({
    title: t('links.actions.qrCodeFor', { recipient: recipientOf(link) }),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <LinkQr link={link} />
      </Suspense>
    ),
  })
}
