import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createCache } from '../cache/cache.ts'
import { queueChanges } from './offline-queue.ts'
import { sendChanges, setKeptDefaults } from './send-changes.ts'

it('sends changes of closed pages, and leaves those of another person where they are', async () => {
  const state = { status: 'pending', isPaused: true, variables: 'Prices', submittedAt: Date.now() }
  const changes = [{ mutationKey: ['rename'], state }]
  for (const owner of ['ada', 'bo'])
    localStorage.setItem(`satchel-changes/${owner}`, JSON.stringify({ owner, shape: 1, changes }))
  const client = createCache()
  const rename = vi.fn(async (_name: string) => {})
  setKeptDefaults(client, { mutationKey: ['rename'], mutationFn: rename })

  queueChanges(client, 'ada', () => {})
  const stop = sendChanges(client, { onExpired: () => {}, onLeft: () => {} })
  await waitFor(() => expect(rename.mock.calls.map(([name]) => name)).toEqual(['Prices']))
  expect(localStorage.getItem('satchel-changes/bo')).not.toBeNull()
  stop()
})
