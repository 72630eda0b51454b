import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../server/src/platform/database/embedded-postgres.ts'
import { type Client, PASSWORD, signUp } from '../server/test/client.ts'
import {
  CADDY,
  HAPROXY,
  NGINX,
  startCaddy,
  startHaproxy,
  startNginx,
} from '../server/test/deploy/proxies.ts'
import { startProduct } from '../server/test/product.ts'
import { test as base } from './server.ts'
import { enter } from './support/entering.ts'

const MEGABYTE = 1_000_000

/** Test with a product whose people come through a port where nothing listens before a test starts a proxy there. */
const test = base.extend<object, { front: { port: number; url: string } }>({
  front: [
    async ({}, use) => {
      const port = await freePort()
      await use({ port, url: `https://localhost:${port}` })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ front }, use) => {
      const env = { PUBLIC_URL: front.url, TRUSTED_PROXIES: '127.0.0.1' }
      const product = await startProduct({ env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ front }, use) => use(front.url),
})

test.use({ ignoreHTTPSErrors: true })

interface Front {
  port: number
  upstream: string
}

/** The operators' samples, each with the proxy's own limit on bodies. */
const PROXIES = [
  {
    name: 'nginx',
    program: NGINX,
    isLimited: true,
    start: (front: Front) => startNginx({ ...front, bodyMax: '' }),
  },
  { name: 'HAProxy', program: HAPROXY, isLimited: false, start: startHaproxy },
  {
    name: 'Caddy',
    program: CADDY,
    isLimited: false,
    start: async (front: Front) => (await startCaddy({ ...front, host: 'localhost' })).stop,
  },
]

for (const { name, program, isLimited, start } of PROXIES)
  test(`behind ${name}, people sign in, see changes live, and upload 150 MB`, async ({
    page,
    product,
    front,
  }, info) => {
    test.slow()
    test.skip(!existsSync(program), `${program} isn’t installed`)
    const stop = await start({ port: front.port, upstream: new URL(product.url).host })
    try {
      const owner = await signUp(product)
      await signInOnPage(page, owner)
      const main = page.getByRole('main')
      await expect(main.getByText('Upload', { exact: true }).first()).toBeVisible()
      await owner.call('POST', 'items/v1', {
        kind: 'link',
        url: 'https://example.org/',
        name: 'Live',
      })
      await expect(main.getByRole('link', { name: 'Live', exact: true })).toBeVisible()

      const refused = countOf(page, 413)
      const film = randomBytes(150 * MEGABYTE)
      await choose(page, await fileOf(info.outputPath('film.bin'), film))
      await expect(main.getByRole('link', { name: 'film', exact: true })).toBeVisible({
        timeout: 150_000,
      })
      expect(refused() > 0).toBe(isLimited)
      const { body } = await owner.call('GET', 'items/v1/list')
      const arrival = body.items.find(({ name }: { name: string }) => name === 'film')
      const arrived = await page.request.get(new URL(arrival.downloadUrl, front.url).href)
      expect(sha256(await arrived.body())).toBe(sha256(film))

      await claimAddress(front.port, owner, { from: '127.0.0.5', claimed: '203.0.113.9' })
      const { body: log } = await owner.call('GET', 'audit/v1/list?action=session')
      expect(log.items[0].ip).toBe('127.0.0.5')
    } finally {
      await stop()
    }
  })

test('a file three times as large as nginx’s limit arrives in parts', async ({
  page,
  product,
  front,
}, info) => {
  const stop = await startNginx({
    port: front.port,
    upstream: new URL(product.url).host,
    bodyMax: '',
  })
  try {
    const owner = await signUp(product)
    await enter(page, { ...product, url: front.url }, owner.email)
    await page.goto('/library')
    const refused = countOf(page, 413)
    await choose(page, await fileOf(info.outputPath('film.bin'), randomBytes(3 * MEGABYTE)))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'film', exact: true })).toBeVisible()
    expect(refused()).toBeGreaterThan(0)

    // What this nginx refuses is known by now.
    const before = refused()
    await choose(page, await fileOf(info.outputPath('talk.bin'), randomBytes(3 * MEGABYTE)))
    await expect(main.getByRole('link', { name: 'talk', exact: true })).toBeVisible()
    expect(refused()).toBe(before)
  } finally {
    await stop()
  }
})

test('a refusal by nginx, and a server it can’t reach, show a clear message', async ({
  page,
  product,
  front,
}, info) => {
  const upstream = new URL(product.url).host
  let stop = await startNginx({ port: front.port, upstream, bodyMax: '10k' })
  try {
    const owner = await signUp(product)
    await enter(page, { ...product, url: front.url }, owner.email)
    await page.goto('/library')
    const tray = page.getByRole('region', { name: 'Uploads' })
    await choose(page, await fileOf(info.outputPath('film.bin'), randomBytes(MEGABYTE)))
    await expect(
      tray.getByText('Something between you and Satchel refused a file this large (413).'),
    ).toBeVisible()
    await expect(page.getByText(/reach the server/)).toBeHidden()

    await stop()
    stop = await startNginx({ port: front.port, upstream: `127.0.0.1:${await freePort()}` })
    await tray.getByRole('button', { name: 'Try film.bin again' }).click()
    await expect(
      tray.getByText(/Something between you and Satchel answered \(502\), retrying/),
    ).toBeVisible()
    await expect(page.getByText(/reach the server/)).toBeHidden()

    // What answered meanwhile said nothing of the upload, which goes on where it was.
    await stop()
    stop = await startNginx({ port: front.port, upstream })
    await expect(
      page.getByRole('main').getByRole('link', { name: 'film', exact: true }),
    ).toBeVisible()
  } finally {
    await stop()
  }
})

test('behind an nginx without WebSocket, the app asks for changes until a socket opens', async ({
  page,
  product,
  front,
}) => {
  const upstream = new URL(product.url).host
  const owner = await signUp(product)
  const add = (name: string) =>
    owner.call('POST', 'items/v1', { kind: 'link', url: `https://example.org/${name}`, name })
  const shown = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const notice = page.getByText('Live updates are off').filter({ visible: true })
  let stop = await startNginx({ port: front.port, upstream, isWithoutSockets: true })
  try {
    await enter(page, { ...product, url: front.url }, owner.email)
    await add('Before')
    await page.clock.install()
    await page.goto('/library')
    await expect(shown('Before')).toBeVisible()
    await expect(notice).toBeVisible()

    await add('Meanwhile')
    await page.clock.fastForward(30_000)
    await expect(shown('Meanwhile')).toBeVisible()
    await expect(notice).toBeVisible()

    await stop()
    stop = await startNginx({ port: front.port, upstream })
    await page.clock.fastForward(30_000)
    await expect(notice).toBeHidden()
    await add('Live')
    await expect(shown('Live')).toBeVisible()
  } finally {
    await stop()
  }
})

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function signInOnPage(page: Page, { email }: Client): Promise<void> {
  await page.goto('/library')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

interface Addresses {
  from: string
  claimed: string
}

/** Signs in from an address of this machine, and claims to come from another one. */
async function claimAddress(port: number, { email }: Client, { from, claimed }: Addresses) {
  const host = `localhost:${port}`
  const headers = { host, 'content-type': 'application/json', 'x-forwarded-for': claimed }
  const where = { host: '127.0.0.1', port, servername: 'localhost', localAddress: from }
  const options = { ...where, path: '/api/auth/v1/sessions', method: 'POST', headers }
  const status = await new Promise((resolve, reject) => {
    request({ ...options, agent: false, rejectUnauthorized: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end(JSON.stringify({ email, password: PASSWORD }))
  })
  expect(status).toBe(200)
}

async function fileOf(path: string, content: Buffer): Promise<string> {
  await writeFile(path, content)
  return path
}

async function choose(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).first().click()
  await page.getByRole('menuitem', { name: 'Files' }).click()
  await (await choosing).setFiles(path)
}

/** Returns the number of responses with a status since the call. */
function countOf(page: Page, status: number): () => number {
  let count = 0
  page.on('response', (response) => {
    if (response.status() === status) count += 1
  })
  return () => count
}
