import { addToCollection } from '@satchel/contract/collections.ts'
import { createLinkItem, findDuplicates, type Item } from '@satchel/contract/items/items.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import {
  button,
  categoryValue,
  collectionId,
  collectionOf,
  findButton,
  noButton,
  taxonomy,
} from '../../../../test/library.ts'
import { address, meWith, openPage } from '../../../../test/page.tsx'
import { openAddLink } from './AddLinkForm.tsx'

const URL = 'https://example.test/'
const added = itemOf({ id: itemId(7), kind: 'link', url: URL, name: 'Example' })
const none = answers(findDuplicates, { duplicates: [] })
const duplicate = (item: Item) => answers(findDuplicates, { duplicates: [{ url: URL, item }] })

async function open(replies: readonly Answered[] = [], target = {}) {
  const opened = await openPage(
    <button type="button" onClick={() => openAddLink(target)}>
      Add web link
    </button>,
    [taxonomy(), none, answers(createLinkItem, added), ...replies],
    { me: meWith('editor') },
  )
  await opened.user.click(button('Add web link'))
  const field = await screen.findByRole('textbox', { name: 'URL' })
  return {
    ...opened,
    field,
    made: () => opened.server.calls(createLinkItem).map(({ body }) => body),
  }
}

it('adds a page by a typed address, and opens it', async () => {
  const { user, field, made } = await open()
  await user.type(field, ' example.test {Enter}')
  await screen.findByText('Web link added')
  expect(made()).toEqual([{ kind: 'link', url: 'https://example.test' }])
  await user.click(button('Open'))
  await waitFor(() => expect(address()).toBe(`/items/${itemId(7)}`))
})

it.each(['', 'not an address at all', 'javascript:alert(1)', 'mailto:a@b.test'])(
  'doesn’t accept %j as a page’s address',
  async (text) => {
    const { user, field, server, made } = await open()
    if (text) await user.type(field, text)
    await user.click(button('Add link'))
    await screen.findByText('Enter the URL of a web page')
    expect(server.calls(findDuplicates)).toEqual([])
    expect(made()).toEqual([])
  },
)

it('shows the server’s problem at its field', async () => {
  const errors = [
    { path: 'url', message: 'leads to a private network' },
    { path: 'name', message: 'is too long' },
  ]
  const { user, field } = await open([refuses(createLinkItem, 'invalid', { errors })])
  await user.type(field, 'http://10.0.0.1/{Enter}')
  await screen.findByText('leads to a private network')
  screen.getByText('is too long')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('shows a general problem once, and keeps the input', async () => {
  const { user, field, server } = await open([
    refuses(createLinkItem, 'plan-limit', { detail: 'The plan has no room for more items' }),
  ])
  await user.type(field, 'example.test')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '例え – Ünï')
  await user.click(button('Add link'))
  await screen.findByText('The plan has no room for more items')
  server.now(answers(createLinkItem, added))
  await user.click(button('Add link'))
  await screen.findByText('Web link added')
  expect(server.calls(createLinkItem).at(-1)?.body.name).toBe('例え – Ünï')
})

it('offers the existing item, and adds another only on the second click', async () => {
  const { user, field, made } = await open([duplicate(added)])
  await user.type(field, 'example.test{Enter}')
  await screen.findByText('This page is already in the library')
  expect(made()).toEqual([])
  await user.click(button('Add anyway'))
  await screen.findByText('Web link added')
  expect(made()).toHaveLength(1)
})

it('uses the existing item instead of a new one', async () => {
  const { user, field, made } = await open([duplicate(added)])
  await user.type(field, 'example.test{Enter}')
  await user.click(await findButton('Use existing'))
  await screen.findByText('Already in the library')
  expect(made()).toEqual([])
})

it('adds the existing item to the open collection', async () => {
  const { user, field, server } = await open(
    [duplicate(added), answers(addToCollection, collectionOf())],
    { collectionId: collectionId(1) },
  )
  await user.type(field, 'example.test{Enter}')
  await user.click(await findButton('Use existing'))
  await screen.findByText('Added the existing item')
  const [call] = server.calls(addToCollection)
  expect(call?.params).toEqual({ cid: collectionId(1), itemId: itemId(7) })
})

it('forgets the existing item when another address is typed', async () => {
  const { user, field } = await open([duplicate(added)])
  await user.type(field, 'example.test{Enter}')
  await findButton('Add anyway')
  await user.type(field, '/other')
  await findButton('Add link')
  expect(noButton('Use existing')).toBe(true)
})

it('lets people add a page when duplicates can’t be checked', async () => {
  const { user, field, made } = await open([refuses(findDuplicates, 'unavailable')])
  await user.type(field, 'example.test{Enter}')
  await screen.findByText('Web link added')
  expect(made()).toHaveLength(1)
})

it('asks for required categories', async () => {
  const stage = categoryValue(1, 'Early')
  const needed = taxonomy({ funnelStage: [stage], requiredCategories: ['funnelStage'] })
  const errors = [{ path: 'funnelStage', message: 'is required' }]
  const { user, field, server } = await open([
    needed,
    refuses(createLinkItem, 'invalid', { errors }),
  ])
  await user.type(field, 'example.test{Enter}')
  await screen.findByText('Choose at least one')
  server.now(answers(createLinkItem, added))
  await user.click(screen.getByRole('combobox', { name: /^Stage/ }))
  await user.click(await screen.findByRole('option', { name: 'Early' }))
  expect(screen.queryByText('Choose at least one')).toBeNull()
  await user.click(button('Add link'))
  await screen.findByText('Web link added')
  expect(server.calls(createLinkItem).at(-1)?.body.funnelStage).toEqual([stage.id])
})

it('returns the focus to the button when closed', async () => {
  const { user, field } = await open()
  expect(document.activeElement).toBe(field)
  act(() => field.focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button('Add web link')))
})
