import { getItem } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { getUploadBatch } from '@satchel/contract/uploads.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { button, collectionId, findButton, noButton, taxonomy } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { connectLive } from '../../lib/live.ts'
import { DropOverlay } from './DropOverlay.tsx'
import type { PendingEvent } from './pending.ts'
import { newAsset } from './pending-asset.ts'
import { apply, getPending } from './pending-store.ts'
import { useUploadsInto } from './target.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadDock } from './UploadDock.tsx'
import { uploadFiles } from './upload.ts'

vi.mock('./upload.ts', async (load) => ({
  ...(await load<typeof import('./upload.ts')>()),
  uploadFiles: vi.fn(),
  replaceFile: vi.fn(),
  prepareUploads: vi.fn(async () => {}),
}))
const { replaceFile } = await import('./upload.ts')

const FAIR = { collectionId: collectionId(1), name: 'Trade fair' }
const onAddWebLink = vi.fn()
const batch = answers(getUploadBatch, {
  importId: 'import',
  collectionId: null,
  tags: [],
  funnelStage: [],
  contentProduct: [],
  contentType: [],
  contentIndustry: [],
  contentRegion: [],
})

function Page({ into }: { into: typeof FAIR | null }) {
  useUploadsInto(into)
  return (
    <>
      <UploadButton onAddWebLink={onAddWebLink} />
      <input aria-label="Text" />
      <div data-replaces={itemId(1)} data-replaces-name="Sales handbook">
        Preview
      </div>
      <DropOverlay />
      <UploadDock />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.clearAllMocks()
})

function open({ role = 'editor' as Role, into = null as typeof FAIR | null } = {}) {
  vi.mocked(uploadFiles).mockClear()
  const run = (_: string, work: () => unknown) => work()
  const locks = { request: run, query: async () => ({ held: [] }) }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as never)
  return openPage(<Page into={into} />, [taxonomy(), answers(getItem, itemOf()), batch], {
    me: meWith(role),
  })
}

const pdf = new File(['abc'], 'Größe.pdf', { type: 'application/pdf' })
const png = new File(['abc'], 'a.png', { type: 'image/png' })

function transferOf(...files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }))
  return { dataTransfer: { types: ['Files'], files, items, dropEffect: 'none' } }
}

const hint = () => screen.queryByText(/^Drop to/)?.closest('[role=status]')?.textContent
const target = () => screen.getByText('Preview')

it('says where dropped files would go, and uploads them', async () => {
  await open()
  fireEvent.dragOver(document.body, transferOf(pdf, png))
  expect(hint()).toBe('Drop to uploadto the library')
  fireEvent.drop(document.body, transferOf(pdf, png))
  expect(hint()).toBeUndefined()
  await waitFor(() => expect(uploadFiles).toHaveBeenCalledOnce())
  const [files, batch] = vi.mocked(uploadFiles).mock.lastCall ?? []
  expect(files).toEqual([pdf, png])
  expect(batch).toEqual({ by: meWith('editor').user.id, target: null })
})

it('adds files to the collection whose page is open', async () => {
  await open({ into: FAIR })
  await waitFor(() => {
    // Browsers repeat it.
    fireEvent.dragOver(document.body, transferOf(pdf))
    expect(hint()).toBe('Drop to uploadto Trade fair')
  })
  fireEvent.drop(document.body, transferOf(pdf))
  await waitFor(() => expect(uploadFiles).toHaveBeenCalledOnce())
  expect(vi.mocked(uploadFiles).mock.lastCall?.[1].target).toEqual(FAIR)
})

it('replaces a file by one dropped on its preview, but not by several', async () => {
  await open()
  fireEvent.dragOver(target(), transferOf(pdf))
  expect(hint()).toBe('Drop to replace the fileof Sales handbook')
  fireEvent.drop(target(), transferOf(pdf))
  await waitFor(() => expect(replaceFile).toHaveBeenCalledOnce())
  expect(vi.mocked(replaceFile).mock.lastCall?.[2]).toBe(itemId(1))
  fireEvent.drop(target(), transferOf(pdf, png))
  await waitFor(() => expect(uploadFiles).toHaveBeenCalledOnce())
})

it('hides the drop hint when the drag ends', async () => {
  await open()
  fireEvent.dragOver(document.body, transferOf(pdf))
  expect(hint()).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(800))
  expect(hint()).toBeUndefined()
})

it('ignores drags within the page, and text', async () => {
  await open()
  fireEvent.dragStart(document.body)
  fireEvent.dragOver(document.body, transferOf(pdf))
  expect(hint()).toBeUndefined()
  fireEvent.dragEnd(document.body)
  fireEvent.dragOver(document.body, {
    dataTransfer: { types: ['text/plain'], items: [], files: [] },
  })
  expect(hint()).toBeUndefined()
})

it('uploads pasted files, except in a field', async () => {
  await open()
  const clipboardData = transferOf(png).dataTransfer
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), { clipboardData })
  fireEvent.paste(document.body, { clipboardData })
  await waitFor(() => expect(uploadFiles).toHaveBeenCalledOnce())
})

it('ignores drops of viewers', async () => {
  await open({ role: 'viewer' })
  fireEvent.dragOver(document.body, transferOf(pdf))
  expect(hint()).toBeUndefined()
  expect(noButton('Upload')).toBe(true)
})

it('uploads selected files, from a menu that names the destination', async () => {
  const { user } = await open({ into: FAIR })
  await user.click(button('Upload'))
  await screen.findByText('To Trade fair')
  const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [pdf], configurable: true })
    fireEvent.change(this)
  })
  await user.click(screen.getByRole('menuitem', { name: 'Files' }))
  expect(chosen).toHaveBeenCalled()
  await waitFor(() => expect(vi.mocked(uploadFiles).mock.lastCall?.[0]).toEqual([pdf]))
})

it('adds web links to the current place, and links to imports', async () => {
  const { user } = await open({ into: FAIR })
  await user.click(button('Upload'))
  const imports = await screen.findByRole('menuitem', { name: /^Import list/ })
  expect(imports.getAttribute('href')).toBe('/imports')
  await user.click(screen.getByRole('menuitem', { name: 'Web link' }))
  expect(onAddWebLink).toHaveBeenCalledWith({ collectionId: FAIR.collectionId })
})

it('returns the focus to the button when Escape closes the menu', async () => {
  const { user } = await open()
  await user.click(button('Upload'))
  await screen.findByRole('menuitem', { name: 'Files' })
  await user.keyboard('{Escape}')
  const upload = await findButton('Upload')
  await waitFor(() => expect(document.activeElement).toBe(upload))
})

const asset = (id: string) =>
  newAsset({ id, name: `${id}.pdf`, importId: 'import', mime: 'application/pdf', bytes: 1_000 })

it('announces when uploads begin, fail and end, and the progress of long ones', async () => {
  const messages: string[] = []
  await open()
  const region = screen.getByText('', { selector: '.visually-hidden[role=status]' })
  const ids = ['a', 'b', 'c']
  const at = Date.now()
  const say = (...events: PendingEvent[]) => {
    for (const event of events) act(() => apply(event))
    const text = region.textContent ?? ''
    if (text !== messages.at(-1)) messages.push(text)
  }
  const empty = { id: 'd', name: 'd.pdf', mime: '', reason: 'The file is empty.' }
  say({ type: 'noted', notes: [empty] })
  say({ type: 'added', assets: ids.map(asset) })
  // Nothing is said of each step, nor of each file that is there.
  for (const sent of [100, 300, 400]) say({ type: 'progressed', id: 'a', sent, at })
  say({ type: 'sent', id: 'a', itemId: itemId(1), at })
  vi.spyOn(Date, 'now').mockReturnValue(at + 11_000)
  say({ type: 'progressed', id: 'b', sent: 600, at })
  say({
    type: 'transfer-changed',
    id: 'c',
    transfer: 'failed',
    failure: 'The plan has no room',
    at,
  })
  say({ type: 'removed', id: 'c' }, { type: 'sent', id: 'b', itemId: itemId(2), at })
  for (const id of [1, 2])
    say({
      type: 'message',
      at,
      message: {
        action: 'items-add',
        updatedItems: [{ id: itemId(id), originalName: '', meta: { importId: 'import' } }],
      },
    })
  for (const id of ids) act(() => apply({ type: 'removed', id }))
  act(() => apply({ type: 'dismissed', id: 'd' }))
  expect(messages).toEqual([
    'd.pdf: The file is empty.',
    'Uploading 3 files',
    '53% uploaded',
    'c.pdf: The plan has no room',
    '2 files added',
  ])
  expect(region.textContent).toBe('')
})

it('removes a file that is being processed when its item is deleted', async () => {
  const { server } = await open()
  const sockets: WebSocket[] = []
  vi.stubGlobal(
    'WebSocket',
    vi.fn(function (this: WebSocket) {
      this.close = () => {}
      sockets.push(this)
    }),
  )
  onTestFinished(connectLive())
  await waitFor(() => expect(sockets).toHaveLength(1))
  const at = Date.now()
  act(() => sockets[0]?.onopen?.(new Event('open')))
  act(() => apply({ type: 'added', assets: [asset('a')] }))
  act(() => apply({ type: 'sent', id: 'a', itemId: itemId(1), at }))
  server.now(refuses(getItem, 'not-found'))
  const data = JSON.stringify({ action: 'items-delete', ids: [itemId(1)] })
  act(() => sockets[0]?.onmessage?.(new MessageEvent('message', { data })))
  // Well before it would be asked for anyway.
  await waitFor(() => expect(getPending().assets).toEqual([]), { timeout: 5_000 })
})
