import { listCollections } from '@satchel/contract/collections.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { problem, reply, serve } from '../../../test/server.ts'
import { settle } from '../../../test/settle.ts'
import { query } from '../api.ts'

function Collections() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(query(listCollections, { query: {} }))
  const invalidate = () => client.invalidateQueries({ queryKey: [listCollections.name] })
  return (
    <>
      <button type="button" onClick={() => void invalidate()}>
        Invalidate
      </button>
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
      <p>{data ? `Read as ${data.nextCursor}` : isError ? 'Failed' : 'Loading'}</p>
    </>
  )
}

/** Opens a page on a server whose responses wait until they are released. */
function open() {
  const answers: ((response: Response) => void)[] = []
  serve([[listCollections, () => new Promise((resolve) => answers.push(resolve))]])
  renderAt('/', <Collections />)
  const answer = (nextCursor: string) =>
    answers.at(-1)?.(reply(listCollections, { items: [], nextCursor }))
  return { answers, answer, fail: () => answers.at(-1)?.(problem('forbidden')) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('refetches data that changed during its first read', async () => {
  const { answers, answer } = open()
  await press('Invalidate')
  await press('Invalidate')
  expect(answers).toHaveLength(1)
  answer('before')
  await waitFor(() => expect(answers).toHaveLength(2))
  answer('after')
  await screen.findByText('Read as after')
  await settle()
  expect(answers).toHaveLength(2)
})

it('reads unchanged data once', async () => {
  const { answers, answer } = open()
  answer('before')
  await screen.findByText('Read as before')
  await settle()
  expect(answers).toHaveLength(1)
})

it('after a failure, doesn’t refetch earlier changes', async () => {
  const { answers, answer, fail } = open()
  await press('Invalidate')
  fail()
  await screen.findByText('Failed')
  await press('Read')
  answer('after')
  await screen.findByText('Read as after')
  await settle()
  expect(answers).toHaveLength(2)
})

it('notices a change during the first read after a failed one', async () => {
  const { answers, answer, fail } = open()
  fail()
  await screen.findByText('Failed')
  await press('Read')
  await press('Invalidate')
  answer('before')
  await waitFor(() => expect(answers).toHaveLength(3))
  answer('after')
  await screen.findByText('Read as after')
})
