import type { Link } from '@satchel/contract/links.ts'
import { lazy, Suspense } from 'react'
import { openModal } from '../../../ui/modal.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { recipientOf } from '../terms-labels.ts'
import * as labels from './labels.ts'

const EditLinkForm = lazy(async () => ({
  default: (await import('./EditLinkForm.tsx')).EditLinkForm,
}))

export function openEditLink(link: Link): void {
  openModal({
    title: link.isOwn
      ? labels.shortLinkTo(link.itemName)
      : labels.linkForRecipient(recipientOf(link)),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <EditLinkForm link={link} />
      </Suspense>
    ),
  })
}
