import {
  changeItem,
  checkItemPage,
  getItem,
  type Item,
  processItem,
} from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { addFavorite, toggleUpvote } from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { button, findButton, taxonomy } from '../../../../test/library.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { query } from '../../../lib/api.ts'
import { useItemMarks } from '../use-item-marks.ts'
import { ItemHead } from './ItemHead.tsx'

function Head({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useQuery(query(getItem, { params: { id: itemId(1) } }))
  const { toggleFavorite, toggleUpvote: onUpvote } = useItemMarks()
  if (!data) return null
  return <ItemHead item={data} actions={{ toggleFavorite }} mayEdit={mayEdit} onUpvote={onUpvote} />
}

interface Options {
  role?: Role
  item?: Partial<Item>
  more?: readonly Answered[]
}

function open({ role = 'editor', item = {}, more = [] }: Options) {
  const usual = [taxonomy(), answers(getItem, itemOf(item))]
  return openPage(<Head mayEdit={role !== 'viewer'} />, [...usual, ...more], { me: meWith(role) })
}

it('saves a new name on Enter and returns the focus to it', async () => {
  const { user, server } = await open({
    more: [answers(changeItem, ({ body }) => itemOf({ version: 2, name: body.name ?? '' }))],
  })
  await user.click(await findButton('Sales handbook'))
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Handbook 2027{Enter}')
  const renamed = await findButton('Handbook 2027')
  await waitFor(() => expect(document.activeElement).toBe(renamed))
  expect(server.calls(changeItem).map(({ body }) => body)).toEqual([{ name: 'Handbook 2027' }])
  expect(server.calls(changeItem)[0]?.headers.get('if-match')).toBe('"1"')
})

it('keeps the old name on Escape and sends nothing', async () => {
  const { user, server } = await open({})
  await user.click(await findButton('Sales handbook'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Wrong{Escape}')
  await findButton('Sales handbook')
  expect(server.calls(changeItem)).toEqual([])
})

it('keeps the text when the server refuses the name', async () => {
  const { user, server } = await open({
    more: [
      refuses(changeItem, 'invalid', {
        detail: 'The name is too long',
      }),
    ],
  })
  await user.click(await findButton('Sales handbook'))
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Too long a name{Enter}')
  await screen.findByText('The name is too long')
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect((field as HTMLTextAreaElement).value).toBe('Too long a name')

  server.now(answers(changeItem, itemOf({ version: 2, name: 'Short' })))
  await user.clear(field)
  await user.type(field, 'Short{Enter}')
  await findButton('Short')
})

it('reverts an upvote when the server refuses it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user } = await open({
    role: 'viewer',
    item: { upvotes: 3 },
    more: [answers(toggleUpvote, () => promise as never)],
  })
  await user.click(await findButton('Upvote, 3 so far'))
  const voted = await findButton('Upvote, 4 so far')
  expect(voted.getAttribute('aria-pressed')).toBe('true')
  await act(async () => resolve(refusalOf('too-many-requests', { detail: 'Slow down a little' })))
  await screen.findByText('Slow down a little')
  expect((await findButton('Upvote, 3 so far')).getAttribute('aria-pressed')).toBe('false')
})

it('shows a favorite at once and sends it once', async () => {
  const { user, server } = await open({ role: 'viewer', more: [answers(addFavorite)] })
  await user.click(await findButton('Favorite'))
  await waitFor(() => expect(button('Favorite').getAttribute('aria-pressed')).toBe('true'))
  const [sent] = server.calls(addFavorite)
  expect(sent?.body).toEqual({ itemId: itemId(1), itemType: 'ITEM' })
})

it('processes an unreadable file again', async () => {
  const { user } = await open({
    item: { status: 'failed', failure: 'The file is locked by a password' },
    more: [answers(processItem, itemOf({ status: 'processing' }))],
  })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The file is locked by a password')
  await user.click(button('Try again'))
  // From now on the preview shows it, and moves no field when it is done.
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('waits for the result of checking a broken page', async () => {
  const broken = { kind: 'link', url: 'https://a.test/', broken: true } as const
  const { user } = await open({
    item: {
      ...broken,
      checkedAt: '2026-11-20T23:30:00.000Z',
      pageProblem: { code: 'status', status: 404 },
    },
    more: [refuses(checkItemPage, 'too-many-requests', { detail: 'Asked too often' })],
  })
  // It is the 21st in Zurich by then.
  await screen.findByText(/The page answered with status 404 on Nov 21, 2026\./)
  await user.click(button('Check again'))
  await screen.findByText('Asked too often')
  await waitFor(() => expect(button('Check again').dataset.loading).toBeUndefined())
})

it('says how a page failed once, and that another can’t be checked', async () => {
  const page = { kind: 'link', url: 'https://a.test/', broken: false } as const
  await open({ item: { ...page, pageProblem: { code: 'redirects' } } })
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Last check failed.*redirected in circles.*within a day/)
  button('Check again')
  cleanup()
  await open({ item: { ...page, pageProblem: { code: 'protected' } } })
  await screen.findByText('Can’t be checked')
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})
