import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// All script a browser has fetched when a signed-in person sees the first screen, as it came over the wire.

const SCRIPT_MAX_KB = 180

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
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const bytes = await Promise.all(sizes)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  figure('script before the first screen', total / 1_000, { atMost: SCRIPT_MAX_KB }, ' kB')
  note(`${bytes.length} files, brotli`)
} finally {
  await browser.close()
  await product.stop()
}
process.exitCode = exitCode()
