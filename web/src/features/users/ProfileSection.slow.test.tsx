import { getMe } from '@satchel/contract/accounts/accounts.ts'
import { changeMailWishes, changeUser, getMailWishes, listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  type Answered,
  answers,
  answersLater,
  refusalOf,
  refuses,
} from '../../../test/contract-server.ts'
import { fill, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import { userOf } from '../../../test/people.ts'
import { setUsageCounted } from '../../lib/tracker/usage-choice.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { RightsSection } from './RightsSection.tsx'
import { VisitMail } from './VisitMail.tsx'

const me = meWith('editor')
const open = (replies: readonly Answered[], somebody = me) =>
  openPage(<ProfileSection />, replies, { me: somebody })

const name = () => screen.getByLabelText<HTMLInputElement>('Name')

test('a new name is saved on leaving the field, shown everywhere at once, and can be undone', async () => {
  const page = await open([answers(changeUser, me.user)])
  await fill(page, name(), '  Ada Łukasiewicz-Ōno ')
  page.server.now(answers(getMe, meWith('editor', { user: { name: 'Ada Łukasiewicz-Ōno' } })))
  await page.user.tab()
  await screen.findByText('Name changed')
  expect(page.server.calls(changeUser)[0]).toMatchObject({
    params: { userId: me.user.id },
    body: { name: 'Ada Łukasiewicz-Ōno' },
  })
  expect(name().value).toBe('Ada Łukasiewicz-Ōno')

  page.server.now(answers(getMe, me))
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(name().value).toBe(me.user.name))
  expect(page.server.calls(changeUser)[1]?.body).toEqual({ name: me.user.name })
})

test('Escape keeps the old name', async () => {
  const page = await open([])
  await fill(page, name(), 'Somebody')
  await page.user.keyboard('{Escape}')
  await page.user.tab()
  expect(name().value).toBe(me.user.name)
  expect(page.server.calls(changeUser)).toHaveLength(0)
})

test('an empty name isn’t accepted', async () => {
  const page = await open([])
  await fill(page, name(), '   ')
  screen.getByText('Enter your name')
  await page.user.keyboard('{Enter}')
  expect(page.server.calls(changeUser)).toHaveLength(0)
})

test('a name that couldn’t be saved stays for another try', async () => {
  const page = await open([refuses(changeUser, 'unavailable', { detail: 'Not now' })])
  await fill(page, name(), 'Ada L.')
  await page.user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  expect(name().value).toBe('Ada L.')
})

test('the avatar is removed, and restored', async () => {
  const avatar = { large: '/a/l.webp', medium: '/a/m.webp', thumbnail: '/a/t.webp' }
  const page = await open([answers(changeUser, me.user)], meWith('editor', { user: { avatar } }))
  page.server.now(answers(getMe, me))
  const api = fetch
  const picture = () => Promise.resolve(new Response(new Blob(['x'], { type: 'image/webp' })))
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) =>
    target === avatar.large ? picture() : api(target, init),
  )
  await page.user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Photo removed')
  await screen.findByRole('button', { name: 'Choose photo' })
  expect(page.server.calls(changeUser)[0]?.body).toEqual({ avatar: null })
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Photo updated')
  expect(page.server.calls(changeUser)[1]?.body).toEqual({ avatar: 'data:image/webp;base64,eA==' })
})

test('a person leaves the company, transfers their content, and is signed out', async () => {
  const leftFor = watchLeaving()
  const bo = userOf({ name: 'Bo' })
  const page = await open([
    answers(listUsers, { items: [me.user, bo], nextCursor: null }),
    answers(changeUser, { ...me.user, status: 'deactivated' }),
  ])
  await page.user.click(screen.getByRole('button', { name: 'Leave Northwind' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Northwind' }))
  await page.user.click(
    dialog.getByRole('combobox', { name: 'Transfer your content and links to' }),
  )
  await page.user.click(await screen.findByRole('option', { name: 'Bo' }))
  await page.user.click(dialog.getByRole('button', { name: 'Leave Northwind' }))
  await waitFor(() => expect(leftFor()).toBe('/classic/?path=/bye'))
  expect(page.server.calls(changeUser)[0]?.body).toEqual({ deactivated: true, handOverTo: bo.id })
})

test('the only owner can’t leave, with the reason', async () => {
  const leftFor = watchLeaving()
  const detail = 'An account needs an owner'
  const page = await open(
    [
      answers(listUsers, { items: [], nextCursor: null }),
      refuses(changeUser, 'last-owner', { detail }),
    ],
    meWith('owner'),
  )
  await page.user.click(screen.getByRole('button', { name: 'Leave Northwind' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Leave Northwind' }))
  await dialog.findByText(detail)
  expect(leftFor()).toBeUndefined()
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  screen.getByText('ada@northwind.test')
})

const mail = (choice: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name: choice })

test('emails are chosen with one click, shown before the server has answered', async () => {
  const later = answersLater(changeMailWishes, { visitMail: 'digest' as const })
  const page = await openPage(
    <VisitMail />,
    [answers(getMailWishes, { visitMail: 'each' }), later],
    { me },
  )
  await waitFor(async () => expect((await mail(/^Each visit/)).checked).toBe(true))
  await page.user.click(await mail(/^Once a day/))
  expect((await mail(/^Once a day/)).checked).toBe(true)
  page.server.now(answers(getMailWishes, { visitMail: 'digest' }))
  later.release()
  await waitFor(() => expect(page.server.calls(getMailWishes)).toHaveLength(2))
  expect((await mail(/^Once a day/)).checked).toBe(true)
})

test('a choice of emails that couldn’t be saved reverts', async () => {
  const page = await openPage(
    <VisitMail />,
    [
      answers(getMailWishes, { visitMail: 'each' }),
      answers(changeMailWishes, () => refusalOf('forbidden', { detail: 'Not any more' })),
    ],
    { me },
  )
  await waitFor(async () => expect((await mail(/^Never/)).disabled).toBe(false))
  await page.user.click(await mail(/^Never/))
  await screen.findByText('Not any more')
  expect((await mail(/^Each visit/)).checked).toBe(true)
})

test('everyone sees what each role may do, and their own role', async () => {
  await openPage(<RightsSection />, [], { me })
  const rights = (row: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label'))
  expect(rights('Find, read and download')).toEqual(['Yes', 'Yes', 'Yes', 'Yes'])
  expect(rights('Upload and edit')).toEqual(['Yes', 'Yes', 'Yes', 'No'])
  expect(rights('Invite and deactivate people')).toEqual(['Yes', 'Yes', 'No', 'No'])
  expect(rights('View invoices')).toEqual(['Yes', 'No', 'No', 'No'])
  screen.getByRole('columnheader', { name: /^Editor\s*you$/ })
})

test('everyone decides whether their usage is counted, unless their browser opts out', async () => {
  const page = await open([])
  const choice = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: /^Share how you use Satchel/ })
  expect(choice().checked).toBe(true)
  await page.user.click(choice())
  expect(choice().checked).toBe(false)
  expect(localStorage.getItem('satchel-usage')).toBe('off')
  await page.user.click(choice())
  expect(choice().checked).toBe(true)
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })
  setUsageCounted(true)
  await waitFor(() => expect([choice().checked, choice().disabled]).toEqual([false, true]))
  Reflect.deleteProperty(navigator, 'doNotTrack')
})
