import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { signIn, signUp, visit } from './client.ts'
import { discard } from './postgres.ts'
import { startProduct } from './product.ts'

const EMAIL = 'ada@example.com'

/** Repeats until the server is gone, and keeps what was acknowledged. */
async function untilGone<T>(acknowledged: T[], attempt: () => Promise<T>): Promise<void> {
  for (;;) {
    const answer = await attempt().then(
      (value) => ({ value }),
      () => undefined,
    )
    if (!answer) return
    acknowledged.push(answer.value)
  }
}

function requireSuccess(status: number): void {
  if (status !== 200) throw new Error(`Not acknowledged: ${status}`)
}

test('a server killed in the middle of uploads, edits and visits keeps all it acknowledged', async () => {
  // Visitors are of networks of their own: one network has only so many people.
  const first = await startProduct({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  onTestFinished(() => discard(first.dataDir))
  const client = await signUp(first, EMAIL)
  const shared = await client.upload('shared.txt', 'A text to share')
  const edited = await client.upload('edited.txt', 'A text to edit')
  const share = { itemId: shared, itemType: 'ITEM' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)

  const uploads: { id: string; text: string }[] = []
  const names: string[] = []
  const visits: unknown[] = []
  let number = 0
  const work = Promise.all([
    untilGone(uploads, async () => {
      number += 1
      const text = `Text ${number}`
      return { text, id: await client.upload(`file ${number}.txt`, text) }
    }),
    untilGone(names, async () => {
      const name = `Name ${crypto.randomUUID()}`
      requireSuccess((await client.call('PUT', `items/v1/${edited}`, { name })).status)
      return name
    }),
    untilGone(visits, async () => requireSuccess((await visit(first, link.slug)).status)),
  ])
  const fewest = () => Math.min(uploads.length, names.length, visits.length)
  await expect.poll(fewest, { timeout: 60_000 }).toBeGreaterThan(9)
  await first.kill()
  await work

  const second = await startProduct({ dataDir: first.dataDir })
  try {
    const again = await signIn(second, EMAIL)
    for (const { id, text } of uploads) {
      const { body } = await again.call('GET', `items/v1/${id}`)
      expect(await (await fetch(second.url + body.downloadUrl)).text()).toBe(text)
    }
    // The last edit may have been committed just before the kill cut off its answer.
    const { body: kept } = await again.call('GET', `items/v1/${edited}`)
    expect([names.at(-1), undefined]).toContain(names.find((name) => name === kept.name))
    expect(kept.version).toBeGreaterThan(names.length)
    const links = () => again.call('GET', 'items/v1/v2/shortener/my-links')
    const views = async () => (await links()).body.items[0].views
    await expect.poll(views).toBeGreaterThanOrEqual(visits.length)

    // What was being examined goes on by itself.
    const statusOf = async (id: string) => (await again.call('GET', `items/v1/${id}`)).body.status
    for (const { id } of uploads)
      await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('completed')
  } finally {
    expect(await second.stop()).toBe(0)
    await rm(first.dataDir, { recursive: true })
  }
})
