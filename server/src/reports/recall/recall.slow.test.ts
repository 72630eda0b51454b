import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pdfOf } from '../../../test/documents/pdf.ts'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { mailsTo } from '../../../test/mailing.ts'
import { upload } from '../../../test/uploading.ts'

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product()
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'

async function addFile(owner: Owner) {
  const { itemId } = await upload(satchel, owner, 'handbook.pdf', pdfOf(2))
  await sql`update item set status = 'completed' where id = ${itemId}`.execute(
    satchel.database.system,
  )
  return itemId
}

/** Replaces facts of a file, as if a newer one had been examined. */
const replace = (itemId: string) =>
  sql`update item set file_version = file_version + 1 where id = ${itemId}`.execute(
    satchel.database.system,
  )

async function share(person: Person, itemId: string, terms: object = {}) {
  const draft = { itemId, itemType: 'ITEM', ...terms }
  const { status, body } = await person.call('POST', 'items/v1/v2/shortener/personalized', draft)
  expect(status).toBe(201)
  return body as { id: string; slug: string; url: string }
}

let people = 0
async function open(slug: string) {
  people += 1
  await satchel.anonymous('GET', `/l/${slug}`, undefined, {
    'user-agent': BROWSER,
    'x-forwarded-for': `81.2.71.${people}`,
  })
  await satchel.app.tasks['sum-visits']?.({})
}

const outdated = async (person: Person, itemId: string) =>
  (await person.call('GET', `items/v1/${itemId}/outdated`)).body

const tell = (person: Person, itemId: string, readers: object[], message?: string) =>
  person.call('POST', `items/v1/${itemId}/outdated/tell`, { readers, ...(message && { message }) })

const leftOut = async (person: Person, itemId: string, readers: object[]) =>
  (await tell(person, itemId, readers)).body.leftOut

let number = 0
const address = () => {
  number += 1
  return `reader-${number}-${Date.now()}@customer.example`
}

test('who read a version that was replaced is told once, by the link they have', async () => {
  const owner = await satchel.newTenant()
  const itemId = await addFile(owner)
  const [email, other] = [address(), address()]
  const link = await share(owner, itemId, { sharedToEmail: email })
  await share(owner, itemId, { sharedToEmail: other })
  await open(link.slug)
  expect(await outdated(owner, itemId)).toEqual({ version: 1, items: [], remaining: 0 })

  await replace(itemId)
  const { items, ...rest } = await outdated(owner, itemId)
  expect(rest).toEqual({ version: 2, remaining: 1 })
  expect(items).toMatchObject([
    { linkId: link.id, email, version: 1, toldAt: null, mayTell: true, url: link.url },
  ])

  const reader = { linkId: link.id, email }
  const both = await Promise.all([
    tell(owner, itemId, [reader], 'Dear Ana,\n\nprices went <down>.'),
    tell(owner, itemId, [reader]),
  ])
  expect(both.map(({ body }) => body.told).sort()).toEqual([0, 1])
  const mails = await mailsTo(satchel, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('“handbook” has a new version')
  expect(mails[0]?.text).toContain(`${link.url}?via=mail`)
  expect(await mailsTo(satchel, other)).toEqual([])
  expect(await leftOut(owner, itemId, [reader])).toEqual([{ ...reader, reason: 'told' }])
  expect(await outdated(owner, itemId)).toMatchObject({ items: [{ mayTell: false }], remaining: 0 })

  await open(link.slug)
  expect((await outdated(owner, itemId)).items).toEqual([])
  expect(await leftOut(owner, itemId, [reader])).toMatchObject([{ reason: 'up-to-date' }])
  await replace(itemId)
  expect((await outdated(owner, itemId)).items).toMatchObject([{ version: 2, mayTell: true }])
})

test('the sharer of a link tells its reader, or who may see all links, and only while it works', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const stranger = await satchel.newTenant()
  const itemId = await addFile(owner)
  const email = address()
  const link = await share(viewer, itemId, { sharedToEmail: email })
  await open(link.slug)
  await replace(itemId)
  const reader = { linkId: link.id, email }
  expect((await outdated(owner, itemId)).items).toMatchObject([{ email, mayTell: true }])
  expect((await outdated(await owner.withRole('viewer'), itemId)).items).toEqual([])
  const editor = await owner.withRole('editor')
  expect((await tell(editor, itemId, [reader])).body.told).toBe(0)
  expect((await tell(stranger, itemId, [reader])).status).toBe(404)
  expect((await tell(viewer, itemId, [{ ...reader, email: address() }])).body.told).toBe(0)
  await viewer.call('DELETE', `items/v1/personalized/${link.id}`)
  expect((await tell(viewer, itemId, [reader])).body.told).toBe(0)
  expect(await mailsTo(satchel, email)).toEqual([])
  expect(await leftOut(owner, itemId, [reader])).toEqual([{ ...reader, reason: 'link' }])
  await viewer.call('POST', `items/v1/personalized/${link.id}/reactivate`)
  expect((await tell(owner, itemId, [reader])).body.told).toBe(1)
  expect((await tell(viewer, itemId, [reader])).body.told).toBe(0)
  const [mail] = await mailsTo(satchel, email)
  expect(mail?.text).toContain('The link you have from “Some viewer” shows the new one.')
  expect(mail?.text).toContain(`This email is from Ada Owner <${owner.email}>`)
})

test('a file read in a shared collection is behind too, and a reader without an address is only listed', async () => {
  const owner = await satchel.newTenant()
  const itemId = await addFile(owner)
  const kit = { name: 'Kit', itemIds: [itemId] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
  const link = await share(owner, collection.id, { itemType: 'COLLECTION', sharedToMemo: 'Fair' })
  await open(`${link.slug}/${itemId}`)
  await replace(itemId)
  expect((await outdated(owner, itemId)).items).toMatchObject([
    { linkId: link.id, email: null, sharedToMemo: 'Fair', version: 1, mayTell: false },
  ])
})

test('the email about a file in a collection names the file, and where it is', async () => {
  const owner = await satchel.newTenant()
  const itemId = await addFile(owner)
  const kit = { name: 'Kit', itemIds: [itemId] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
  const email = address()
  const terms = { itemType: 'COLLECTION', sharedToEmail: email }
  const link = await share(owner, collection.id, terms)
  await open(`${link.slug}/${itemId}`)
  await replace(itemId)
  expect((await tell(owner, itemId, [{ linkId: link.id, email }])).body.told).toBe(1)
  const [mail] = await mailsTo(satchel, email)
  expect(mail?.subject).toBe('“handbook” has a new version')
  expect(mail?.text).toContain('The new one is in “Kit”')
  expect(mail?.text).not.toContain('replaced')
})

test('nobody is sent to what doesn’t open: not shared, not released, expired, or in a deleted collection', async () => {
  const owner = await satchel.newTenant()
  const itemId = await addFile(owner)
  const kit = { name: 'Kit', itemIds: [itemId] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
  const [email, other] = [address(), address()]
  const link = await share(owner, itemId, { sharedToEmail: email })
  const inside = { itemType: 'COLLECTION', sharedToEmail: other }
  const collectionLink = await share(owner, collection.id, inside)
  await open(link.slug)
  await open(`${collectionLink.slug}/${itemId}`)
  await replace(itemId)
  const mayTell = async () =>
    (await outdated(owner, itemId)).items.filter((each: { mayTell: boolean }) => each.mayTell)
  expect(await mayTell()).toHaveLength(2)
  const set = (columns: object) =>
    satchel.database.system.updateTable('item').set(columns).where('id', '=', itemId).execute()
  const usual = { shareable: true, releasesOn: null, expiresOn: null }
  const hindrances = [
    { shareable: false },
    { releasesOn: '2999-01-01' },
    { expiresOn: '2020-01-01' },
  ]
  for (const hindrance of hindrances) {
    await set({ ...usual, ...hindrance })
    expect(await mayTell()).toEqual([])
  }
  expect(await leftOut(owner, itemId, [{ linkId: link.id, email }])).toMatchObject([
    { reason: 'link' },
  ])
  await set(usual)
  expect((await owner.call('DELETE', `collections/v1/${collection.id}`)).status).toBe(204)
  expect(await mayTell()).toMatchObject([{ email }])
})

test('those whom a limit leaves out are told later, and don’t keep the others from being told', async () => {
  const owner = await satchel.newTenant()
  const itemId = await addFile(owner)
  const capped = address()
  const emails = [capped, address(), address(), address()]
  const links: { id: string; slug: string }[] = []
  for (const sharedToEmail of emails) links.push(await share(owner, itemId, { sharedToEmail }))
  for (const { slug } of links) await open(slug)
  await replace(itemId)
  const send = { itemId, itemType: 'ITEM', sharedToEmail: capped }
  for (const sharedToMemo of 'abcde') {
    const path = `users/v1/${owner.userId}/share`
    expect((await owner.call('POST', path, { ...send, sharedToMemo })).status).toBe(201)
  }
  const mail = { tenantId: owner.tenantId, linkId: links[0]?.id ?? '', sentBy: owner.userId }
  const earlier = Array.from({ length: 93 }, () => mail)
  await satchel.database.system.insertInto('linkMail').values(earlier).execute()
  const readers = emails.map((email, at) => ({ linkId: links[at]?.id, email }))
  expect((await tell(owner, itemId, readers)).body).toEqual({
    told: 2,
    leftOut: [
      { ...readers[0], reason: 'daily-limit' },
      { ...readers[3], reason: 'hourly-limit' },
    ],
  })
  const { items, remaining } = await outdated(owner, itemId)
  expect(remaining).toBe(2)
  expect(items.map(({ mayTell }: { mayTell: boolean }) => mayTell)).toEqual([
    true,
    true,
    false,
    false,
  ])
  await satchel.database.system
    .updateTable('linkMail')
    .set({ at: new Date(Date.now() - 3_601_000).toISOString() })
    .where('tenantId', '=', owner.tenantId)
    .execute()
  expect((await tell(owner, itemId, readers)).body).toMatchObject({
    told: 1,
    leftOut: [{ reason: 'daily-limit' }, { reason: 'told' }, { reason: 'told' }],
  })
  for (const email of emails.slice(1)) expect(await mailsTo(satchel, email)).toHaveLength(1)
})
