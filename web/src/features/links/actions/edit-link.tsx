import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { recipientOf } from '../terms-labels.ts'

const EditLinkForm = lazy(async () => ({
  default: (await import('./EditLinkForm.tsx')).EditLinkForm,
}))

export function openEditLink(link: Link): void {
  openModal({
    title: link.isOwn
      ? t('links.actions.shortLinkTo', { itemName: link.itemName })
      : t('links.actions.linkForRecipient', { recipient: recipientOf(link) }),
    size: '34rem',
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <EditLinkForm link={link} />
      </Suspense>
    ),
  })
}
