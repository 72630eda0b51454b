import { getItem } from '@satchel/contract/items/items.ts'
import { getShareContext, listMyLinks, type ReadLink } from '@satchel/contract/links/links.ts'
import { listLinkPresets } from '@satchel/contract/links/presets.ts'
import { listRecommended } from '@satchel/contract/links/recommended.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { linkOf } from '../../../../test/links.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { settingsOf } from '../../../../test/taxonomy.ts'
import { openShareDialog } from './ShareDialog.tsx'

let count = 0

/** Returns another item for each test, because drafts are kept per item. */
function nextItem() {
  count += 1
  return itemOf({
    id: itemId(count),
    name: 'Price list',
    description: 'Ask before sending',
    visitorDescription: 'All prices of 2027',
  })
}

const stats = { links: 0, views: 0, viewers: 0, downloads: 0 }
const mara = linkOf({ sharedToEmail: 'mara@brunnholm.example', sharedToOrganization: 'Brunnholm' })

function served(item: ReturnType<typeof nextItem>, mine: ReadLink[] = [mara]) {
  return [
    answers(listMyLinks, { items: mine, total: mine.length }),
    answers(getShareContext, { items: [], total: 0, stats }),
    answers(listLinkPresets, { items: [] }),
    answers(getAccountSettings, settingsOf()),
    answers(getItem, item),
    answers(shareItem, ({ body }) =>
      linkOf({ ...mara, sharedToEmail: body.sharedToEmail ?? null }),
    ),
  ]
}

async function open(more: readonly Answered[] = [], mine: ReadLink[] = [mara], item = nextItem()) {
  const share = () => openShareDialog({ itemType: 'ITEM', itemId: item.id, itemName: item.name })
  const opened = await openPage(
    <button type="button" onClick={share}>
      Share
    </button>,
    [...served(item, mine), ...more],
    { me: meWith('editor') },
  )
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([written]) => {
    copied.push((await (await written?.getType('text/plain'))?.text()) ?? '')
  })
  const reopen = () => opened.user.click(screen.getByRole('button', { name: 'Share' }))
  await reopen()
  await screen.findByLabelText('Who is it for?')
  return { ...opened, copied, reopen }
}

const recipient = () => screen.getByLabelText<HTMLInputElement>('Who is it for?')
const about = () => screen.getByRole('region', { name: 'About this link' })
const shownAbout = (text: string | RegExp) => within(about()).findByText(text)

test('the first match is highlighted, Enter selects it, and Enter again copies the link', async () => {
  const { user, server, copied } = await open()
  await screen.findByRole('button', { name: 'mara@brunnholm.example' })
  await user.type(recipient(), 'mara')
  const option = screen.getByRole('option', { name: /^mara@brunnholm/ })
  expect(recipient().getAttribute('aria-activedescendant')).toBe(option.id)
  expect(recipient().getAttribute('aria-expanded')).toBe('true')

  await user.keyboard('{Enter}')
  expect(recipient().value).toBe('mara@brunnholm.example')
  expect(recipient().getAttribute('aria-expanded')).toBe('false')
  expect(server.calls(shareItem)).toHaveLength(0)

  await user.keyboard('{Enter}')
  await shownAbout(/^Copied\. New link for mara@brunnholm\.example/)
  expect(copied).toEqual([mara.url])
})

test('arrow keys select other matches, and Escape closes the list before the dialog', async () => {
  const { user } = await open([], [mara, linkOf({ sharedToEmail: 'mario@acme.example' })])
  await screen.findByRole('button', { name: 'mario@acme.example' })
  await user.type(recipient(), 'mar')
  await user.keyboard('{Escape}')
  expect(recipient().getAttribute('aria-expanded')).toBe('false')
  screen.getByRole('dialog')

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(recipient().value).toBe('mario@acme.example')
})

test('a complete address is used as typed, even if a longer one is known', async () => {
  const { user, server } = await open([], [linkOf({ sharedToEmail: 'mara@acme.example' })])
  await screen.findByRole('button', { name: 'mara@acme.example' })
  await user.type(recipient(), 'mara@acme.ex{Enter}')
  await waitFor(() => expect(server.calls(shareItem)).toHaveLength(1))
  expect(server.calls(shareItem)[0]).toMatchObject({ body: { sharedToEmail: 'mara@acme.ex' } })
})

test('without a recipient anyone can open the link, and copying says so', async () => {
  const { user } = await open()
  await shownAbout('Anyone with the link can open it')
  await user.type(recipient(), 'zoe@new.example')
  await shownAbout('Not shared with them yet')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await shownAbout(/^Copied\. New link for zoe@new\.example/)
  expect(screen.queryByText('Not shared with them yet')).toBeNull()
})

test('a password and a last day are in sight, and change who can open the link', async () => {
  const { user } = await open()
  screen.getByLabelText('Until')
  await user.type(screen.getByLabelText('Password'), 'sesame 42')
  await shownAbout('Anyone with the link and the password can open it')
  await user.click(screen.getByRole('button', { name: '1 week' }))
  await shownAbout(/^Anyone with the link and the password can open it until /)
})

test('keys typed before the dialog is there go into its field, and later ones replace a draft', async () => {
  const { user } = await openPage(<p>Library</p>, served(nextItem()), { me: meWith('editor') })
  const item = nextItem()
  openShareDialog({ itemType: 'ITEM', itemId: item.id, itemName: item.name })
  for (const key of 'otto@kessel.example') fireEvent.keyDown(document.body, { key })
  expect((await screen.findByLabelText<HTMLInputElement>('Who is it for?')).value).toBe(
    'otto@kessel.example',
  )
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('What you typed is kept')
  act(() => openShareDialog({ itemType: 'ITEM', itemId: item.id, itemName: item.name }))
  await screen.findByText('Restored what you typed')
  await user.keyboard('zoe@new.example')
  expect(recipient().value).toBe('zoe@new.example')
})

test('what similar organizations opened next goes into a page for this person with one click', async () => {
  const item = nextItem()
  const guide = { id: itemId(900), name: 'Guide', organizations: 2 }
  const { user, server } = await openPage(
    <p>Library</p>,
    [...served(item), answers(listRecommended, { items: [guide] })],
    { me: meWith('editor') },
  )
  const makePage = vi.fn()
  const to = { email: 'mara@brunnholm.example', organization: 'Brunnholm' }
  const shared = { itemType: 'ITEM', itemId: item.id, itemName: item.name } as const
  act(() => openShareDialog({ ...shared, to, openPage: makePage }))
  const section = within(await screen.findByRole('region', { name: 'Recommended for Brunnholm' }))
  section.getByText('Opened by 2 similar organizations')
  expect(server.calls(listRecommended)[0]?.query).toEqual({
    itemType: 'ITEM',
    sharedToOrganization: 'Brunnholm',
  })
  await user.click(section.getByRole('button', { name: 'Page with these' }))
  const [page] = makePage.mock.calls[0] ?? []
  expect(page).toMatchObject({ title: item.name, recipient: to.email })
  expect(page.pieces.map(({ id }: { id: string }) => id)).toEqual([item.id, guide.id])
})

test('a click beside the dialog keeps the draft, which can be cleared', async () => {
  const { user, reopen } = await open()
  await user.type(recipient(), 'zoe@new.example')
  await clickBeside(user)
  await screen.findByText('What you typed is kept')

  await reopen()
  await screen.findByText('Restored what you typed')
  expect(recipient().value).toBe('zoe@new.example')
  await user.click(screen.getByRole('button', { name: 'Clear draft' }))
  expect(recipient().value).toBe('')

  await clickBeside(user)
  await reopen()
  await screen.findByLabelText('Who is it for?')
  expect(screen.queryByText('Restored what you typed')).toBeNull()
})

test('after copying a link, the next one starts with empty fields', async () => {
  const { user, reopen } = await open()
  await user.type(recipient(), 'zoe@new.example{Enter}')
  await shownAbout(/^Copied/)
  await clickBeside(user)
  await reopen()
  await screen.findByLabelText('Who is it for?')
  expect(recipient().value).toBe('')
})

test('the preview shows the link as chats will, with its options', async () => {
  const { user } = await open()
  const card = await screen.findByRole('figure', { name: 'How it looks in chats and emails' })
  await within(card).findByText('All prices of 2027')
  within(card).getByText('Price list')
  within(card).getByText(new URL(mara.url).host)

  await user.click(screen.getByRole('button', { name: /^More options/ }))
  await user.click(screen.getByRole('button', { name: /^Appearance/ }))
  await user.type(screen.getByLabelText('Preview title'), 'For Zoe')
  within(card).getByText('For Zoe')

  await user.type(screen.getByLabelText('Password'), 'sesame 42')
  expect(within(card).queryByText('All prices of 2027')).toBeNull()
})

test('a refusal is shown at the button, and the input stays', async () => {
  const detail = 'Sharing is switched off for this item'
  const { user } = await open([refuses(shareItem, 'not-shareable', { detail })])
  await user.type(recipient(), 'zoe@new.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(recipient().value).toBe('zoe@new.example')
})

async function clickBeside(user: Awaited<ReturnType<typeof open>>['user']) {
  const backdrop = document.querySelector('.mantine-Modal-overlay')
  if (!backdrop) throw new Error('There is no backdrop')
  await user.click(backdrop)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const carrying = (unchecked = 0) =>
  answers(getShareContext, {
    items: [],
    total: 0,
    stats,
    documents: {
      count: 1,
      unchecked,
      withoutPdf: unchecked,
      hiddenContent: unchecked ? {} : { notes: 3, slides: 1, authors: 2 },
    },
  })

test('films that visitors see as stills are named before sharing', async () => {
  const documents = { count: 1, unchecked: 0, withoutPdf: 0, hiddenContent: { films: 2 } }
  await open([answers(getShareContext, { items: [], total: 0, stats, documents })])
  await screen.findByText(/^2 films or recordings are shown as stills/)
  expect(screen.queryByText(/Visitors don’t get/)).toBeNull()
})

test('hidden content of a file is shown before sharing, and can be withheld from visitors', async () => {
  const original = settingsOf({ sharing: { ...settingsOf().sharing, downloadAs: 'original' } })
  const { user, server } = await open([carrying(), answers(getAccountSettings, original)])
  const notice = (await screen.findByText(/original, with:/)).closest('[role="status"]')
  expect(notice?.textContent).toContain(
    'speaker notes on 3 slides, 1 hidden slide, and 2 author names',
  )
  await user.click(screen.getByRole('button', { name: 'Download as PDF' }))
  await screen.findByText(
    'Visitors don’t get: speaker notes on 3 slides, 1 hidden slide, and 2 author names',
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(server.calls(shareItem)[0]?.body).toMatchObject({ downloadAs: 'pdf' }))
})

test('a file that could neither be checked nor converted says so', async () => {
  await open([carrying(1)])
  await screen.findByText(/Couldn’t check this file/)
  await screen.findByText(/so visitors can’t download it unless/)
})
