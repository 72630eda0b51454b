import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import type {
  VisitorCard,
  VisitorContent,
  VisitorPage,
  VisitorPrivacy,
} from '@satchel/contract/visits/visitor.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOOK, openVisitorPage, sentBy, visitorItemOf } from '../../test/visitor.ts'
import { watchPlayers } from './watch-players.ts'

type ItemPage = Extract<VisitorPage, { view: 'item' }>
const file: VisitorContent = { kind: 'file' }

function openItem(content: VisitorContent, overrides: Partial<ItemPage> = {}, place = {}) {
  return openVisitorPage(
    {
      view: 'item',
      look: LOOK,
      beats: null,
      itemId: 'a1',
      version: null,
      item: visitorItemOf(),
      content,
      downloadUrl: '/l/prices/file',
      sender: null,
      collection: null,
      ...overrides,
    },
    place,
  )
}

test('a file that browsers can’t show is downloaded', () => {
  openItem(file)
  screen.getByText('This file can’t be shown in a browser. Download it to open it.')
  const links = screen.getAllByRole('link', { name: 'Download' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/l/prices/file'])
})

test('a file without a download suggests asking the sender', () => {
  openItem({ ...file, noDownload: 'off' }, { downloadUrl: null })
  screen.getByText(/Downloads are off\. Ask the person who sent the link\.$/)
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('a file says why it isn’t shown, and doesn’t blame the sender for what Satchel withholds', () => {
  openItem({ kind: 'file', note: 'Browsers can’t play this video: it’s ProRes' })
  screen.getByText('Browsers can’t play this video: it’s ProRes. Download it to open it.')
  const withheld = { kind: 'file', note: 'The image is damaged', noDownload: 'location' } as const
  openItem(withheld, { downloadUrl: null })
  screen.getByText(/^The image is damaged\. It can’t be downloaded, as it may contain location/)
  openItem({ ...file, noDownload: 'watermarked' }, { downloadUrl: null })
  screen.getByText(/Files can’t be downloaded from links with a watermark\. Ask the person/)
  openItem({ ...file, noDownload: 'processing' }, { downloadUrl: null })
  screen.getByText(/You can download it once it’s ready\.$/)
  expect(screen.queryByText(/Downloads are off/)).toBeNull()
})

test('a printed sheet says how all pages are printed, as far as they can be', () => {
  const pages = (count: number) =>
    ({ kind: 'pages', count, url: '/pages/', suffix: '?t=1' }) as const
  const hint = () => document.querySelector('.print-hint')?.textContent
  openItem(pages(3))
  expect(hint()).toMatch(/press Ctrl\+P .* in the document, or download it\.$/)
  openItem(pages(3), { downloadUrl: null })
  expect(hint()).toMatch(/press Ctrl\+P .* in the document\.$/)
  openItem(pages(301))
  expect(hint()).toBe('This prints the first page. To print all pages, download the document.')
  openItem(pages(301), { downloadUrl: null })
  expect(hint()).toBe('This prints the first page.')
})

test('a picture that moves isn’t replaced by its cover, and a damaged one says so', () => {
  const item = visitorItemOf({ mime: 'image/webp', width: 400, height: 300, coverUrl: '/cover' })
  openItem({ kind: 'image', url: '/moving', isMoving: true }, { item })
  expect(screen.getByRole('img', { name: 'Price sheet' }).getAttribute('src')).toBe('/moving')
  openItem({ kind: 'image', url: '/whole', note: 'The image is damaged' }, { item })
  expect(screen.getByRole('img', { name: 'Price sheet' }).getAttribute('src')).toBe('/cover')
  screen.getByText('The image is damaged.')
})

test('an unplayable video is replaced by the reason and the download', () => {
  openItem({ kind: 'video', url: '/film', mime: 'video/mp4', note: 'Played without sound' })
  const film = screen.getByLabelText('Price sheet')
  screen.getByText('Played without sound.')
  expect(screen.queryByRole('alert')).toBeNull()
  watchPlayers()
  film.querySelector('source')?.dispatchEvent(new Event('error'))
  expect(film.closest('[hidden]')).not.toBeNull()
  const card = within(screen.getByRole('alert'))
  card.getByText('This browser can’t play the video. Download it to open it.')
  card.getByRole('link', { name: 'Download' })
})

test('a long text shows its beginning, and where to get the rest', () => {
  openItem({ kind: 'text', text: '# Ünïcode\n<script>', isCut: true })
  screen.getByText(/# Ünïcode\s<script>/)
  screen.getByText('This is only the beginning. Download the file to see all of it.')
})

test('Markdown is shown as rendered, and says where it is cut', () => {
  openItem({ kind: 'markdown', html: '<h2>Prices</h2>', isCut: true })
  screen.getByRole('heading', { level: 2, name: 'Prices' })
  screen.getByText('This is only the beginning. Download the file to see all of it.')
})

test('a table has as many cells in each row as columns', () => {
  const rows = [
    ['Product', 'Price', 'Note'],
    ['Satchel', '1’299.50'],
    ['日本', '-3', 'x'],
  ]
  openItem({ kind: 'table', rows, isCut: false })
  const [, first] = within(screen.getByRole('table')).getAllByRole('row')
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Satchel', '1’299.50', ''])
  screen.getByRole('columnheader', { name: 'Note' })
})

test('content that is still being prepared says so', () => {
  openItem({ kind: 'processing' })
  screen.getByText('Preparing this file')
})

test('a collection’s item links back to it, and to its neighbors', () => {
  openItem(file, {
    collection: {
      name: 'Autumn',
      url: '/l/autumn',
      previous: { name: 'One', url: '/l/autumn/1' },
      next: { name: 'Three', url: '/l/autumn/3' },
    },
  })
  expect(screen.getByRole('link', { name: 'Autumn' }).getAttribute('href')).toBe('/l/autumn')
  const between = within(screen.getByRole('navigation', { name: 'In the collection' }))
  between.getByRole('link', { name: /^Previous:\s*One$/ })
  between.getByRole('link', { name: /^Next:\s*Three$/ })
})

test('a long description is collapsed, a short one is visible', () => {
  openItem(file, { item: visitorItemOf({ description: 'Kurz & gut' }) })
  screen.getByText('Kurz & gut')
  openItem(file, { item: visitorItemOf({ description: 'long '.repeat(100) }) })
  expect(screen.getByText('Description').tagName).toBe('SUMMARY')
})

test('messengers show the sharer’s preview, with full URLs', () => {
  const { head } = openItem(
    file,
    { cardUrl: '/files/card.jpg' },
    { preview: { title: 'For you', text: 'Two\n lines' } },
  )
  const meta = (name: string) =>
    head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect([meta('title'), meta('description'), meta('image'), meta('url')]).toEqual([
    'For you',
    'Two lines',
    'https://satchel.test/files/card.jpg',
    'https://satchel.test/l/prices',
  ])
  expect(['image:type', 'image:width', 'image:height', 'image:alt'].map(meta)).toEqual([
    'image/jpeg',
    '1200',
    '630',
    'For you',
  ])
  expect(head.querySelector('title')?.textContent).toBe('Price sheet · Northwind')
})

test('the sharer sees that their own visit isn’t counted', () => {
  openItem(file, { look: { ...LOOK, website: 'https://northwind.test' } }, { isPreview: true })
  screen.getByText('Preview (not counted)')
  const owner = screen.getByRole('link', { name: 'Northwind' })
  expect(owner.getAttribute('href')).toBe('https://northwind.test')
})

const card = (
  id: string,
  name: string,
  overrides: Partial<VisitorCard['item']> = {},
): VisitorCard => {
  const {
    description: _,
    coverUrl: __,
    coverSize: ___,
    thumbnailUrl: ____,
    ...item
  } = visitorItemOf({ name, ...overrides })
  return {
    id,
    item,
    thumbnailUrl: null,
    url: overrides.kind === 'link' ? 'https://acme.example/x' : `/l/autumn/${id}`,
  }
}

test('a collection shows its items, page by page', () => {
  openVisitorPage({
    view: 'collection',
    look: LOOK,
    beats: null,
    sender: null,
    name: 'Autumn',
    description: '',
    items: [card('1', 'Prices'), card('2', 'Site', { kind: 'link', mime: null })],
    total: 1_202,
    page: 2,
    pages: 3,
    url: '/l/autumn?from=qr',
    downloadUrl: '/l/autumn/zip',
  })
  screen.getByText('1,202 items')
  expect(screen.getByRole('link', { name: /Site/ }).getAttribute('target')).toBe('_blank')
  const pages = within(screen.getByRole('navigation', { name: 'Collection pages' }))
  pages.getByText('Page 2 of 3')
  expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/l/autumn?from=qr',
  )
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/l/autumn?from=qr&page=3',
  )
  screen.getByRole('link', { name: 'Download all' })
})

const visit = {
  name: 'Prices',
  country: 'SE',
  device: 'mobile',
  browser: 'Safari',
  os: 'iOS',
  durationMs: 65_000,
  downloaded: true,
}

function openPrivacy(overrides: Partial<VisitorPrivacy>) {
  const privacy: VisitorPrivacy = {
    url: '/l/prices/privacy',
    back: '/l/prices',
    itemName: 'Prices',
    confirms: null,
    token: 't0ken',
    total: { here: 0, theirs: 0 },
    here: [],
    email: null,
    theirs: [],
    typed: '',
    isCodeSent: false,
    problem: null,
    waitS: 0,
    isDeleted: false,
    terms: {
      controller: null,
      legalGround: null,
      keptMonths: null,
      host: 'satchel.test',
      location: null,
      recipients: [],
    },
    ...overrides,
  }
  openVisitorPage({ view: 'privacy', look: LOOK, privacy })
}

test('visitors see their stored data, and delete it', () => {
  openPrivacy({
    total: { here: 3, theirs: 0 },
    here: [{ ...visit, at: '2026-11-21T12:00:00.000Z' }],
  })
  screen.getByText('Prices · Safari on iOS · phone · Sweden · 1 min 5 sec read · downloaded')
  screen.getByText('3 visits in total; the most recent are shown')
  expect(sentBy('Delete visits')).toEqual({
    to: '/l/prices/privacy/delete',
    fields: { token: 't0ken', whose: 'here' },
  })
  screen.getByRole('link', { name: 'Download JSON' })
  screen.getByText('“Prices”, shared by Northwind')
})

test('nothing is deleted before the visitor confirms', () => {
  openPrivacy({ total: { here: 3, theirs: 0 }, confirms: 'here' })
  screen.getByRole('heading', { name: 'Delete 3 visits from this browser?' })
  screen.getByText(/^This covers everything from Northwind, including “Prices”\./)
  expect(sentBy('Delete visits').fields).toEqual({ token: 't0ken', whose: 'here', sure: 'yes' })
  const back = screen.getByRole('link', { name: 'Cancel' })
  expect(back.getAttribute('href')).toBe('/l/prices/privacy')
})

test('says who shared it, and accepts a reply', () => {
  const reply = { url: '/l/prices/reply', item: 'a1' }
  openItem(file, { sender: { name: 'Edda Halden', avatarUrl: null, reply } })
  screen.getByText('Shared by Edda Halden')
  expect(document.querySelector('summary')?.textContent).toBe('Reply to Edda Halden')
  expect(sentBy('Send reply')).toEqual({
    to: '/l/prices/reply',
    fields: { item: 'a1', message: '', name: '', email: '', [HONEYPOT]: '' },
  })
})

test('an unsent reply stays in the form', () => {
  const reply = { url: '/l/prices/reply', item: '', back: '/l/prices', isSent: false }
  const overrides = { message: 'Hello', name: 'Bo', email: 'bo' }
  openVisitorPage({
    view: 'reply',
    look: LOOK,
    reply: { ...reply, ...overrides, problem: 'no-address' },
  })
  screen.getByText('Enter a valid email address.')
  expect(sentBy('Send reply').fields).toEqual({ ...overrides, [HONEYPOT]: '' })
})

test('data of an address is shown once it is verified', () => {
  openPrivacy({ typed: 'ana@acme.example', isCodeSent: true, problem: 'wrong-code' })
  expect(screen.getByRole('alert').textContent).toBe('That code is wrong.')
  expect(sentBy('Show data')).toEqual({
    to: '/l/prices/privacy/code',
    fields: { email: 'ana@acme.example', code: '' },
  })
  openPrivacy({
    email: 'ana@acme.example',
    total: { here: 0, theirs: 1 },
    theirs: [{ ...visit, at: '2026-11-21T12:00:00.000Z' }],
  })
  expect(sentBy('Delete all').fields).toEqual({ token: 't0ken', whose: 'email' })
})

test('without data, there is nothing to delete', () => {
  openPrivacy({ isDeleted: true })
  expect(screen.getByRole('status').textContent).toBe('Deleted')
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
})
