import { cleanNotifications, Notifications } from '@mantine/notifications'
import { listCollections } from '@satchel/contract/collections.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import {
  changeUploadBatch,
  getUploadBatch,
  renameUpload,
  type UploadBatch,
} from '@satchel/contract/uploads.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UploadOptions } from 'tus-js-client'
import { afterEach, expect, it, vi } from 'vitest'
import { itemId } from '../../../test/items.ts'
import { renderAt } from '../../../test/render.tsx'
import { problem, reply, serve } from '../../../test/server.ts'
import { ModalHost } from '../../ui/overlay/ModalHost.tsx'
import { openBatchForm } from './BatchForm.tsx'
import { apply, getPending } from './pending-store.ts'
import { uploadFiles } from './upload.ts'

const UPLOAD = itemId(55)

/** Sender that accepts every file at once; the real one doesn't run here. */
class Sender {
  url: string | null = null
  readonly #options: UploadOptions
  constructor(_file: File, options: UploadOptions) {
    this.#options = options
  }
  start() {
    this.url = `/api/uploads/${UPLOAD}`
    this.#options.onUploadUrlAvailable?.()
    this.#options.onSuccess?.({ lastResponse: { getHeader: () => itemId(1) } as never })
  }
  abort = async () => {}
}
vi.mock('tus-js-client', () => ({ Upload: Sender }))

/** Hasher that can't read files. */
class Hasher {
  onmessage = (_: { data: { id: number } }) => {}
  postMessage({ id }: { id: number }) {
    this.onmessage({ data: { id } })
  }
}

afterEach(() => {
  for (const { id } of getPending().assets) apply({ type: 'removed', id })
  cleanNotifications()
})

/** Opens the details of a file that is being sent, before the socket reports anything. */
async function openDetails(
  rename = () => new Response(null, { status: 204 }),
  saved: () => Promise<unknown> = async () => {},
) {
  vi.stubGlobal('Worker', Hasher)
  const none = { funnelStage: [], contentProduct: [], contentType: [] }
  const details: UploadBatch = {
    ...none,
    contentIndustry: [],
    contentRegion: [],
    tags: [],
    importId: 'import',
    collectionId: null,
  }
  const received = serve([
    [getUploadBatch, () => reply(getUploadBatch, details)],
    [changeUploadBatch, () => saved().then(() => reply(changeUploadBatch, details))],
    // Its path fits that of the batch too.
    [renameUpload, rename],
    [listCollections, () => reply(listCollections, { items: [], nextCursor: null })],
    [getAccountSettings, () => problem('forbidden')],
  ])
  renderAt(
    '/',
    <>
      <ModalHost />
      <Notifications />
    </>,
  )
  await act(() => uploadFiles([new File(['abc'], 'handbook.pdf')], { by: 'ada', target: null }))
  await waitFor(() => expect(getPending().assets).toMatchObject([{ transfer: 'sent' }]))
  const { assets } = getPending()
  act(() => openBatchForm({ importId: 'import', collectionId: null, assets }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Handbook 2027')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const renamed = () =>
    received
      .filter(({ endpoint }) => endpoint === renameUpload.name)
      .map(({ url, body }) => [url.pathname, body])
  return { save, renamed }
}

const asWanted = [[`/api/uploads/${UPLOAD}`, { name: 'Handbook 2027' }]]

it('names a file that was sent but not yet reported', async () => {
  const { save, renamed } = await openDetails()
  await save()
  await waitFor(() => expect(renamed()).toEqual(asWanted))
})

it('names a file that has left the tray', async () => {
  const { save, renamed } = await openDetails()
  for (const { id } of getPending().assets) act(() => apply({ type: 'removed', id }))
  await save()
  await waitFor(() => expect(renamed()).toEqual(asWanted))
})

it('names a file although the dialog closes during the save', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { save, renamed } = await openDetails(undefined, () => promise)
  await save()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  resolve()
  await waitFor(() => expect(renamed()).toEqual(asWanted))
})

it('says that a file couldn’t be renamed', async () => {
  const { save } = await openDetails(() => problem('not-found', { detail: 'It is gone' }))
  await save()
  await screen.findByText('It is gone')
})
