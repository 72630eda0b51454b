import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { addPage, inDays, share } from '../../../test/sharing.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

const FORM = {
  name: 'Contact form',
  kind: 'form',
  headline: 'Talk to us',
  label: 'Send',
  thanks: 'We’ll be in touch <soon>',
  fields: [{ name: 'email', label: 'Work email', type: 'email', required: true }],
}

async function shareFile(owner: Owner, fields: object = {}) {
  const { itemId } = await upload(satchel, owner, 'note.txt', Buffer.from('Some text'))
  await whenRead(owner, itemId)
  return { itemId, link: (await share(owner, itemId, fields)).body }
}

async function create(person: Person, draft: object): Promise<string> {
  const { status, body } = await person.call('POST', 'ctas/v1/create', { ...FORM, ...draft })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

const button = (label: string, placement: object, more: object = {}) => ({
  kind: 'button',
  label,
  url: 'https://example.com/',
  headline: '',
  control: false,
  placements: [{ type: 'TENANT', position: 'end', ...placement }],
  ...more,
})

const tokenOf = (html: string) => /data-token="([^"]+)"/.exec(html)?.[1] ?? ''
const buttonsOf = (html: string) =>
  [...html.matchAll(/data-cta-link="true">([^<]*)</g)].map(([, label]) => label)

/** Moves visits so many minutes back. */
async function letPass(owner: Owner, minutes: number) {
  const { system } = satchel.database
  await sql`update visit set at = at - make_interval(mins => ${minutes}) where tenant_id = ${owner.tenantId}`.execute(
    system,
  )
}

test('a link’s page shows the CTA of the most specific place, in its time, until it is switched off', async () => {
  const owner = await satchel.newTenant()
  const { itemId, link } = await shareFile(owner)
  const other = (await shareFile(owner)).link
  await create(owner, button('Everywhere', {}))
  await create(owner, button('Past', { endsAt: inDays(-1) }))
  await create(owner, button('Next week', { startsAt: inDays(7) }))
  const ofItem = await create(owner, button('Of the item', { type: 'ITEM', id: itemId }))
  const ofLink = await create(owner, button('Of the link', { type: 'LINK', id: link.id }))
  const visitor = browser(satchel)
  const shown = async (slug: string) => buttonsOf((await visitor.get(`/l/${slug}`)).body)
  expect(await shown(link.slug)).toEqual(['Of the link'])
  expect(await shown(other.slug)).toEqual(['Everywhere'])
  await owner.call('PUT', `ctas/v1/${ofLink}`, { active: false })
  expect(await shown(link.slug)).toEqual(['Of the item'])
  await owner.call('DELETE', `ctas/v1/${ofItem}`)
  expect(await shown(link.slug)).toEqual(['Everywhere'])
})

test('a form without a script answers with a page: what is wrong, then thanks', async () => {
  const owner = await satchel.newTenant()
  const seller = await owner.withRole('editor')
  const { itemId } = await shareFile(owner)
  const link = (await share(seller, itemId)).body
  const id = await create(owner, { placements: [{ type: 'ITEM', id: itemId, position: 'end' }] })
  const visitor = browser(satchel)
  const page = await visitor.get(`/l/${link.slug}`)
  const token = tokenOf(page.body)
  const send = (fields: Record<string, string>) =>
    visitor.post(`/l/${link.slug}/ctas/${id}`, { token, place: `ITEM ${itemId} end`, ...fields })

  const wrong = await send({ 'values.email': 'bo"><script>' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain('Enter a valid email address.')
  expect(wrong.body).toContain('value="bo&quot;&gt;&lt;script&gt;"')
  // Sent within two seconds of opening the page.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const again = await visitor.get(`/l/${link.slug}`)
  await send({ token: tokenOf(again.body), 'values.email': 'early@example.com' })
  vi.setSystemTime(Date.now() + 2_000)
  for (const _ of [1, 2]) {
    const sent = await send({ 'values.email': 'bo@example.com' })
    expect(sent).toMatchObject({ status: 200 })
    expect(sent.body).toContain('We’ll be in touch &lt;soon&gt;')
    expect(sent.body).toContain(`href="/l/${link.slug}"`)
  }
  const { body } = await owner.call('GET', `ctas/v1/${id}/submissions`)
  expect(body.items).toMatchObject([
    { values: { email: 'bo@example.com' }, state: 'received', linkId: link.id, itemId },
    { values: { email: 'early@example.com' }, state: 'held' },
  ])
  await satchel.mailTo(seller.email, /submission/)

  expect((await send({ token: 'x', 'values.email': 'bo@example.com' })).status).toBe(404)
  const away = { kind: 'button', url: 'https://example.com/' }
  const others = await create(await satchel.newTenant(), away)
  const foreign = await visitor.post(`/l/${link.slug}/ctas/${others}`, { token })
  expect(foreign.status).toBe(404)
})

test('what a page reports counts once a visit, by its place; machines and previews count nothing', async () => {
  const owner = await satchel.newTenant()
  const { itemId, link } = await shareFile(owner)
  const placement = { type: 'ITEM', id: itemId }
  const id = await create(owner, button('Book', placement))
  const place = `ITEM ${itemId} end`
  const visitor = browser(satchel)
  const report = async (html: string, kind: string, more: Record<string, string> = {}) => {
    const fields = { token: tokenOf(html), place, kind, ...more }
    return visitor.post(`/l/${link.slug}/ctas/${id}`, fields, { accept: 'application/json' })
  }
  const { body: html } = await visitor.get(`/l/${link.slug}`)
  for (const _ of [1, 2]) expect((await report(html, 'impression')).status).toBe(202)
  await report(html, 'click', { id: crypto.randomUUID() })
  const robot = await visitor.get(`/l/${link.slug}`, { 'user-agent': 'Googlebot/2.1' })
  expect((await report(robot.body, 'impression')).status).toBe(202)
  expect((await owner.call('GET', `ctas/v1/${id}/report`)).body).toMatchObject({
    total: { impressions: 1, clicks: 1 },
    places: [{ ...placement, position: 'end', impressions: 1, clicks: 1 }],
  })
  const { body: preview } = await owner.call('POST', `items/v1/personalized/${link.id}/preview`)
  const seen = await visitor.get(new URL(preview.url).pathname + new URL(preview.url).search)
  expect(buttonsOf(seen.body)).toEqual(['Book'])
  expect(seen.body).toContain('data-cta-slot=""')
})

test('steps go up with visits and reading; the lower one stays until then', async () => {
  const owner = await satchel.newTenant()
  const { link } = await shareFile(owner, { sharedToEmail: 'bo@example.com' })
  await create(owner, button('First', {}))
  await create(owner, button('Half read', { step: 1, readPercent: 50 }))
  await create(owner, button('Came twice', { step: 2, visits: 2 }))
  const visitor = browser(satchel)
  const page = async () => (await visitor.get(`/l/${link.slug}`)).body as string
  const first = await page()
  expect(buttonsOf(first)).toEqual(['First', 'Half read'])
  expect(first).toMatch(/<section[^>]*hidden=""[^>]*data-read="50"/)
  expect(buttonsOf(await page())).toEqual(['First', 'Half read'])
  await letPass(owner, 30)
  expect(buttonsOf(await page())).toEqual(['Came twice'])
})

test('one in ten visitors is kept from a CTA, always the same ones, and sees the step below', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await shareFile(owner)
  const id = await create(owner, button('Demo', { step: 1 }, { control: true }))
  await create(owner, button('Read more', {}))
  const visitor = browser(satchel)
  let locked = 0
  for (let index = 0; index < 60 || locked === 0; index++) {
    const { body: link } = await share(owner, itemId, { sharedToEmail: `p${index}@example.com` })
    const look = async () => (await visitor.get(`/l/${link.slug}`)).body as string
    const pages = [await look(), await look()]
    const isHeld = pages[0]?.includes('data-held')
    for (const page of pages) expect(buttonsOf(page)).toEqual(isHeld ? ['Read more'] : ['Demo'])
    if (!isHeld) continue
    locked += 1
    const fields = { token: tokenOf(pages[0] ?? ''), kind: 'held', place: 'TENANT end' }
    await visitor.post(`/l/${link.slug}/ctas/${id}`, fields, { accept: 'application/json' })
  }
  expect(locked).toBeGreaterThan(0)
  expect(locked).toBeLessThan(20)
  const { control, total } = (await owner.call('GET', `ctas/v1/${id}/report`)).body
  expect(total.impressions).toBe(0)
  expect(control).toMatchObject({ other: { visitors: locked, conversions: 0 }, verdict: 'too-few' })
})

test('an embedded page is framed from its site alone, and web links redirect without CTAs', async () => {
  const owner = await satchel.newTenant()
  const { link } = await shareFile(owner)
  const embed = { kind: 'embed', url: 'https://youtu.be/abc' }
  await create(owner, { ...embed, placements: [{ type: 'TENANT', position: 'top' }] })
  const page = await browser(satchel).get(`/l/${link.slug}`)
  expect(page.body).toContain('src="https://www.youtube-nocookie.com/embed/abc"')
  expect(page.headers['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  )
  const web = (await share(owner, (await addPage(owner)).id)).body
  expect((await browser(satchel).get(`/l/${web.slug}`)).status).toBe(302)
})
