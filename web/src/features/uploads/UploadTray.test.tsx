import { listCollections } from '@satchel/contract/collections.ts'
import { getItem, processItem } from '@satchel/contract/items/items.ts'
import { getUploadBatch } from '@satchel/contract/uploads.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, categoryValue, findButton, noButton, taxonomy } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { newAsset, type PendingAsset, type UploadNote } from './pending-asset.ts'
import { apply, getPending } from './pending-store.ts'
import { UploadTray } from './UploadTray.tsx'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const engine = vi.hoisted(() => ({
  begin: vi.fn(),
  pause: vi.fn(),
  resume: vi.fn(),
  cancel: vi.fn(),
  rename: vi.fn(),
}))
vi.mock('./transfers.ts', () => engine)

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: NOW,
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  // With them goes what would take an upload of this test out of the next one.
  const { assets, notes } = getPending()
  for (const { id } of assets) apply({ type: 'removed', id })
  for (const { id } of notes) apply({ type: 'dismissed', id })
})

const asset = (id: string, overrides: Partial<PendingAsset> = {}) =>
  newAsset({
    id,
    name: `${id}.pdf`,
    importId: 'import',
    mime: 'application/pdf',
    bytes: 1_000,
    ...overrides,
  })
const note = (id: string, overrides: Partial<UploadNote> = {}): UploadNote => ({
  id,
  name: `${id}.pdf`,
  mime: 'application/pdf',
  reason: 'The file is empty.',
  ...overrides,
})
const none = { funnelStage: [], contentProduct: [], contentType: [] }
const batch = answers(getUploadBatch, {
  ...none,
  contentIndustry: [],
  contentRegion: [],
  tags: [],
  importId: 'import',
  collectionId: null,
})

async function open(assets: PendingAsset[], notes: UploadNote[] = [], ...replies: Answered[]) {
  vi.clearAllMocks()
  const usual = [
    taxonomy(),
    batch,
    answers(listCollections, { items: [], nextCursor: null }),
    answers(getItem, itemOf()),
  ]
  const opened = await openPage(<UploadTray />, [...usual, ...replies], { me: meWith('editor') })
  act(() => {
    if (assets.length > 0) apply({ type: 'added', assets })
    if (notes.length > 0) apply({ type: 'noted', notes })
  })
  return opened
}

const line = (name: string) =>
  screen.getByText(name).closest('li') ?? expect.fail(`${name} has no line`)
const titles = () => screen.getByRole('region', { name: 'Uploads' }).querySelector('strong')

it('pauses and resumes an upload', async () => {
  const { user } = await open([asset('a', { transfer: 'sending', sent: 500 })])
  await user.click(button('Pause a.pdf'))
  expect(line('a.pdf').textContent).toContain('Paused · 500 bytes of 1 kB')
  await waitFor(() => expect(engine.pause).toHaveBeenCalledWith('a'))
  await user.click(button('Resume a.pdf'))
  expect(line('a.pdf').textContent).toContain('Queued')
  await waitFor(() => expect(engine.resume).toHaveBeenCalledWith('a'))
})

it('folds by itself once nothing runs, and names the only file with a problem', async () => {
  await open([asset('b', { transfer: 'sending', sent: 500 })], [note('a')])
  const folded = () => screen.queryByRole('button', { name: '1 file with problems a.pdf' })
  act(() => vi.advanceTimersByTime(20_000))
  expect(folded()).toBeNull()
  act(() => apply({ type: 'removed', id: 'b' }))
  act(() => vi.advanceTimersByTime(20_000))
  expect(folded()?.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(document.body)
})

it('says why an upload failed, at the top, and retries it', async () => {
  const { user } = await open([
    asset('a', { transfer: 'sending' }),
    asset('b', { transfer: 'failed', failure: 'The plan has no room' }),
  ])
  const names = screen
    .getAllByRole('listitem')
    .map((each) => each.querySelector('[title]')?.textContent)
  expect(names).toEqual(['b.pdf', 'a.pdf'])
  expect(line('b.pdf').textContent).toContain('The plan has no room')
  expect(noButton('Pause b.pdf')).toBe(true)
  await user.click(button('Try b.pdf again'))
  await waitFor(() => expect(engine.begin.mock.lastCall?.[0]).toMatchObject({ id: 'b' }))
  expect(line('b.pdf').textContent).not.toContain('no room')
})

it('keeps the focus on the pause and resume button', async () => {
  const { user } = await open([asset('a', { transfer: 'sending' })])
  await user.click(button('Pause a.pdf'))
  expect(document.activeElement).toBe(button('Resume a.pdf'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Pause a.pdf'))
})

it('moves the focus when a line is removed, and out of the tray after the last one', async () => {
  const { user } = await open([asset('a'), asset('b'), asset('c')])
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await user.click(button('Cancel b.pdf'))
  expect(focused()).toBe('Pause c.pdf')
  await user.click(button('Cancel c.pdf'))
  expect(focused()).toBe('Collapse uploads')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button(/^Uploading 1 file/))
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Collapse uploads')
})

it('links problems to the buttons that fix them', async () => {
  await open(
    [asset('a', { transfer: 'failed', failure: 'The plan has no room' })],
    [note('b', { itemId: itemId(1) })],
  )
  const described = (name: string) => {
    const ids = button(name).getAttribute('aria-describedby')
    return ids && document.getElementById(ids)?.textContent?.trim()
  }
  expect(described('Try a.pdf again')).toBe('The plan has no room')
  expect(described('Try again: b.pdf')).toBe('The file is empty.')
  expect(described('Dismiss b.pdf')).toBe('The file is empty.')
})

it('names each file’s progress in whole percents, and shows none when nothing is sent', async () => {
  await open([asset('a', { transfer: 'sending', sent: 333, bytes: 1_000 })], [note('b')])
  const percents = ['All uploads', 'a.pdf'].map((name) =>
    screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow'),
  )
  expect(percents).toEqual(['33', '33'])
  act(() => apply({ type: 'removed', id: 'a' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('cancels one upload at once', async () => {
  const { user } = await open([asset('a'), asset('b')])
  await user.click(button('Cancel a.pdf'))
  expect(screen.queryByText('a.pdf')).toBeNull()
  await waitFor(() => expect(engine.cancel).toHaveBeenCalledWith('a'))
  screen.getByText('b.pdf')
})

it('asks before canceling all, and keeps them on "no"', async () => {
  const { user } = await open([asset('a'), asset('b'), asset('c', { transfer: 'sent' })])
  await user.click(button('Cancel all'))
  const sure = button('Cancel 2 uploads')
  expect(document.activeElement).toBe(sure)
  await user.tab()
  await user.click(await findButton('Cancel all'))
  await user.click(button('Cancel 2 uploads'))
  // What is sent already can no longer be stopped.
  expect(getPending().assets.map(({ id }) => id)).toEqual(['c'])
})

it('links to uploaded items by their new name', async () => {
  await open([
    asset('a', {
      status: 'completed',
      transfer: 'sent',
      finalAssetId: itemId(1),
      itemName: 'Katalog – 目録',
    }),
  ])
  const link = screen.getByRole('link', { name: 'Katalog – 目録' })
  expect(link.getAttribute('href')).toBe(`/items/${itemId(1)}`)
  expect(titles()?.textContent).toBe('1 file added')
})

it('offers a choice for a file that is already in the library', async () => {
  const duplicateOf = { id: itemId(5), name: 'Price sheet' }
  const { user } = await open([asset('a', { transfer: 'duplicate', duplicateOf })])
  expect(titles()?.textContent).toBe('1 file already in the library')
  within(line('a.pdf')).getByRole('link', { name: 'Price sheet' })
  await user.click(button('Use existing item instead of a.pdf'))
  await waitFor(() =>
    expect(getPending().assets[0]).toMatchObject({ finalAssetId: duplicateOf.id }),
  )
})

it('uses all existing items at once', async () => {
  const duplicateOf = { id: itemId(5), name: 'Price sheet' }
  const { user } = await open([
    asset('a', { transfer: 'duplicate', duplicateOf }),
    asset('b', { transfer: 'duplicate', duplicateOf }),
  ])
  screen.getByText('2 are already in the library')
  await user.click(button('Use existing'))
  await waitFor(() =>
    expect(getPending().assets.map(({ status }) => status)).toEqual(['completed', 'completed']),
  )
})

it('collapses to one line that keeps updating, and expands again', async () => {
  const { user } = await open([asset('a', { transfer: 'sending', sent: 250 })])
  await user.click(button('Collapse uploads'))
  expect(screen.queryByText('a.pdf')).toBeNull()
  act(() => apply({ type: 'progressed', id: 'a', sent: 750, at: NOW }))
  await user.click(button(/^Uploading 1 file\s*75%/))
  screen.getByText('a.pdf')
})

it('keeps a note until it is dismissed', async () => {
  const { user } = await open([], [note('a'), note('b')])
  expect(titles()?.textContent).toBe('2 files with problems')
  await user.click(button('Dismiss a.pdf'))
  expect(screen.queryByText('a.pdf')).toBeNull()
  expect(noButton('Dismiss all')).toBe(true)
  screen.getByText('b.pdf')
})

it('dismisses all notes at once when no upload is running', async () => {
  const { user } = await open([], [note('a'), note('b')])
  await user.click(button('Dismiss all'))
  expect(getPending().notes).toEqual([])
})

it('processes an unreadable file again, and shows a failure', async () => {
  const failed = note('a', { itemId: itemId(1), reason: 'Couldn’t process the file.' })
  const { user, server } = await open(
    [],
    [failed],
    answers(getItem, itemOf({ status: 'processing', meta: { importId: 'import' } })),
    refuses(processItem, 'too-many-requests', { detail: 'Wait a minute' }),
  )
  await user.click(button('Try again: a.pdf'))
  await screen.findByText('Wait a minute')
  server.now(answers(processItem, itemOf({ status: 'processing', meta: { importId: 'import' } })))
  await user.click(button('Try again: a.pdf'))
  await waitFor(() => expect(titles()?.textContent).toBe('Processing 1 file'))
  expect(getPending().notes).toEqual([])
})

it('resumes an earlier page’s upload only with the same file', async () => {
  const file = new File(['abc'], 'a.pdf', { lastModified: 5 })
  const unfinished = {
    id: 'a',
    by: 'ada',
    page: 'p',
    uploadUrl: '/api/uploads/1',
    name: 'a.pdf',
    at: NOW,
    mime: 'application/pdf',
    bytes: 3,
    lastModified: 5,
    importId: 'import',
  }
  const { user } = await open([], [note('a', { unfinished, reason: 'Stopped.' })])
  expect(titles()?.textContent).toBe('1 upload stopped')
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['abcd'], 'a.pdf', { lastModified: 5 }))
  await screen.findByText(/^This is a different file/)
  await user.upload(input, file)
  await waitFor(() => expect(engine.begin).toHaveBeenCalledOnce())
  expect(engine.begin.mock.lastCall?.[0]).toMatchObject({ file, uploadUrl: '/api/uploads/1' })
  expect(getPending().notes).toEqual([])
})

it('names missing categories', async () => {
  const needed = taxonomy({
    funnelStage: [categoryValue(1, 'Early')],
    requiredCategories: ['funnelStage', 'contentProduct'],
  })
  await open([asset('a'), asset('b')], [], needed)
  await screen.findByText('Missing: Stage and Product')
  expect(noButton('Details for 2 files to the library')).toBe(false)
})

it('lists the first fifty of a large folder, and counts the rest', async () => {
  await open(Array.from({ length: 53 }, (_, index) => asset(`file-${index}`)))
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  screen.getByText('and 3 more files')
})
