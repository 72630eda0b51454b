import { getWishFeed, removeWishFeed } from '@satchel/contract/wishes/settings.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { FeedAddress } from './FeedAddress.tsx'

const feed = { createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(), lastUsedAt: null }
const open = (found: typeof feed | null) =>
  openPage(<FeedAddress />, [answers(getWishFeed, { feed: found })], { me: meWith('viewer') })

test('the address of a feed shows its use, and is turned off', async () => {
  const { server, user } = await open(feed)
  await screen.findByText(/Created.*Never used/)
  server.now(refuses(removeWishFeed, 'conflict', { detail: 'Try again' }))
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await screen.findByText('Try again')
  server.now(answers(removeWishFeed, undefined), answers(getWishFeed, { feed: null }))
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await screen.findByText('The feed is turned off')
  await waitFor(() => expect(screen.queryByText('Feed address for wishes')).toBeNull())
})
