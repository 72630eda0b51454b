import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Client, signIn, signUp, someNetworkAddress, visit } from '../client.ts'
import type { Product } from '../product.ts'
import type { Situation } from './situation.ts'

/** Attempts of each kind without a pause. */
const ENOUGH = 5
/** Milliseconds between later ones: what was acknowledged last is at stake, and not how much was before. */
const PAUSE = 250

/** Repeats until the server is killed, and keeps what was acknowledged. What fails before is the test's failure. */
async function repeat<T>(
  acknowledged: T[],
  kill: AbortSignal,
  attempt: () => Promise<T>,
): Promise<void> {
  for (; ; await setTimeout(acknowledged.length < ENOUGH ? 0 : PAUSE)) {
    try {
      acknowledged.push(await attempt())
    } catch (error) {
      if (kill.aborted) return
      throw error
    }
  }
}

function requireSuccess(status: number, expected = 200): void {
  if (status !== expected) throw new Error(`Not acknowledged: ${status}`)
}

const FORM = {
  name: 'Contact form',
  kind: 'form',
  label: 'Send',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }],
}

async function sendLead(
  { url }: Pick<Product, 'url'>,
  formId: string,
  lead: object,
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': someNetworkAddress(),
  }
  const body = JSON.stringify({ ...lead, kind: 'submission' })
  const path = `${url}/api/ctas/v1/public/${formId}/events`
  return (await fetch(path, { method: 'POST', headers, body })).status
}

/** The addresses of all that were submitted. */
async function leadsOf({ call }: Client, formId: string): Promise<string[]> {
  const emails: string[] = []
  let cursor = ''
  do {
    const path = `ctas/v1/${formId}/submissions?limit=100${cursor && `&cursor=${cursor}`}`
    const { items, nextCursor } = (await call('GET', path)).body
    emails.push(...items.map(({ values }: { values: { email: string } }) => values.email))
    cursor = nextCursor ?? ''
  } while (cursor)
  return emails
}

/** Plans to publish a site as soon as the server takes: a time that came before the request did is refused. */
async function planSoon({ call }: Client, siteId: string): Promise<void> {
  for (let ahead = 1_000; ; ahead *= 2) {
    const at = new Date(Date.now() + ahead).toISOString()
    const { status, body } = await call('POST', `sites/v2/${siteId}/publish`, { at })
    if (status === 422) continue
    expect(body.publishAt).toBe(at)
    return
  }
}

export async function traffic(first: Pick<Product, 'url' | 'mailTo'>): Promise<Situation> {
  const client = await signUp(first)
  const shared = await client.upload('shared.txt', 'A text to share')
  const edited = await client.upload('edited.txt', 'A text to edit')
  const share = { itemId: shared, itemType: 'ITEM' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  const { body: form } = await client.call('POST', 'ctas/v1/create', FORM)
  const { body: site } = await client.call('POST', 'sites/v2/create', { name: 'Fair' })

  const uploads: { id: string; text: string }[] = []
  const names: string[] = []
  const visits: unknown[] = []
  const leads: { id: string; values: { email: string } }[] = []
  let number = 0
  const kill = new AbortController()
  const upload = async () => {
    number += 1
    const text = `Text ${number}`
    return { text, id: await client.upload(`file ${number}.txt`, text) }
  }
  const rename = async () => {
    const name = `Name ${crypto.randomUUID()}`
    requireSuccess((await client.call('PUT', `items/v1/${edited}`, { name })).status)
    return name
  }
  const submit = async () => {
    number += 1
    const lead = { id: crypto.randomUUID(), values: { email: `lead${number}@example.com` } }
    requireSuccess(await sendLead(first, form.id, lead), 202)
    return lead
  }
  const open = async () => requireSuccess((await visit(first, link.slug)).status)
  let work: Promise<unknown> = Promise.resolve()

  return {
    async begin() {
      work = Promise.all([
        repeat(uploads, kill.signal, upload),
        repeat(names, kill.signal, rename),
        repeat(leads, kill.signal, submit),
        repeat(visits, kill.signal, open),
      ])
      const fewest = () => Math.min(uploads.length, names.length, visits.length, leads.length)
      await Promise.race([work, expect.poll(fewest).toBeGreaterThanOrEqual(ENOUGH)])
      await planSoon(client, site.id)
    },
    beforeKill: () => kill.abort(),
    async afterKill() {
      await work
    },
    async check(second) {
      const again = await signIn(second, client.email)
      for (const { id, text } of uploads) {
        const { body } = await again.call('GET', `items/v1/${id}`)
        expect(await (await fetch(second.url + body.downloadUrl)).text()).toBe(text)
      }
      // The last edit may have been committed just before the kill cut off its answer.
      const { body: storedBody } = await again.call('GET', `items/v1/${edited}`)
      expect([names.at(-1), undefined]).toContain(names.find((name) => name === storedBody.name))
      expect(storedBody.version).toBeGreaterThan(names.length)
      const links = () => again.call('GET', 'items/v1/v2/shortener/my-links')
      const views = async () => (await links()).body.items[0].views
      await expect.poll(views).toBeGreaterThanOrEqual(visits.length)

      // Each lead is there once, also where its sender tries again.
      const [sample] = leads
      if (sample) await sendLead(second, form.id, sample)
      const emails = await leadsOf(again, form.id)
      expect(new Set(emails).size).toBe(emails.length)
      for (const { values } of leads) expect(emails).toContain(values.email)

      // What was planned happens once.
      const read = async () => (await again.call('GET', `sites/v2/${site.id}`)).body
      await expect.poll(async () => (await read()).status).toBe('published')
      const versions = await again.call('GET', `sites/v2/${site.id}/versions`)
      expect(versions.body.items).toMatchObject([{ number: 1, isPublished: true }])

      // What was being examined goes on by itself.
      const statusOf = async (id: string) => (await again.call('GET', `items/v1/${id}`)).body.status
      for (const { id } of uploads) await expect.poll(() => statusOf(id)).toBe('completed')
    },
  }
}
