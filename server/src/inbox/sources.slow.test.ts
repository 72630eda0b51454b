import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product()

const listed = async (person: Person) =>
  (await person.call('GET', 'activity/v1/notifications')).body.items

const texts = async (person: Person) =>
  (await listed(person)).map(({ text }: { text: string }) => text)

async function share(person: Person, itemId: string, terms: object = {}) {
  const draft = { itemId, itemType: 'ITEM', ...terms }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', draft)).body
}

let people = 0
function open(slug: string) {
  people += 1
  return satchel.anonymous('GET', `/l/${slug}`, undefined, {
    'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'x-forwarded-for': `81.2.69.${people}`,
  })
}

async function mailsAbout(email: string, word: string): Promise<number> {
  const { rows } = await sql`select from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'subject' like ${`%${word}%`}`.execute(
    satchel.database.system,
  )
  return rows.length
}

test('sharers are notified of views of their links, folded, unless link, item or company say otherwise', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const seller = await owner.withRole('viewer')
  const [prices, quiet] = [await addLink(owner), await addLink(owner)]
  const link = await share(seller, prices.id, { sharedToEmail: 'vera@customer.example' })
  await open(link.slug)
  expect(await listed(seller)).toMatchObject([
    {
      kind: 'share-view',
      count: 1,
      itemId: prices.id,
      url: `/links/${link.id}`,
      text: `“${prices.name}” was opened`,
      detail: 'Link for vera@customer.example · United Kingdom',
    },
  ])
  await open(link.slug)
  await open(link.slug)
  expect(await texts(seller)).toEqual([`“${prices.name}” was opened 3 times`])
  expect(await listed(owner)).toEqual([])

  const silent = await share(seller, quiet.id, { notify: 'none' })
  await open(silent.slug)
  await seller.call('PUT', `activity/v1/muted/${quiet.id}`, { itemType: 'ITEM', muted: true })
  await open((await share(seller, quiet.id, { sharedToMemo: 'Anna' })).slug)
  await owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, {
    notifications: { shareView: false },
  })
  await open(link.slug)
  expect(await texts(seller)).toEqual([`“${prices.name}” was opened 3 times`])
})

async function expiring(owner: Owner, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const { id } = await addLink(owner, { name: `Offer ${number}` })
    await sql`update item set expires_on = current_date + 3 where id = ${id}`.execute(
      satchel.database.system,
    )
  }
  await satchel.app.tasks['tell-expiring']?.({})
}

test('owners are notified of what expires: one by its name, several together, by mail if they want it', async () => {
  const [one, many] = [await satchel.newTenant(), await satchel.newTenant()]
  const off = { kinds: [{ kind: 'item-expiring', mail: false }] }
  await many.call('PUT', 'activity/v1/notification-settings', off)
  await expiring(one, 1)
  await expiring(many, 3)
  expect(await listed(one)).toMatchObject([
    { text: '“Offer 0” expires soon', detail: expect.stringMatching(/^Last day: \w+ \d+, \d+$/) },
  ])
  expect(await mailsAbout(one.email, 'expires on')).toBe(1)
  expect(await texts(many)).toEqual(['3 of your items expire soon'])
  expect(await mailsAbout(many.email, 'expire')).toBe(0)
})

test('owners are notified of what others do with their collections, as often as it happens', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { id: itemId } = await addLink(owner)
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
  await owner.call('PUT', `collections/v1/${kit.id}`, { description: 'My own work' })
  expect(await listed(owner)).toEqual([])
  await editor.call('PUT', `collections/v1/${kit.id}`, { name: 'Trade fair' })
  expect(await texts(owner)).toEqual(['Some editor changed “Trade fair”'])
  await editor.call('PUT', `collections/v1/${kit.id}/items`, { itemIds: [itemId] })
  await editor.call('PUT', `collections/v1/${kit.id}`, { description: 'For Munich' })
  expect(await texts(owner)).toEqual(['3 changes to “Trade fair”, last by Some editor'])
  expect(await listed(editor)).toEqual([])
})

test('inviters are notified of who joined, in the app and by mail', async () => {
  const owner = await satchel.newTenant()
  const email = `${crypto.randomUUID()}@example.com`
  await owner.call('POST', 'users/v1/invite', { email, role: 'editor' })
  const { rows } = await sql<{ text: string }>`select payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${email}`.execute(
    satchel.database.system,
  )
  const token = rows[0]?.text.match(/token=([\w-]+)/)?.[1]
  const draft = { token, name: 'Bea', password: 'a long enough passphrase' }
  const accepted = await satchel.anonymous('POST', 'auth/v1/invitations/accept', draft)
  expect(accepted.status).toBe(200)
  expect(await listed(owner)).toMatchObject([
    { text: 'Bea accepted your invitation', detail: email, url: '/team-settings' },
  ])
  expect(await mailsAbout(owner.email, 'Bea joined')).toBe(1)
})
