import { ActionIcon } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { lazy, Suspense } from 'react'
import { useMay } from '../../../lib/session.ts'

/** Menu of links, which the home page doesn't need. */
const LinkMenu = lazy(async () => ({ default: (await import('./LinkMenu.tsx')).LinkMenu }))

/** Actions of a link besides copying it. */
export function LinkActions({ link }: { link: Link }) {
  if (!useMay('links.share')) return null
  return (
    <Suspense fallback={<ActionIcon size={32} variant="transparent" aria-hidden tabIndex={-1} />}>
      <LinkMenu link={link} />
    </Suspense>
  )
}
