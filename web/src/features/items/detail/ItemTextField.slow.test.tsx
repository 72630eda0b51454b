import { cleanNotifications, Notifications } from '@mantine/notifications'
import { changeItem, getItem, type Item } from '@satchel/contract/items/items.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { itemId, itemOf } from '../../../../test/items.ts'
import { renderAt } from '../../../../test/render.tsx'
import { problem, reply, serve } from '../../../../test/server.ts'
import { query } from '../../../lib/api.ts'
import { ItemTextField } from './ItemTextField.tsx'

afterEach(() => cleanNotifications())

/** Opens an item on a server that stores its changes; `meanwhile` is what others do to it. */
function open(first: Partial<Item> = {}) {
  let item = itemOf(first)
  const meanwhile = (change: Partial<Item>) => {
    item = { ...item, ...change, version: item.version + 1 }
  }
  const received = serve([
    [getItem, () => reply(getItem, item)],
    [
      changeItem,
      ({ body, headers }) => {
        if (headers.get('if-match') !== `"${item.version}"`) return problem('stale')
        meanwhile(body as Partial<Item>)
        return reply(changeItem, item)
      },
    ],
  ])
  renderAt('/', <Opened />)
  return { meanwhile, received, saved: () => item }
}

function Opened() {
  const item = useQuery(query(getItem, { params: { id: itemId(1) } }))
  return (
    <>
      {item.data && (
        <ItemTextField item={item.data} field="name" label="Name" maxLength={300} mayEdit />
      )}
      <Notifications />
    </>
  )
}

async function rename(from: string, to: string) {
  await userEvent.click(await screen.findByRole('button', { name: from }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), to)
  await userEvent.keyboard('{Enter}')
}

it('saves a name on the version that was seen and reverts it on undo', async () => {
  const { received, saved } = open()
  await rename('Sales handbook', 'Handbook 2027')
  await screen.findByText('Name changed')
  expect(saved().name).toBe('Handbook 2027')
  expect(received.at(-1)?.headers.get('if-match')).toBe('"1"')

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saved().name).toBe('Sales handbook'))
  await screen.findByRole('button', { name: 'Sales handbook' })
})

it('shows both names after a conflict, and saves mine on request', async () => {
  const { meanwhile, saved } = open()
  await screen.findByRole('button', { name: 'Sales handbook' })
  meanwhile({ name: 'Handbook of Lena' })
  await rename('Sales handbook', 'My handbook')

  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('My handbook')
  expect(notice.textContent).toContain('Handbook of Lena')
  expect(saved().name).toBe('Handbook of Lena')

  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(saved().name).toBe('My handbook'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('keeps theirs on request', async () => {
  const { meanwhile, saved } = open()
  await screen.findByRole('button', { name: 'Sales handbook' })
  meanwhile({ name: 'Handbook of Lena' })
  await rename('Sales handbook', 'My handbook')

  await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
  await screen.findByRole('button', { name: 'Handbook of Lena' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saved().name).toBe('Handbook of Lena')
})

it('doesn’t ask when someone else changed another field', async () => {
  const { meanwhile, saved } = open()
  await screen.findByRole('button', { name: 'Sales handbook' })
  meanwhile({ description: 'By Lena' })
  await rename('Sales handbook', 'My handbook')

  await screen.findByText('Name changed')
  expect(saved()).toMatchObject({ name: 'My handbook', description: 'By Lena' })
})

it('discards an edit on Escape without a request', async () => {
  const { received } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Sales handbook' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Something else')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Sales handbook' })
  expect(received.map(({ endpoint }) => endpoint)).toEqual(['getItem'])
})
