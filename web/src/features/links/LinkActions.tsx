import { ActionIcon } from '@mantine/core'
import type { Link } from '@satchel/contract/links.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { icon } from '../../ui/icon.ts'
import { recipientOf } from './terms.ts'

/** The home page lists links too, and has no use for it. */
const WithdrawLink = lazy(async () => ({
  default: (await import('./WithdrawLink.tsx')).WithdrawLink,
}))

/** What can be done with a link beside copying it. */
export function LinkActions({ link }: { link: Link }) {
  if (link.disabledAt !== null) return null
  return (
    <>
      <ActionIcon
        component="a"
        href={link.url}
        target="_blank"
        rel="noreferrer"
        size={32}
        title="Open as visitor"
        aria-label={`Open ${link.itemName} as ${recipientOf(link)} sees it`}
      >
        <IconExternalLink {...icon} />
      </ActionIcon>
      <Suspense fallback={<ActionIcon size={32} disabled aria-hidden />}>
        <WithdrawLink link={link} />
      </Suspense>
    </>
  )
}
