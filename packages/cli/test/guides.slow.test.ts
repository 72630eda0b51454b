import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp, someNetworkAddress } from '../../../server/test/client.ts'
import { type Product, startProduct } from '../../../server/test/product.ts'
import { until } from '../../../server/test/until.ts'
import { type Block, essence, examplesIn } from './documents.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MAIN = join(ROOT, 'packages/cli/src/main.ts')
/** The address in the guides. */
const EXAMPLE = 'https://satchel.example.com'
/** The one address that webhooks may be sent to, in the place of the public internet. */
const RECEIVER = '127.0.0.9'
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const SCOPES = ['library.read', 'library.write', 'links.read', 'links.write']

let product: Product
beforeAll(async () => {
  product = await startProduct({
    env: { FETCH_ALLOWED_NETWORKS: `${RECEIVER}/32`, TRUSTED_PROXIES: '127.0.0.0/8' },
  })
})
afterAll(() => product.stop())

/** A folder with what the guides speak of, and an account of its own. */
async function openGuide(name: string) {
  await mkdir(join(ROOT, 'test-results'), { recursive: true })
  // Inside of the repository, where the packages are found, and outside of node_modules, where Node strips no types.
  const folder = await mkdtemp(join(ROOT, 'test-results/guide-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'bin'))
  const shim = `#!/bin/sh\nexec '${process.execPath}' --conditions=satchel-source '${MAIN}' "$@"\n`
  await writeFile(join(folder, 'bin/satchel'), shim, { mode: 0o755 })
  await mkdir(join(folder, 'spring-fair'))
  const files = {
    'spring-fair/Hall plan.md': '# The plan of the hall\n',
    'spring-fair/Price list.md': '# The prices of this year\n',
    'flyer.md': '# Come and see\n',
    'price-list.md': '# Prices of a year.\n',
    'prices-2027.md': '# The prices of next year\n',
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  const owner = await signUp(product)
  const blocks = await examplesIn(name)
  const setup = blocks.find(({ text }) => text.includes('new Satchel'))?.text ?? ''
  return { folder, owner, blocks, setup }
}

type Guide = Awaited<ReturnType<typeof openGuide>>

async function newKey(owner: Client, scopes: readonly string[]): Promise<string> {
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', {
    name: 'Terminal',
    scopes,
  })
  return body.key
}

/** Runs an example, and resolves to what it printed. Each has a key of its own, since a key may make 600 calls a minute. */
async function run(
  { folder, owner, setup }: Guide,
  block: Block,
  more: Record<string, string> = {},
) {
  const isLogin = /satchel (login|logout|whoami)/.test(block.text)
  const key = await newKey(owner, isLogin ? SCOPES : [...SCOPES, 'reports.read'])
  const text = block.text.replaceAll(EXAMPLE, product.url)
  const isShell = block.language === 'sh'
  const program = isShell ? text : programOf(setup.replaceAll(EXAMPLE, product.url), text)
  const file = `line-${block.line}.${isShell ? 'sh' : 'ts'}`
  await writeFile(join(folder, file), program)
  const command = isShell
    ? ['bash', '-euo', 'pipefail', file]
    : [process.execPath, '--conditions=satchel-source', file]
  const [path = '', ...args] = command
  const child = spawn(path, args, {
    cwd: folder,
    env: {
      PATH: `${folder}/bin:${process.execPath.replace(/\/node$/, '')}:${process.env.PATH}`,
      HOME: folder,
      ...(!isLogin && { SATCHEL_URL: product.url, SATCHEL_KEY: key }),
      ...more,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      printed += part
    })
  child.stdin.on('error', () => {})
  child.stdin.end(`${key}\n`)
  const output = () => printed.replaceAll(product.url, EXAMPLE)
  return { child, output, ended: once(child, 'close') as Promise<[number | null]>, key }
}

/** Returns a program with its imports first, and the lines that all examples begin with. */
function programOf(setup: string, text: string): string {
  if (text.includes("from '@satchel/client'")) return text
  const imports = text.match(/^import .*\n/gm)?.join('') ?? ''
  return `${imports}${setup}${text.replace(/^import .*\n/gm, '')}`
}

async function tryOut(guide: Guide, block: Block): Promise<void> {
  const where = `line ${block.line}, ${block.heading}:\n${block.text}`
  if (block.language === 'csv') return writeFile(join(guide.folder, block.note), block.text)
  const { output, ended, key } = await run(guide, block)
  const [code] = await ended
  expect([code, where], output()).toEqual([0, where])
  expect(output()).not.toContain(key)
  if (block.prints === undefined) return
  expect(essence(output()), where).toBe(essence(block.prints))
}

/** Opens a link as a new person and reads for half a minute. */
async function read(slug: string): Promise<void> {
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': someNetworkAddress() }
  const page = await (await fetch(`${product.url}/l/${slug}`, { headers })).text()
  const token = /data-token="([^"]*)"/.exec(page)?.[1]
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const beat = { token, durationMs: 1_000, acted: true, isLast: true }
  const answer = await fetch(`${product.url}/l/${slug}/beats`, {
    method: 'POST',
    body: JSON.stringify(beat),
    headers: { ...headers, 'content-type': 'text/plain' },
  })
  expect(answer.status, (await answer.text()) + page.slice(0, 3_000)).toBe(204)
}

/** Makes a link to the hall plan. */
async function linkFor(owner: Client, more: object) {
  const id = await until(async () => {
    const { body } = await owner.call('POST', 'items/v1/search', { searchTerm: '"hall plan"' })
    expect(body.items).toMatchObject([{ status: 'completed' }])
    return body.items[0].id
  })
  const draft = { itemId: id, itemType: 'ITEM', ...more }
  const made = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body
}

/** Events before an example, by its heading. */
const BEFORE: Record<string, (guide: Guide) => Promise<void>> = {
  'Who read what last week': async ({ owner }) => {
    const { slug } = await linkFor(owner, { sharedToEmail: 'bo@example.com' })
    await read(slug)
  },
  'Extend links that are about to expire': async ({ owner }) => {
    const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await linkFor(owner, { sharedToMemo: 'Soon', slug: 'soon-over', expiresAt })
  },
}

/** Runs the receiver of webhooks, sends it a reading, and a forged one that it refuses. */
async function tryReceiver(guide: Guide, block: Block): Promise<void> {
  const port = await freePort()
  const url = `http://${RECEIVER}:${port}/`
  const draft = { name: 'Readings', url, events: ['link.read'] }
  const { body } = await guide.owner.call('POST', 'integrations/v1/webhooks', draft)
  const environment = { WEBHOOK_SECRET: body.secret, PORT: String(port) }
  const { child, output, ended } = await run(guide, block, environment)
  try {
    await until(async () => {
      const forged = {
        method: 'POST',
        body: '{"type":"link.read"}',
        headers: { 'webhook-id': '1' },
      }
      expect((await fetch(url, forged)).status).toBe(401)
    })
    const { slug } = await linkFor(guide.owner, { sharedToEmail: 'cy@example.com' })
    await read(slug)
    const printed = () => essence(output())
    await expect.poll(printed).toContain(essence(block.prints ?? ''))
  } finally {
    child.kill()
    await ended
  }
}

for (const name of ['command-line.md', 'client.md', 'cookbook.md'])
  test(`each example in docs/${name} does what it says`, async () => {
    const guide = await openGuide(name)
    const prepared = new Set<string>()
    for (const block of guide.blocks) {
      const { heading, note } = block
      if (!prepared.has(heading)) await BEFORE[heading]?.(guide)
      prepared.add(heading)
      if (note === 'receiver') await tryReceiver(guide, block)
      else if (note !== 'install') await tryOut(guide, block)
    }
    expect(guide.blocks.length).toBeGreaterThan(9)
  })
