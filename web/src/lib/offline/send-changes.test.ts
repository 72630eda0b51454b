import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TOKENS } from '../../../test/page.tsx'
import { createCache } from '../cache/cache.ts'
import { setTokens } from '../tokens.ts'
import { keepChanges } from './keep-changes.ts'
import { sendChanges, setKeptDefaults } from './send-changes.ts'

it('sends changes of closed pages, even if the session is renewed later', async () => {
  const state = { status: 'pending', isPaused: true, variables: 'Prices', submittedAt: Date.now() }
  const changes = [{ mutationKey: ['rename'], state }]
  localStorage.setItem(
    'satchel-changes/closed',
    JSON.stringify({ owner: 'ada', shape: 1, changes }),
  )
  setTokens(null)
  const client = createCache()
  const rename = vi.fn(async (_name: string) => {})
  setKeptDefaults(client, { mutationKey: ['rename'], mutationFn: rename })

  keepChanges(client, 'ada', () => {})
  const stop = sendChanges(client, () => {})
  await Promise.resolve()
  expect(rename).not.toHaveBeenCalled()
  expect(localStorage.getItem('satchel-changes/closed')).not.toBeNull()
  setTokens(TOKENS)
  await waitFor(() => expect(rename.mock.calls.map(([name]) => name)).toEqual(['Prices']))
  stop()
})
