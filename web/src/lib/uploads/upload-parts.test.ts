import { expect, it, vi } from 'vitest'

interface Answer {
  status: number
  body?: string
  method?: string
  headers?: Record<string, string>
}

/** Returns an error of the upload library for a response. */
function errorOf({ status, body = '', method = 'PATCH', headers = {} }: Answer) {
  const xhr = {
    status,
    responseText: body,
    getResponseHeader: (name: string) => headers[name] ?? null,
  }
  const originalRequest = { getMethod: () => method, getUnderlyingObject: () => xhr }
  return Object.assign(new Error('tus: failed'), { originalRequest }) as never
}

const upload = (chunkSize: number) => ({ options: { chunkSize } }) as never
const sizeOf = (input: never) => (input as { options: { chunkSize: number } }).options.chunkSize

const page = { status: 413, body: '<h1>413 Request Entity Too Large</h1>' }
const problem = { type: 'about:blank', title: 'Too large', status: 413, code: 'too-large' }

/** Loads a fresh module, as each page does. */
async function open() {
  vi.resetModules()
  return import('./upload-parts.ts')
}

it('makes parts smaller after each refusal for their size, down to a limit, for all uploads of the page', async () => {
  const { partSize, sendSmaller } = await open()
  const first = upload(partSize())
  const other = upload(partSize())
  expect(partSize()).toBeLessThan(100_000_000)
  const sizes = []
  while (sendSmaller(first, errorOf(page))) sizes.push(sizeOf(first))
  expect(sizes).toEqual([4_000_000, 1_000_000, 250_000, 62_500])
  expect(partSize()).toBe(62_500)
  expect(sendSmaller(other, errorOf(page))).toBe(true)
  expect(sizeOf(other)).toBe(62_500)
})

it('keeps the size of parts when the server itself refuses, or the creation was refused', async () => {
  const { partSize, sendSmaller } = await open()
  const size = partSize()
  const refusals = [
    { status: 413, body: JSON.stringify(problem) },
    { ...page, method: 'POST' },
    { status: 502, body: '<h1>502</h1>' },
  ]
  for (const refusal of refusals) expect(sendSmaller(upload(size), errorOf(refusal))).toBe(false)
  expect(partSize()).toBe(size)
})

it('makes the parts of one upload smaller after its connection broke, and no smaller than 1 MB', async () => {
  const { partSize, sendSmallerAfterBreak } = await open()
  const size = partSize()
  const broken = upload(size)
  for (let tries = 0; tries < 4; tries++) sendSmallerAfterBreak(broken, errorOf({ status: 0 }))
  expect(sizeOf(broken)).toBe(1_000_000)
  sendSmallerAfterBreak(broken, errorOf({ status: 503 }))
  expect(sizeOf(broken)).toBe(1_000_000)
  expect(partSize()).toBe(size)

  const small = upload(250_000)
  sendSmallerAfterBreak(small, errorOf({ status: 0 }))
  expect(sizeOf(small)).toBe(250_000)
})

it.each([
  [{ status: 0 }, /^Couldn’t reach the server\. Try again\.$/],
  [page, /^Something between you and Satchel refused a file this large \(413\)\./],
  [{ status: 502, body: '<h1>502</h1>' }, /got no answer from the server \(502\)/],
  [{ status: 200, body: '<h1>Sign in</h1>' }, /answered in its place/],
  [{ status: 403, body: '{"message":"Forbidden"}' }, /refused the request \(403\)/],
  [{ status: 403, body: '{"message":' }, /refused the request \(403\)/],
  [{ status: 413, body: JSON.stringify(problem) }, /^Too large$/],
])('explains an upload that ended with %j', async (answer, sentence) => {
  const { failureOf } = await open()
  expect(failureOf(errorOf(answer))).toMatch(sentence)
})

it('says why an upload waits', async () => {
  const { delayOf } = await open()
  expect(delayOf(errorOf({ status: 0 }))).toMatch(/^Can’t reach the server/)
  expect(delayOf(errorOf({ status: 504, body: '<h1>504</h1>' }))).toMatch(/answered \(504\)/)
  const busy = { status: 423, headers: { 'tus-resumable': '1.0.0' } }
  expect(delayOf(errorOf(busy))).toMatch(/^The server can’t take it right now/)
})
