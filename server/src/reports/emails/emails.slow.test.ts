import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../../test/clock.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product()
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const run = (task: string) => satchel.app.tasks[task]?.({})
const system = () => satchel.database.system

async function sharedBook(owner: Owner, person: Person = owner, terms: object = {}) {
  const draft = { kind: 'link', url: 'https://example.com/', name: `Handbook ${Math.random()}` }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  await sql`update item set page_count = 24 where id = ${item.id}`.execute(system())
  const body = { itemId: item.id, itemType: 'ITEM', ...terms }
  const { body: link } = await person.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { ...link, itemName: item.name }
}

let people = 0
function open(slug: string, headers: Record<string, string> = {}) {
  people += 1
  return satchel.anonymous('GET', `/l/${slug}`, undefined, {
    'user-agent': PHONE,
    'x-forwarded-for': `81.2.69.${people}`,
    ...headers,
  })
}

/** Records reading, as if minutes had passed. */
async function read(linkId: string, pages: Record<string, number>): Promise<void> {
  const durationMs = Object.values(pages).reduce((sum, time) => sum + time, 0)
  await system()
    .updateTable('visit')
    .set({ durationMs, pages: JSON.stringify(pages) })
    .where('linkId', '=', linkId)
    .execute()
}

async function threeMinutesLater(): Promise<void> {
  await run('sum-visits')
  await sql`update visit_letter set due_at = due_at - interval '3 minutes'`.execute(system())
  await run('mail-visits')
}

/** Returns waiting emails about visits to an address. */
async function mailsTo(email: string) {
  const { rows } = await sql<{ mail: { subject: string; text: string; html: string } }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'text' like '%opened one of your links%'
    order by id`.execute(system())
  return rows.map(({ mail }) => mail)
}

/** Counts a person's sessions that are not mailed yet. */
async function waiting({ userId }: Person) {
  const { rows } = await sql<{ mails: number; forDigest: number }>`
    select count(*) filter (where not is_digest)::int as mails,
      count(*) filter (where is_digest)::int as "forDigest"
    from visit_letter where member_id = ${userId} and sent_at is null`.execute(system())
  return rows[0]
}

const wish = (person: Person, visitMail: string) =>
  person.call('PUT', `users/v1/${person.userId}/notifications`, { visitMail })

/** Returns the time zone where it's this hour now. */
const zoneAt = (hour: number) => {
  const behind = (new Date().getUTCHours() - hour + 24) % 24
  return behind <= 12 ? `Etc/GMT+${behind}` : `Etc/GMT-${24 - behind}`
}
const moveTo = (tenantId: string, timeZone: string) =>
  system().updateTable('tenant').set({ timeZone }).where('id', '=', tenantId).execute()

describe('the mail about a visit', () => {
  test('reports after three minutes what was read, by whom and where', async () => {
    const owner = await satchel.newTenant()
    const seller = await owner.withRole('viewer')
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
      attribute: 'color',
      value: '#f4d03f',
    })
    const link = await sharedBook(owner, seller, { sharedToEmail: 'vera@customer.example' })
    await open(link.slug)
    await read(link.id, { 1: 65_000, 3: 130_000 })
    await run('sum-visits')
    await run('mail-visits')
    expect(await mailsTo(seller.email)).toEqual([])

    await threeMinutesLater()
    const [mail] = await mailsTo(seller.email)
    expect(mail?.subject).toBe(
      `vera@customer.example’s link to “${link.itemName}” was opened on a phone`,
    )
    expect(mail?.text).toContain('United Kingdom · phone · Safari on iOS')
    expect(mail?.text).toContain('Read for 3:15 so far · 2 of 24 pages')
    expect(mail?.text).toContain('Page 1  ██████████ 1:05\nPage 3  ████████████████████ 2:10')
    expect(mail?.text).toContain(`View link: ${satchel.config.PUBLIC_URL}/links/${link.id}`)
    expect(mail?.text).toContain('/settings?section=notifications')
    expect(mail?.html).toContain('width:50%;height:10px;border-radius:3px;background:#f4d03f')
    expect(mail?.html).toContain('background:#f4d03f;color:#1c2530')
    expect(await mailsTo(owner.email)).toEqual([])
  })

  test('comes once per session, also with concurrent and repeated runs', async () => {
    const owner = await satchel.newTenant()
    const [one, other] = [await sharedBook(owner), await sharedBook(owner)]
    const visitor = { 'x-forwarded-for': '81.2.200.1' }
    await open(one.slug, visitor)
    await open(other.slug, visitor)
    await threeMinutesLater()
    await Promise.all([run('mail-visits'), run('mail-visits'), threeMinutesLater()])
    await open((await sharedBook(owner)).slug, visitor)
    await threeMinutesLater()
    const mails = await mailsTo(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `“${one.itemName}” and 1 more was opened on a phone`,
    ])
    expect(mails[0]?.text).toContain(`“${other.itemName}”`)
  })

  test('comes though an item’s name is long, and what another tenant’s mail needs is broken', async () => {
    const [broken, owner] = [await satchel.newTenant(), await satchel.newTenant()]
    await open((await sharedBook(broken)).slug)
    const { slug, itemId } = await sharedBook(owner)
    await owner.call('PUT', `items/v1/${itemId}`, { name: 'x🦊'.repeat(90) })
    await open(slug)
    await run('sum-visits')
    await sql`update visit_letter set due_at = due_at - interval '3 minutes'`.execute(system())
    await moveTo(broken.tenantId, 'Nowhere/Land')
    await run('mail-visits')
    await moveTo(broken.tenantId, 'Europe/Zurich')
    expect(await mailsTo(broken.email)).toEqual([])
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toMatch(/^“(x🦊)+/u)
    await run('mail-visits')
    expect(await mailsTo(broken.email)).toHaveLength(1)
  })

  test('does not come for machines and colleagues', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner)
    await open(link.slug, { 'user-agent': 'Slackbot-LinkExpanding 1.0' })
    await open(link.slug, { 'user-agent': '' })
    await threeMinutesLater()
    expect(await mailsTo(owner.email)).toEqual([])
  })

  test('does not fill a mailbox: beyond twenty in an hour they come with the digest', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner)
    for (let number = 0; number < 50; number++) await open(link.slug)
    await threeMinutesLater()
    expect(await mailsTo(owner.email)).toHaveLength(20)
    await moveTo(owner.tenantId, zoneAt(9))
    await run('mail-visit-digests')
    const last = (await mailsTo(owner.email)).at(-1)
    expect(last?.subject).toBe('30 visits to your links')
  })

  test('is decided on as the visit is summed: beyond the cap none is left to look at', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [link, theirs] = [await sharedBook(owner), await sharedBook(other)]
    for (let number = 0; number < 25; number++) await open(link.slug)
    await open(theirs.slug)
    await run('sum-visits')
    expect(await waiting(owner)).toEqual({ mails: 20, forDigest: 5 })
    expect(await waiting(other)).toEqual({ mails: 1, forDigest: 0 })
    for (let number = 0; number < 5; number++) await open(link.slug)
    await run('sum-visits')
    expect(await waiting(owner)).toEqual({ mails: 20, forDigest: 10 })
  })

  test('is not held back by the digest of a busy day', async () => {
    const owner = await satchel.newTenant()
    await wish(owner, 'digest')
    const link = await sharedBook(owner)
    for (let number = 0; number < 25; number++) await open(link.slug)
    await threeMinutesLater()
    await moveTo(owner.tenantId, zoneAt(9))
    await run('mail-visit-digests')
    await wish(owner, 'each')
    await open(link.slug)
    await threeMinutesLater()
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      '25 visits to your links',
      `“${link.itemName}” was opened on a phone`,
    ])
  })

  test('comes in turns, so that the second of one company waits for the first of another', async () => {
    const [busy, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const [link, theirs] = [await sharedBook(busy), await sharedBook(other)]
    for (let number = 0; number < 3; number++) await open(link.slug)
    await open(theirs.slug)
    await threeMinutesLater()
    const { rows } = await sql<{ to: string }>`
      select payload ->> 'to' as "to" from graphile_worker._private_jobs
      where payload ->> 'to' in (${busy.email}, ${other.email})
        and payload ->> 'text' like '%opened one of your links%' order by id`.execute(system())
    expect(rows.map(({ to }) => to)).toEqual([busy.email, other.email, busy.email, busy.email])
  })

  test('has in it what was read on a hundredth return, of which most were loads alone', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner)
    const visitor = { 'x-forwarded-for': '81.2.203.1' }
    for (let number = 0; number < 130; number++) await open(link.slug, visitor)
    await run('sum-visits')
    await sql`update visit set duration_ms = 65000
      where id = (select max(id::text)::uuid from visit where link_id = ${link.id})`.execute(
      system(),
    )
    await threeMinutesLater()
    const [mail] = await mailsTo(owner.email)
    expect(mail?.text).toContain('Read for 1:05 so far')
  })

  test('names a person only where the address was verified', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner, owner, { sharedToMemo: 'Anna' })
    await open(link.slug)
    const email = 'ben@customer.example'
    await system().updateTable('visit').set({ email }).where('linkId', '=', link.id).execute()
    await threeMinutesLater()
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe(`Anna’s link to “${link.itemName}” was opened on a phone`)
    expect(mail?.text).toContain(
      'They entered ben@customer.example as their address, which hasn’t been verified.',
    )
  })

  test('is about links for one person alone, also where another’s was opened from the same browser', async () => {
    const owner = await satchel.newTenant()
    const anna = await sharedBook(owner, owner, { sharedToEmail: 'anna@customer.example' })
    const ben = await sharedBook(owner, owner, { sharedToEmail: 'ben@other.example' })
    const office = { 'x-forwarded-for': '81.2.201.1' }
    await open(anna.slug, office)
    await open(ben.slug, office)
    await threeMinutesLater()
    const mails = (await mailsTo(owner.email)).toSorted((one, other) =>
      one.subject.localeCompare(other.subject),
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      `anna@customer.example’s link to “${anna.itemName}” was opened on a phone`,
      `ben@other.example’s link to “${ben.itemName}” was opened on a phone`,
    ])
    for (const [mail, other] of [
      [mails[0], ben],
      [mails[1], anna],
    ] as const) {
      expect(mail?.text).not.toContain(other.itemName)
      expect(mail?.text).not.toContain(other.sharedToEmail)
    }
  })

  test('has in it what was read on a return within the hour', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner)
    const visitor = { 'x-forwarded-for': '81.2.202.1' }
    await open(link.slug, visitor)
    await open(link.slug, visitor)
    await read(link.id, { 1: 30_000, 2: 5_000 })
    await threeMinutesLater()
    const [mail] = await mailsTo(owner.email)
    expect(mail?.text).toContain('Read for 1:10 so far · 2 of 24 pages')
  })

  test('shows what a visitor has given as text, not as markup', async () => {
    const owner = await satchel.newTenant()
    const link = await sharedBook(owner)
    await open(link.slug)
    const email = '"<img src=x onerror=alert(1)>"@customer.example'
    const input = { email, emailProved: true }
    await system().updateTable('visit').set(input).where('linkId', '=', link.id).execute()
    await threeMinutesLater()
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe(`${email} opened “${link.itemName}”`)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&#60;img')
  })

  test('comes as the person wants it, unless the link says otherwise', async () => {
    const owner = await satchel.newTenant()
    const [plain, loud] = [await sharedBook(owner), await sharedBook(owner)]
    await system().updateTable('link').set({ notify: 'each' }).where('id', '=', loud.id).execute()
    await wish(owner, 'none')
    await open(plain.slug)
    await open(loud.slug)
    await threeMinutesLater()
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      `“${loud.itemName}” was opened on a phone`,
    ])
  })
})

describe('the digest', () => {
  test('comes once a day from eight in the morning on, with all visits since the last', async () => {
    const owner = await satchel.newTenant()
    await wish(owner, 'digest')
    const link = await sharedBook(owner, owner, { sharedToMemo: 'Fair <b>' })
    await moveTo(owner.tenantId, zoneAt(7))
    await open(link.slug)
    await read(link.id, { 1: 65_000 })
    await open(link.slug)
    await threeMinutesLater()
    await run('mail-visit-digests')
    expect(await mailsTo(owner.email)).toEqual([])

    await moveTo(owner.tenantId, zoneAt(8))
    await Promise.all([run('mail-visit-digests'), run('mail-visit-digests')])
    await open(link.slug)
    await threeMinutesLater()
    await run('mail-visit-digests')
    const mails = await mailsTo(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 visits to your links'])
    expect(mails[0]?.text).toContain(`Fair <b>’s link: “${link.itemName}”`)
    expect(mails[0]?.text).toContain('read for 1:05')
    expect(mails[0]?.html).not.toContain('<b>')

    await sql`update member set visit_digest_on = visit_digest_on - 1
      where tenant_id = ${owner.tenantId}`.execute(system())
    await run('mail-visit-digests')
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
      '2 visits to your links',
      '1 visit to your links',
    ])
  })
})

describe('which mails come', () => {
  test('is everybody’s own to say', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const path = `users/v1/${viewer.userId}/notifications`
    expect((await viewer.call('GET', path)).body).toEqual({ visitMail: 'each' })
    expect((await wish(viewer, 'digest')).body).toEqual({ visitMail: 'digest' })
    expect((await viewer.call('GET', path)).body).toEqual({ visitMail: 'digest' })
    expect((await wish(viewer, 'often')).status).toBe(422)
    expect((await owner.call('PUT', path, { visitMail: 'none' })).status).toBe(403)
    const stranger = await satchel.newTenant()
    expect((await stranger.call('GET', path)).status).toBe(404)
  })
})
