import { getItem } from '@satchel/contract/items/items.ts'
import {
  changeLink,
  handOverLink,
  listMyLinks,
  previewLink,
  type ReadLink,
  reactivateLink,
  withdrawLink,
} from '@satchel/contract/links/links.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemOf } from '../../../../test/items.ts'
import { linkOf } from '../../../../test/links.ts'
import { fill, meWith, openPage, typeDay, watchLeaving } from '../../../../test/page.tsx'
import { userOf } from '../../../../test/people.ts'
import { MyLinks } from '../list/MyLinks.tsx'

const input = linkOf({
  version: 4,
  sharedToEmail: 'ana@acme.example',
  sharedToOrganization: 'Acme',
  // The end of November 30 in Auckland, where the company was.
  expiresAt: '2096-11-30T11:00:00.000Z',
  expiresOn: '2096-11-30',
  hasPassword: true,
})
const bo = userOf({ name: 'Bo' })
const listed = (...items: ReadLink[]) => answers(listMyLinks, { items, total: items.length })

async function choose(
  item: string,
  more: readonly Answered[],
  { link = input, at = '/links' } = {},
) {
  const content = answers(getItem, itemOf({ id: link.itemId, name: link.itemName }))
  const page = await openPage(<MyLinks />, [listed(link), content, ...more], {
    me: meWith('editor'),
    at,
  })
  await page.user.click(
    await screen.findByRole('button', { name: /^More actions for the link to/ }),
  )
  await page.user.click(await screen.findByRole('menuitem', { name: item }))
  return page
}

async function edit(more: readonly Answered[] = [], link = input) {
  const team = answers(listUsers, { items: [bo], nextCursor: null })
  const page = await choose('Edit', [team, ...more], { link })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Save' })
  const group = (name: RegExp) => page.user.click(dialog.getByRole('button', { name }))
  return {
    ...page,
    dialog,
    group,
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })),
  }
}

test('only changed options are sent, on the version that was read', async () => {
  const page = await edit([answers(changeLink, { ...input, sharedToOrganization: 'Acme Öst' })])
  page.dialog.getByRole('heading', { name: 'Link for ana@acme.example' })
  await fill(page, page.dialog.getByLabelText('Organization'), 'Acme Öst')
  await page.save()
  await screen.findByText('Link for ana@acme.example updated')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [call] = page.server.calls(changeLink)
  expect(call?.body).toEqual({ sharedToOrganization: 'Acme Öst' })
  expect(call?.headers.get('if-match')).toBe('"4"')
})

test('nothing is sent without a change', async () => {
  const page = await edit()
  await page.save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.calls(changeLink)).toHaveLength(0)
})

test('a last day is sent as that day, whatever time it ends at', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  const page = await edit([answers(changeLink, input)])
  const day = page.dialog.getByLabelText<HTMLInputElement>(/^Until/)
  expect(day.value).toBe('Nov 30, 2096')
  await typeDay(page.user, /^Until/, 'Mar 28, 2027')
  await page.save()
  await waitFor(() =>
    expect(page.server.calls(changeLink)[0]?.body).toEqual({ expiresAt: '2027-03-28' }),
  )
})

test('the password is removed, or stays as it is', async () => {
  const page = await edit([answers(changeLink, input)])
  const field = page.dialog.getByLabelText('Password')
  page.dialog.getByText('Password set. Type to replace it')
  await page.user.click(page.dialog.getByRole('button', { name: 'Remove password' }))
  await page.save()
  await waitFor(() => expect(page.server.calls(changeLink)[0]?.body).toEqual({ password: null }))
  expect(field.isConnected).toBe(false)
})

test('clearing a new password keeps the saved one', async () => {
  const page = await edit()
  const field = page.dialog.getByLabelText('Password')
  await fill(page, field, 'open sesame')
  await page.user.clear(field)
  page.dialog.getByText('Password set. Type to replace it')
  await page.save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.calls(changeLink)).toHaveLength(0)
})

test('a link for certain people requires their address', async () => {
  const page = await edit([answers(changeLink, input)])
  await page.group(/^More options/)
  await page.group(/^Allowed addresses/)
  const anyone = page.dialog.getByRole<HTMLInputElement>('radio', { name: 'Anyone' })
  expect([anyone.checked, anyone.disabled]).toEqual([true, false])
  await fill(page, page.dialog.getByLabelText('Allow only'), 'ana@acme.example, @acme.example')
  expect([anyone.checked, anyone.disabled]).toEqual([false, true])
  await page.save()
  await waitFor(() =>
    expect(page.server.calls(changeLink)[0]?.body).toEqual({
      allowed: ['ana@acme.example', '@acme.example'],
    }),
  )
})

test('closing by Escape with a change asks, and says what is still in force', async () => {
  const page = await edit([answers(changeLink, input)])
  page.dialog.getByText(/^Anyone with the link and the password can open it until/)
  await page.user.click(page.dialog.getByRole('button', { name: 'Remove password' }))
  await page.user.keyboard('{Escape}')
  await page.dialog.findByText('The link is still open to anyone with the password')
  expect(document.activeElement?.textContent).toBe('Save')
  await page.user.click(page.dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.calls(changeLink)).toHaveLength(0)
})

test('the server’s error about an option shows at its field, even if collapsed', async () => {
  const errors = [{ path: 'slug', message: 'is taken' }]
  const page = await edit([refuses(changeLink, 'slug-taken', { errors })])
  await page.group(/^More options/)
  await page.group(/^Appearance/)
  await fill(page, page.dialog.getByLabelText('Short link'), 'Prices ')
  await page.group(/^Appearance/)
  await page.save()
  await page.dialog.findByText('is taken')
  expect(page.server.calls(changeLink)[0]?.body).toEqual({ slug: 'prices' })
})

test('a meanwhile changed link is not overwritten', async () => {
  const detail = 'Someone else has changed this since'
  const page = await edit([refuses(changeLink, 'stale', { detail })])
  await fill(page, page.dialog.getByLabelText('Memo'), 'Mine')
  await page.save()
  await page.dialog.findByText(detail)
  expect(page.dialog.getByLabelText<HTMLInputElement>('Memo').value).toBe('Mine')
})

test('a link is transferred to a colleague', async () => {
  const sharedBy = { id: bo.id, name: 'Bo' }
  const page = await edit([answers(handOverLink, { ...input, sharedBy })])
  await page.group(/^More options/)
  await page.group(/^Transfer link Owner: Mara/)
  await page.user.click(page.dialog.getByRole('combobox', { name: 'New owner' }))
  await page.user.click(await screen.findByRole('option', { name: 'Bo' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Transfer to Bo' }))
  await screen.findByText('The link now belongs to Bo')
  expect(page.server.calls(handOverLink)[0]?.body).toEqual({ userId: bo.id })
})

/** Withdraws a link in the list of active links, which it then leaves. */
async function withdraw(...more: readonly Answered[]) {
  let isLive = true
  const page = await choose(
    'Withdraw',
    [
      answers(listMyLinks, () => ({ items: isLive ? [input] : [], total: isLive ? 1 : 0 })),
      answers(withdrawLink, () => {
        isLive = false
      }),
      ...more,
    ],
    { at: '/links?state=live' },
  )
  await screen.findByText('No results')
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
  return page
}

test('a withdrawal is undone after the link has left the list', async () => {
  const page = await withdraw(answers(reactivateLink, input))
  await screen.findByText('The link for ana@acme.example works again')
  expect(page.server.calls(reactivateLink)[0]?.params.id).toBe(input.id)
})

test('a late undo says so', async () => {
  const detail = 'This share has another link by now'
  await withdraw(refuses(reactivateLink, 'conflict', { detail }))
  await screen.findByText(detail)
})

test('the sharer views a link as a visitor, in a new tab', async () => {
  const replace = vi.fn()
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window)
  await choose('View as visitor', [answers(previewLink, { url: 'https://x.test/l/a?preview=1' })])
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://x.test/l/a?preview=1'))
})

test('if tabs are blocked, the link opens in the same one', async () => {
  const leftFor = watchLeaving()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await choose('View as visitor', [answers(previewLink, { url: 'https://x.test/l/a?preview=1' })])
  await waitFor(() => expect(leftFor()).toBe('https://x.test/l/a?preview=1'))
})
