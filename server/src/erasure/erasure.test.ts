import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { rowsWith } from '../../test/everything.ts'
import { type Owner, product } from '../../test/harness.ts'
import { plantTexts } from '../../test/plant-texts.ts'
import { addPage, share } from '../../test/sharing.ts'
import { furnish } from '../../test/world.ts'

const satchel = product({ shared: true })

const unique = () => crypto.randomUUID().slice(0, 8)
const eraseAddress = (owner: Owner, email: string) =>
  owner.call('POST', 'erasure/v1/addresses', { email })
const auditOf = async (owner: Owner, action: string) =>
  (await owner.call('GET', `audit/v1/list?action=${action}`)).body.items

/** Counts rows of a company with a text in any spelling; the queue is everybody's. */
const rowsOf = async ({ tenantId }: Owner, text: string) => {
  const { rows } = await sql<{ table: string }>`
    select format('%I', c.relname) as table from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
    satchel.database.system,
  )
  const found: string[] = []
  for (const { table } of rows) {
    const { rows: some } = await sql`select from ${sql.raw(table)} t where tenant_id = ${tenantId}
      and strpos(lower(t::text), lower(${text})) > 0 limit 1`.execute(satchel.database.system)
    if (some.length > 0) found.push(table)
  }
  return found
}

/** Tables that keep what is erased, as docs/privacy.md says, and the people of the company, who are erased as such. */
const EXCLUDED = ['agreement_version', 'audit', 'item_text', 'member', 'passage']
/** Columns with words of the product, ids and hashes alone, which nobody types. */
const WORDS = [
  ...['account_notice', 'client_event_name', 'error_person', 'search_language', 'api_key.hint'],
  ...['client_event.id', 'client_event.name', 'client_event.session_id', 'event.type'],
  ...['api_key.scopes', 'client_event.metrics', 'report_day.dimension', 'report_day.item_type'],
]
const WITHOUT = [...EXCLUDED, ...WORDS]

test('an address is left in no text and no JSON of a company, but in its audit log and the texts of its files', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await furnish(owner)
  await furnish(other)
  const email = `o'neil+${unique()}@Customer.example`
  const planted = await plantTexts(satchel.database.system, owner.tenantId, email, WITHOUT)
  const theirs = await plantTexts(satchel.database.system, other.tenantId, email, WITHOUT)
  expect(planted).toEqual(
    expect.arrayContaining([
      ...['event.data', 'event.actor_name', 'notification.facts', 'visit.email', 'visit.utm'],
      ...['link.shared_to_email', 'link.allowed', 'cta_submission.values', 'crm_send.payload'],
      ...['search_log.text', 'webhook_delivery.payload', 'import_row.data', 'recall_mail.email'],
    ]),
  )
  expect(planted.length).toBeGreaterThan(100)
  expect((await rowsOf(owner, email)).length).toBeGreaterThan(40)

  const { status, body } = await eraseAddress(owner, email.toLowerCase())
  expect(status).toBe(200)
  expect(await rowsOf(owner, email)).toEqual([])
  expect(body.rows).toBeGreaterThan(40)
  expect(await rowsOf(other, email)).toHaveLength(
    new Set(theirs.map((column) => column.split('.')[0])).size,
  )
})

test('a recipient is erased with what they are called, and what others have that looks alike stays', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  const id = unique()
  const [email, longer] = [`bo.${id}@customer.example`, `jim-bo.${id}@customer.example`]
  const { id: itemId } = await addPage(owner)
  const name = `Bo Berg-${id}`
  const { body: link } = await share(owner, itemId, { sharedToEmail: email, sharedToMemo: name })
  const { body: second } = await share(owner, itemId, {
    sharedToEmail: email,
    sharedToMemo: 'Boss',
  })
  const { body: kept } = await share(owner, itemId, { sharedToEmail: longer })
  const { id: theirItem } = await addPage(other)
  const { body: theirs } = await share(other, theirItem, { sharedToEmail: email })
  await browser(satchel).get(`/l/${link.slug}`)
  await owner.call('POST', 'items/v1/search', { searchTerm: `for ${email.toUpperCase()}` })

  const viewer = await owner.withRole('editor')
  expect((await viewer.call('POST', 'erasure/v1/addresses', { email })).status).toBe(403)
  expect((await eraseAddress(owner, 'nobody')).body.errors).toMatchObject([{ path: 'email' }])
  const { status, body } = await eraseAddress(owner, email.toUpperCase())
  expect([status, body.pseudonym]).toEqual([
    200,
    expect.stringMatching(/^erased-\w+@erased\.invalid$/),
  ])
  expect(await rowsOf(owner, `bo.${id}@`)).toEqual(expect.arrayContaining(['link']))
  for (const { id: linkId } of [link, second]) {
    const { body: one } = await owner.call('GET', `items/v1/personalized/${linkId}`)
    expect(one.sharedToEmail).toBe(body.pseudonym)
    expect(one.sharedToMemo).toMatch(/^Erased person/)
  }
  expect(await rowsOf(owner, name)).toEqual([])
  expect((await owner.call('GET', `items/v1/personalized/${kept.id}`)).body.sharedToEmail).toBe(
    longer,
  )
  expect((await other.call('GET', `items/v1/personalized/${theirs.id}`)).body.sharedToEmail).toBe(
    email,
  )
  expect((await browser(satchel).get(`/l/${link.slug}`)).status).toBe(302)

  const [entry] = await auditOf(owner, 'address.erased')
  expect(entry).toMatchObject({
    actor: { id: owner.userId },
    details: { pseudonym: body.pseudonym },
  })
  expect(JSON.stringify(entry).toLowerCase()).not.toContain(email)
  expect((await eraseAddress(owner, email)).status).toBe(404)
})

test('a lead is erased with all answers of the form, which still counts', async () => {
  const owner = await satchel.newTenant()
  const fields = [
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'name', label: 'Name', type: 'text' },
  ]
  const draft = { name: 'Contact', kind: 'form', fields }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', draft)
  const email = `Vera.${unique()}@customer.example`
  const name = `Vera ${unique()}`
  await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, {
    id: crypto.randomUUID(),
    kind: 'submission',
    values: { email, name },
  })
  expect((await rowsOf(owner, name)).length).toBeGreaterThan(0)
  const { status, body } = await eraseAddress(owner, email)
  expect(status, JSON.stringify(body)).toBe(200)
  const { body: left } = await owner.call('GET', `ctas/v1/${cta.id}/submissions`)
  expect(left.items).toMatchObject([{ values: { email: body.pseudonym, name: '' } }])
  expect(await rowsOf(owner, email)).toEqual([])
  expect(await rowsOf(owner, name)).toEqual([])
})

test('a person is erased once they are deactivated, and neither signs in nor comes back', async () => {
  const owner = await satchel.newTenant()
  const leaver = await owner.withRole('admin')
  const name = `Olga Ost-${unique()}`
  await leaver.call('PATCH', `users/v1/${leaver.userId}`, { name })
  await furnish(owner)
  await leaver.call('POST', 'items/v1', { kind: 'link', url: 'https://example.com/', name: 'Hers' })
  const path = `erasure/v1/users/${leaver.userId}`
  const user = `users/v1/${leaver.userId}`
  expect((await owner.call('POST', path)).body.code).toBe('conflict')
  expect((await eraseAddress(owner, leaver.email)).body.errors).toMatchObject([{ path: 'email' }])
  await owner.call('PATCH', user, { deactivated: true })
  const stranger = await satchel.newTenant()
  expect((await stranger.call('POST', path)).status).toBe(404)
  const editor = await owner.withRole('editor')
  expect((await editor.call('POST', path)).status).toBe(403)

  const { status, body } = await owner.call('POST', path)
  expect(status).toBe(200)
  const left = await rowsWith(satchel.database.system, [leaver.email])
  expect(Object.keys(left).filter((table) => table !== 'public.audit')).toEqual([])
  expect((await rowsOf(owner, name)).filter((table) => table !== 'audit')).toEqual([])
  expect((await owner.call('GET', user)).body).toMatchObject({
    name: 'Erased person',
    email: body.pseudonym,
    erased: true,
    status: 'deactivated',
  })
  const { body: activity } = await owner.call('GET', `activity/v1/list?userId=${leaver.userId}`)
  expect(activity.items[0].actor).toMatchObject({ id: leaver.userId, name: 'Erased person' })
  expect((await satchel.anonymous('GET', `auth/v1/tenants?email=${leaver.email}`)).body).toBeNull()
  expect((await owner.call('PATCH', user, { deactivated: false })).body.code).toBe('conflict')
  expect((await owner.call('POST', path)).body.code).toBe('conflict')
  expect(await auditOf(owner, 'user.erased')).toMatchObject([
    { actor: { id: owner.userId }, target: { id: leaver.userId, name: 'Erased person' } },
  ])
})
