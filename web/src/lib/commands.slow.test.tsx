import { signIn } from '@satchel/contract/accounts/accounts.ts'
import { createCollection, listCollections } from '@satchel/contract/collections.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../test/render.tsx'
import { problem, reply, serve } from '../../test/server.ts'
import { query, useCommand } from './api.ts'

function Collections() {
  const list = useQuery(query(listCollections, { query: {} }))
  const create = useCommand(createCollection, { refreshes: [listCollections] })
  return (
    <button type="button" onClick={() => create.mutate({ body: { name: 'Spring' } })}>
      {create.status}, {list.status}
      {create.error && `: ${create.error.message}`}
    </button>
  )
}

const empty = { items: [], nextCursor: null }

it('creates once when sent twice, and refetches what changed', async () => {
  let tries = 0
  const received = serve([
    [listCollections, () => reply(listCollections, empty)],
    [
      createCollection,
      () => {
        tries += 1
        return tries === 1 ? problem('unavailable') : Response.json({}, { status: 201 })
      },
    ],
  ])
  renderAt('/', <Collections />)
  await userEvent.click(await screen.findByText('idle, success'))
  await screen.findByText('success, success')

  const sent = received.filter(({ endpoint }) => endpoint === 'createCollection')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(sent).toHaveLength(2)
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
  await waitFor(() =>
    expect(received.filter(({ endpoint }) => endpoint === 'listCollections')).toHaveLength(2),
  )
})

function SignIn() {
  const command = useCommand(signIn, { refreshes: [] })
  return (
    <button
      type="button"
      onClick={() => command.mutate({ body: { email: 'a@b.test', password: 'x' } })}
    >
      {command.status}
    </button>
  )
}

it('doesn’t resend a refused command', async () => {
  const received = serve([[signIn, () => problem('bad-credentials')]])
  renderAt('/', <SignIn />)
  await userEvent.click(screen.getByText('idle'))
  await screen.findByText('error')
  expect(received).toHaveLength(1)
})

it('fails at once while offline, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const received = serve([
    [listCollections, () => reply(listCollections, empty)],
    [createCollection, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])
  renderAt('/', <Collections />)
  await userEvent.click(await screen.findByText('idle, success'))
  await screen.findByText('error, success: You’re offline. Try again once you’re back online.')
  expect(received.filter(({ endpoint }) => endpoint === 'createCollection')).toHaveLength(1)
})
