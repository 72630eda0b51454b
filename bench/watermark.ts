import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { type Client, signUp } from '../server/test/client.ts'
import { plainPicture } from '../server/test/documents/pictures.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// The server's memory while 24 visitors ask at once for a very large picture, each with a watermark of their own.

const VISITORS = 24
const WIDTH = 3_800
const HEIGHT = 38_000
const RATIO_MAX = 1.5

const product = await startProduct()
try {
  const client = await signUp(product, 'ada@example.com')
  const visitors = await enter(await share(client))
  const before = await memory(product, 'VmRSS')
  // What was reached before, at the start, is not counted.
  await writeFile(`/proc/${product.pid}/clear_refs`, '5')
  const began = performance.now()
  const statuses = await Promise.all(visitors.map((visit) => visit()))
  const seconds = (performance.now() - began) / 1_000
  const peak = await memory(product, 'VmHWM')
  note(`${before} MB before, at most ${peak} MB meanwhile; answers after ${seconds.toFixed(1)} s:`)
  note(statuses.join(' '))
  const name = 'memory with 24 large watermarked pictures, of before'
  figure(name, peak / before, { atMost: RATIO_MAX })
} finally {
  await product.stop()
}
process.exitCode = exitCode()

async function share({ upload, call }: Client): Promise<string> {
  const picture = await plainPicture(WIDTH, HEIGHT).png().toBuffer()
  const itemId = await upload('roadmap.png', picture)
  const read = async () => (await call('GET', `items/v1/${itemId}`)).body.status
  while ((await read()) === 'processing') await setTimeout(200)
  const draft = { itemId, itemType: 'ITEM', watermark: true, proveEmail: false }
  return (await call('POST', 'items/v1/v2/shortener/personalized', draft)).body.url
}

/** Opens a link as one visitor and returns how to request the image, which resolves to the status. */
function enter(link: string): Promise<(() => Promise<number>)[]> {
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const body = new URLSearchParams({ email: `visitor-${number}@customer.example` })
      const entered = await fetch(`${link}/email`, { method: 'POST', body, redirect: 'manual' })
      const cookie = entered.headers.getSetCookie().map((one) => one.split(';', 1)[0])
      const headers = { cookie: cookie.join('; ') }
      return () => statusOf(`${link}/pages/1`, headers)
    }),
  )
}

/** Returns the status, or 0 if the server hung up on an idle connection. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  try {
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function memory({ pid }: Product, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1_024)
}
