import { chromium, type Request } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { partsOf } from './lib/script-parts.ts'

// All script a browser has fetched when a signed-in person sees the first screen, as it came over the wire.

const SCRIPT_MAX_KB = 180
const FILES_MAX = 40
const LARGEST = 10

const product = await startProduct({ env: { SEED_DEMO: 'true' } })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  ...(process.getuid?.() === 0 && { args: ['--no-sandbox'] }),
})
try {
  const [, email, password] = /demo tenant as (\S+) with (\S+)/.exec(product.output()) ?? []
  const context = await browser.newContext({ baseURL: product.url })
  const signIn = await context.request.post('/api/auth/v1/sessions', { data: { email, password } })
  if (!signIn.ok()) throw new Error(`Sign-in answered ${signIn.status()}`)

  const page = await context.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') requests.push(request)
  })
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const scripts = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url()).pathname.slice(1),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  figure('script before the first screen', total / 1_000, { atMost: SCRIPT_MAX_KB }, ' kB')
  figure('in files', scripts.length, { atMost: FILES_MAX })
  note('the ten largest, by brotli, and what is in them:')
  const largest = scripts.toSorted((one, other) => other.bytes - one.bytes).slice(0, LARGEST)
  for (const { path, bytes } of largest) {
    const parts = (await partsOf(path)).slice(0, 5)
    const text = parts.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(', ')
    note(`${(bytes / 1_000).toFixed(1).padStart(5)} kB  ${path.replace('assets/', '')}: ${text}`)
  }
} finally {
  await browser.close()
  await product.stop()
}
process.exitCode = exitCode()
