import type { UploadOptions } from 'tus-js-client'
import { afterEach, expect, it, vi } from 'vitest'
import { newAsset } from './pending-asset.ts'
import { apply, findPending } from './pending-store.ts'
import { begin, cancel, pause, resume } from './transfers.ts'

const log: string[] = []
const sent = new Map<string, UploadOptions>()

vi.mock('tus-js-client', () => ({
  Upload: class {
    url: string | null = null
    readonly options: UploadOptions
    readonly #name: string
    constructor(file: File, options: UploadOptions) {
      this.options = options
      this.#name = file.name
      sent.set(file.name, options)
    }
    start() {
      log.push(`start ${this.#name}`)
    }
    async abort(terminates = false) {
      log.push(`${terminates ? 'delete' : 'stop'} ${this.#name}`)
    }
  },
}))

/** Begins an upload for each name, and returns what has happened so far. */
function beginAll(...names: string[]) {
  log.length = 0
  const assets = names.map((name) =>
    newAsset({
      id: name,
      name,
      importId: 'import',
      mime: '',
      bytes: 3,
      file: new File(['abc'], name),
    }),
  )
  apply({ type: 'added', assets })
  for (const asset of assets) begin(asset)
}

const answer = (status: number) =>
  ({ getStatus: () => status, getHeader: () => undefined }) as never
const succeed = (name: string) => sent.get(name)?.onSuccess?.({ lastResponse: answer(204) })
const failed = (status: number) =>
  Object.assign(new Error('tus: failed'), {
    originalRequest: {
      getMethod: () => 'PATCH',
      getUnderlyingObject: () => ({ status, getResponseHeader: () => '1.0.0' }),
    },
    originalResponse: answer(status),
  }) as never

afterEach(() => {
  for (const name of sent.keys()) {
    cancel(name)
    apply({ type: 'removed', id: name })
  }
  sent.clear()
})

it('sends two files at a time, in the order in which they came', () => {
  beginAll('a', 'b', 'c', 'd')
  expect(log).toEqual(['start a', 'start b'])
  succeed('b')
  expect(log).toEqual(['start a', 'start b', 'start c'])
  expect(findPending('b')?.transfer).toBe('sent')
})

it('gives the place of a paused file to the next one, and resumes it after those that wait', () => {
  beginAll('a', 'b', 'c', 'd')
  pause('a')
  expect(log).toEqual(['start a', 'start b', 'stop a', 'start c'])
  resume('a')
  succeed('b')
  succeed('c')
  expect(log.slice(4)).toEqual(['start d', 'start a'])
})

it('deletes what the server has of a canceled file', () => {
  beginAll('a', 'b', 'c')
  cancel('a')
  expect(log).toEqual(['start a', 'start b', 'start c', 'delete a'])
})

it('tries again after trouble of the server or the network, but not after a refusal', () => {
  beginAll('a')
  const retries = (status: number) => sent.get('a')?.onShouldRetry?.(failed(status), 0, {})
  expect([0, 500, 409, 423, 429].map(retries)).toEqual([true, true, true, true, true])
  expect(findPending('a')?.transfer).toBe('retrying')
  expect([403, 404, 422, 507].map(retries)).toEqual([false, false, false, true])
})

it('waits for the network before a request, and no longer once it is paused', async () => {
  beginAll('a')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const request = { getMethod: () => 'PATCH', setHeader: vi.fn() } as never
  const first = sent.get('a')?.onBeforeRequest?.(request)
  pause('a')
  await expect(first).rejects.toThrow()
  resume('a')
  const second = sent.get('a')?.onBeforeRequest?.(request)
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await second
  isOnline.mockRestore()
})
