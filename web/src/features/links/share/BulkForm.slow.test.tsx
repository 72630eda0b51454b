import { getItem } from '@satchel/contract/items/items.ts'
import {
  getLinkQr,
  getShareContext,
  listMyLinks,
  type ReadLink,
} from '@satchel/contract/links/links.ts'
import { listLinkPresets } from '@satchel/contract/links/presets.ts'
import { shareByMail, shareItem, shareWithMany } from '@satchel/contract/links/sharing.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../../test/contract-server.ts'
import { itemOf } from '../../../../test/items.ts'
import { linkOf, sharedOf } from '../../../../test/links.ts'
import { copied, fill, meWith, openPage } from '../../../../test/page.tsx'
import { settingsOf } from '../../../../test/taxonomy.ts'
import { ShareModes } from './ShareModes.tsx'

/** Item of the current test; each has another, because drafts are kept per item. */
let shared = sharedOf()
const stats = { links: 0, views: 0, viewers: 0, downloads: 0 }

async function open(
  more: readonly Answered[] = [],
  earlier: ReadLink[] = [],
  hit: { page?: number } = {},
) {
  shared = { ...sharedOf(), ...hit }
  return openPage(
    <ShareModes shared={shared} />,
    [
      answers(listMyLinks, { items: [], total: 0 }),
      answers(getShareContext, { items: earlier, total: earlier.length, stats }),
      answers(listLinkPresets, { items: [] }),
      answers(getAccountSettings, settingsOf()),
      answers(getItem, itemOf({ id: shared.itemId, name: shared.itemName })),
      ...more,
    ],
    { me: meWith('editor') },
  )
}

async function openMany(...more: readonly Answered[]) {
  const page = await open(more)
  await page.user.click(screen.getByRole('button', { name: 'Several people' }))
  return { ...page, list: await screen.findByRole('textbox', { name: /^Who are they for/ }) }
}

const read = () =>
  within(screen.getByRole('region', { name: 'Recipients found' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

const toAna = linkOf({ sharedToEmail: 'ana@acme.example', url: 'https://x.test/l/ana' })
const toBo = linkOf({
  sharedToEmail: 'bo@acme.example',
  sharedToOrganization: '=Acme, "Öst"',
  url: 'https://x.test/l/bo',
})

test('a pasted list is shown as parsed, before anything is sent', async () => {
  const page = await openMany()
  await fill(page, page.list, 'Ana Łuk <ana@acme.example>, Acme\nnobody\n\nana@acme.example')
  expect(read()).toEqual(['nobody', 'Ana Łuk · ana@acme.exampleAcme'])
  within(screen.getByRole('list', { name: '1 address isn’t right' })).getByText('nobody')
  screen.getByRole('button', { name: 'Create 1, skip 1' })
})

test('each person gets their own link, and the table is copied for a spreadsheet', async () => {
  const page = await openMany(
    answers(shareWithMany, {
      items: [
        { link: toAna, isNew: false },
        { link: toBo, isNew: true },
      ],
      problems: [{ index: 1, message: 'is on no list of this link' }],
    }),
  )
  await fill(
    page,
    page.list,
    'Ana <ANA@acme.example>\ncy@acme.example\nBo <bo@acme.example>, =Acme',
  )
  await page.user.click(screen.getByRole('button', { name: 'Create 3 links' }))
  await screen.findByText('2 links for 3 people')
  const lines = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Anaana@acme.examplex.test/l/anaAlready shared',
    'cy@acme.exampleis on no list of this link',
    'Bobo@acme.examplex.test/l/bo',
  ])
  expect(page.server.calls(shareWithMany)[0]?.body.recipients).toEqual([
    { sharedToEmail: 'ANA@acme.example', sharedToName: 'Ana' },
    { sharedToEmail: 'cy@acme.example' },
    { sharedToEmail: 'bo@acme.example', sharedToName: 'Bo', sharedToOrganization: '=Acme' },
  ])

  await page.user.click(screen.getByRole('button', { name: 'Copy the link for bo@acme.example' }))
  expect(await copied()).toBe('https://x.test/l/bo')

  await page.user.click(screen.getByRole('button', { name: 'Copy table' }))
  await screen.findByRole('button', { name: 'Copied' })
  const rows = (await copied()).split('\n').map((line) => line.split('\t'))
  expect(rows[0]).toEqual(['Email', 'Name', 'Organization', 'Link', 'Note'])
  // What a spreadsheet would run is text.
  expect(rows[3]).toEqual(['bo@acme.example', 'Bo', `'=Acme, "Öst"`, 'https://x.test/l/bo', ''])
})

test('the table is downloaded as a file', async () => {
  const downloads: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    downloads.push(blob as Blob)
    return 'blob:download'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const page = await openMany(
    answers(shareWithMany, { items: [{ link: toBo, isNew: true }], problems: [] }),
  )
  await fill(page, page.list, 'bo@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Create 1 link' }))
  await page.user.click(await screen.findByRole('button', { name: 'CSV' }))
  expect(await downloads[0]?.text()).toContain(
    'bo@acme.example,,"\'=Acme, ""Öst""",https://x.test/l/bo,\r\n',
  )
})

test('everyone is emailed their own link; who wasn’t can be tried again', async () => {
  const page = await openMany(
    answers(shareWithMany, {
      items: [
        { link: toAna, isNew: true },
        { link: toBo, isNew: true },
      ],
      problems: [],
    }),
    answers(shareByMail, ({ body }) => {
      if (body.sharedToEmail === 'bo@acme.example' && page.server.calls(shareByMail).length < 3)
        return refusalOf('conflict')
      return toAna
    }),
  )
  await fill(page, page.list, 'ana@acme.example\nbo@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Create 2 links' }))
  await page.user.click(await screen.findByRole('button', { name: 'Email all 2' }))
  await page.user.type(screen.getByLabelText('Message'), 'As promised')
  await page.user.click(screen.getByRole('button', { name: 'Send 2 emails' }))
  await screen.findByText(/^1 email not sent/)
  await page.user.click(screen.getByRole('button', { name: 'Send 1 email' }))
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull())
  const sent = page.server.calls(shareByMail).map(({ body }) => [body.sharedToEmail, body.message])
  expect(sent).toEqual([
    ['ana@acme.example', 'As promised'],
    ['bo@acme.example', 'As promised'],
    ['bo@acme.example', 'As promised'],
  ])
})

test('more than two hundred at once show an error, and aren’t sent', async () => {
  const page = await openMany()
  await fill(page, page.list, Array.from({ length: 201 }, (_, n) => `p${n}@x.test`).join('\n'))
  await screen.findByText('Up to 200 at once. You entered 201.')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create 201 links' })
  expect(button.disabled).toBe(true)
})

test('a refusal of all keeps the list', async () => {
  const page = await openMany(
    refuses(shareWithMany, 'not-shareable', { detail: 'Not to be shared' }),
  )
  await fill(page, page.list, 'bo@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Create 1 link' }))
  await screen.findByText('Not to be shared')
  expect((page.list as HTMLTextAreaElement).value).toBe('bo@acme.example')
})

async function share(
  more: readonly Answered[],
  earlier: ReadLink[] = [],
  hit: { page?: number } = {},
) {
  const page = await open([answers(shareItem, toAna), ...more], earlier, hit)
  // Done once the text is there, as in browsers.
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const text = await (await item?.getType('text/plain'))?.text()
    await navigator.clipboard.writeText(text ?? '')
  })
  await fill(page, screen.getByLabelText('Who is it for?'), 'ana@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByText(/^Copied\./)
  return page
}

test('a link is emailed with a personal message', async () => {
  const page = await share([answers(shareByMail, toAna)])
  expect(await copied()).toBe('https://x.test/l/ana')
  await page.user.click(screen.getByRole('button', { name: 'Send email' }))
  await fill(
    page,
    screen.getByRole('textbox', { name: /^Message/ }),
    'Hier die Preise — ありがとう',
  )
  await page.user.click(screen.getByRole('button', { name: 'Send to ana@acme.example' }))
  await screen.findByText('Email sent to ana@acme.example')
  expect(page.server.calls(shareByMail)[0]?.body).toMatchObject({
    sharedToEmail: 'ana@acme.example',
    message: 'Hier die Preise — ありがとう',
  })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull())
})

test('a link shared from a search hit opens at its page, copied, emailed, as a code and of several people', async () => {
  const page = await share(
    [
      answers(shareByMail, toAna),
      refuses(getLinkQr, 'forbidden'),
      answers(shareWithMany, { items: [{ link: toBo, isNew: true }], problems: [] }),
    ],
    [],
    { page: 17 },
  )
  expect(await copied()).toBe('https://x.test/l/ana#page=17')
  await page.user.click(screen.getByRole('button', { name: 'QR code' }))
  await waitFor(() => expect(page.server.calls(getLinkQr)[0]?.query).toMatchObject({ page: 17 }))
  await page.user.click(screen.getByRole('button', { name: 'Send email' }))
  await page.user.click(screen.getByRole('button', { name: 'Send to ana@acme.example' }))
  await waitFor(() => expect(page.server.calls(shareByMail)[0]?.body).toMatchObject({ page: 17 }))

  await page.user.click(screen.getByRole('button', { name: 'Several people' }))
  await fill(page, await screen.findByLabelText(/^Who are they for/), 'bo@acme.example')
  await page.user.click(screen.getByRole('button', { name: 'Create 1 link' }))
  await page.user.click(await screen.findByRole('button', { name: /^Copy the link for bo@/ }))
  expect(await copied()).toBe('https://x.test/l/bo#page=17')
  await page.user.click(screen.getByRole('button', { name: 'Email all 1' }))
  await page.user.click(screen.getByRole('button', { name: 'Send 1 email' }))
  await waitFor(() => expect(page.server.calls(shareByMail)[1]?.body).toMatchObject({ page: 17 }))
})

test('an email that couldn’t be sent keeps its text', async () => {
  const page = await share([
    refuses(shareByMail, 'too-many-requests', { detail: 'Too many mails' }),
  ])
  await page.user.click(screen.getByRole('button', { name: 'Send email' }))
  await fill(page, screen.getByRole('textbox', { name: /^Message/ }), 'Hello')
  await page.user.click(screen.getByRole('button', { name: 'Send to ana@acme.example' }))
  await screen.findByText('Too many mails')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('Hello')
})

test('only the latest of many earlier links are shown, and the others are counted', async () => {
  const earlier = Array.from({ length: 5 }, (_, n) =>
    linkOf({
      sharedToEmail: 'ana@acme.example',
      sharedToName: `No ${n}`,
      disabledAt: n === 0 ? '2026-11-20T10:00:00.000Z' : null,
    }),
  )
  const page = await open([], earlier)
  await fill(page, screen.getByLabelText('Who is it for?'), 'ana@acme.example')
  await screen.findByRole('heading', { name: 'Already shared' })
  screen.getByText('and 2 more under Links')
  // One that was withdrawn cannot be copied.
  expect(screen.getAllByRole('button', { name: /^Copy the link to/ })).toHaveLength(2)
})
