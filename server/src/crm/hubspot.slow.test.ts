import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CRM, connectCrm, publishLead, publishReading } from '../../test/crm-connecting.ts'
import { type Owner, product } from '../../test/harness.ts'
import { fault, MISSING_SCOPE, startHubspot, TOO_MANY } from '../../test/peers/hubspot.ts'
import { addPage, share } from '../../test/sharing.ts'
import { until } from '../../test/until.ts'
import { deleteAcross } from '../webhooks/service.ts'

const hubspot = await startHubspot({ lasting: true })
afterAll(hubspot.close)
const satchel = product({ config: { ...hubspot.env, LOG_LEVEL: 'silent' }, worker: true })
const system = () => satchel.database.system
const SENDS = `${CRM}/hubspot/sends`
const NOTE = /^POST \/crm\/v3\/objects\/notes$/

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
  hubspot.troubles.length = 0
})

const sends = async (person = owner) => (await person.call('GET', SENDS)).body.items
const connect = (choices?: object) => connectCrm(owner, 'hubspot', hubspot, choices)
const whenSettled = (fields: object = { state: 'sent' }) =>
  until(async () => {
    const items = await sends()
    expect(items).toMatchObject([fields])
    return items[0]
  })
const connection = async () => (await owner.call('GET', CRM)).body.items[0].connection
let people = 0
const someone = () => {
  people += 1
  return `reader${people}@customer.example`
}
const notesOf = (id: string) => hubspot.notes.filter(({ to }) => to.some((each) => each.id === id))

/** Lets the pause of what waits pass, and has it sent. */
async function passPause(): Promise<void> {
  const own = sql`tenant_id = ${owner.tenantId}`
  await sql`update crm_send set next_at = now() where ${own} and state = 'waiting'`.execute(
    system(),
  )
  await sql`update crm_connection set rests_until = null where ${own}`.execute(system())
  await runJob()
}
async function runJob(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from crm_connection where tenant_id = ${owner.tenantId}`.execute(system())
  await satchel.app.tasks['send-to-crm']?.({ tenantId: owner.tenantId, id: rows[0]?.id })
}

describe('a reading', () => {
  test('becomes a note at the contact and their open deals, once', async () => {
    const email = someone()
    const contact = hubspot.addContact({ email }, 2, 1)
    await connect()
    const reading = await publishReading(satchel, owner, { email })
    const send = await whenSettled()
    expect(send).toMatchObject({
      kind: 'reading',
      email,
      name: 'Price list',
      tried: 1,
      fault: null,
      recordUrl: `${hubspot.url}/contacts/4711/record/0-1/${contact.id}`,
    })
    const [note] = notesOf(contact.id)
    expect(note?.to).toEqual([
      { id: contact.id, type: 202 },
      { id: contact.deals[0], type: 214 },
      { id: contact.deals[1], type: 214 },
    ])
    expect(note?.properties.hs_timestamp).toBe(reading.at)
    const body = note?.properties.hs_note_body
    expect(body).toContain('<strong>Read in Satchel: Price list</strong>')
    expect(body).toContain(
      'Time on screen: 3.1 min<br>Share read: 25%<br>Read longest: page 2 (90 s)',
    )
    expect(body).toContain(
      `<a href="${satchel.config.PUBLIC_URL}/links/${reading.link.id}?visit=${reading.id}">`,
    )
    // The same reading is published again, as by a job that ran twice.
    await publishReading(satchel, owner, { email, id: reading.id })
    await runJob()
    expect(await sends()).toHaveLength(1)
    expect(notesOf(contact.id)).toHaveLength(1)
  })

  test('has no markup that comes of a name', async () => {
    const email = someone()
    const { id } = hubspot.addContact({ email })
    await connect()
    const base = await publishReading(satchel, owner, { email: null })
    const itemName = '<img src=x onerror=alert(1)> https://evil.example & "co"'
    await publishReading(satchel, owner, { email, link: { ...base.link, itemName } })
    await whenSettled()
    const body = notesOf(id)[0]?.properties.hs_note_body ?? ''
    expect(body).not.toContain('<img')
    expect(body).not.toContain('https://evil')
    expect(body).toContain('&#60;img')
  })

  test('of somebody who proved nothing is sent only if that is chosen', async () => {
    const email = someone()
    const { id } = hubspot.addContact({ email })
    await connect()
    const unsure = { reader: { email: null, emailProved: false }, certainty: 'acted' as const }
    const { link } = await publishReading(satchel, owner, unsure)
    const forThem = { ...link, recipient: email }
    await publishReading(satchel, owner, { ...unsure, link: forThem })
    expect(await sends()).toEqual([])
    await owner.call('PATCH', `${CRM}/hubspot`, { confirmedOnly: false })
    await publishReading(satchel, owner, { ...unsure, link: forThem })
    await whenSettled({ state: 'sent', email })
    expect(notesOf(id)[0]?.properties.hs_note_body).toContain(`${email} (not confirmed)`)
    // Behind the password of a link of their own, it was them.
    await owner.call('PATCH', `${CRM}/hubspot`, { confirmedOnly: true })
    await publishReading(satchel, owner, { ...unsure, certainty: 'proved', link: forThem })
    await until(() => expect(notesOf(id)).toHaveLength(2))
  })

  test('of nobody they know is skipped, and becomes a contact where leads are sent', async () => {
    const email = someone()
    await connect()
    await publishReading(satchel, owner, { email })
    await whenSettled({ state: 'skipped', fault: 'no-contact', nextAt: null })
    await owner.call('PATCH', `${CRM}/hubspot`, { sendsLeads: true })
    const other = someone()
    await publishReading(satchel, owner, { email: other })
    await until(async () => expect((await sends())[0].state).toBe('sent'))
    const made = [...hubspot.contacts.values()].find(({ properties }) => properties.email === other)
    expect(notesOf(made?.id ?? '')).toHaveLength(1)
  })

  test('is not sent twice where HubSpot wrote it and its answer was lost', async () => {
    const email = someone()
    const { id } = hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: NOTE, answer: 'lost', times: 1 })
    await publishReading(satchel, owner, { email })
    await whenSettled({ state: 'waiting', fault: 'unreachable', tried: 1 })
    expect(notesOf(id)).toHaveLength(1)
    await passPause()
    await whenSettled({ state: 'sent', tried: 2 })
    expect(notesOf(id)).toHaveLength(1)
  })

  test('is not sent twice where the server was killed in between', async () => {
    const email = someone()
    const { id } = hubspot.addContact({ email })
    await connect()
    await publishReading(satchel, owner, { email })
    const { id: sendId } = await whenSettled()
    // As the killed server left it: begun, and never settled.
    const begin = (seconds: number) =>
      sql`update crm_send set state = 'sending', record_url = null,
      begun_at = now() - make_interval(secs => ${seconds}) where id = ${sendId}`.execute(system())
    await begin(30)
    await runJob()
    // It may still be under way elsewhere.
    expect((await sends())[0]).toMatchObject({ state: 'waiting', tried: 1 })
    await begin(150)
    await runJob()
    await whenSettled({ state: 'sent', tried: 2 })
    expect(notesOf(id)).toHaveLength(1)
  })

  test('of a visit that is deleted is deleted too, also while it waits', async () => {
    const email = someone()
    hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: NOTE, answer: TOO_MANY })
    const { id } = await publishReading(satchel, owner, { email })
    await whenSettled({ state: 'waiting', fault: 'limited' })
    await deleteAcross({ db: system() }, owner.tenantId, [id])
    expect(await sends()).toEqual([])
  })
})

describe('a lead', () => {
  const form = async () => {
    const { body } = await owner.call('POST', 'ctas/v1/create', {
      name: 'Ask for a demo',
      kind: 'form',
      fields: [
        { name: 'mail', label: 'Work email', type: 'email' },
        { name: 'who', label: 'Your name', type: 'text' },
        { name: 'firm', label: 'Company', type: 'text' },
        { name: 'tel', label: 'Phone', type: 'phone' },
      ],
    })
    return { id: body.id, name: body.name }
  }

  test('becomes a contact', async () => {
    const mail = someone()
    await connect({ sendsLeads: true })
    const values = { mail, who: 'Bea van der Brook', firm: 'Customer Ltd', tel: '+41 44 1' }
    await publishLead(satchel, owner, await form(), values)
    await whenSettled({ state: 'sent', kind: 'lead', name: 'Ask for a demo' })
    const made = [...hubspot.contacts.values()].find(({ properties }) => properties.email === mail)
    expect(made?.properties).toEqual({
      email: mail,
      firstname: 'Bea',
      lastname: 'van der Brook',
      company: 'Customer Ltd',
      phone: '+41 44 1',
    })
  })

  test('fills in empty fields of a contact, and overwrites none', async () => {
    const mail = someone()
    const { properties } = hubspot.addContact({ email: mail, firstname: 'Beatrice', lastname: '' })
    await connect({ sendsLeads: true })
    await publishLead(satchel, owner, await form(), {
      mail,
      who: 'Bea Brook',
      firm: 'Customer Ltd',
    })
    await whenSettled()
    expect(properties).toEqual({
      email: mail,
      firstname: 'Beatrice',
      lastname: 'Brook',
      company: 'Customer Ltd',
    })
  })

  test('that is known by a second address is put at the contact there is', async () => {
    const mail = someone()
    const { id, properties } = hubspot.addContact({ email: someone(), hs_additional_emails: mail })
    await connect({ sendsLeads: true })
    const before = hubspot.contacts.size
    await publishLead(satchel, owner, await form(), { mail, firm: 'Customer Ltd' })
    const send = await whenSettled()
    expect(send.recordUrl).toContain(id)
    expect(hubspot.contacts.size).toBe(before)
    expect(properties.company).toBe('Customer Ltd')
  })
})

describe('what goes wrong', () => {
  test.each([
    ['forbidden', MISSING_SCOPE, 'Missing scope: crm.objects.deals.read'],
    ['deleted', fault(404, 'OBJECT_NOT_FOUND', 'resource not found'), 'resource not found'],
    ['rejected', fault(400, 'VALIDATION_ERROR', 'Property values were not valid'), 'Property'],
  ])('is told and not tried again: %s', async (reason, answer, words) => {
    const email = someone()
    const { id } = hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: NOTE, answer })
    await publishReading(satchel, owner, { email })
    const detail = expect.stringContaining(words)
    const send = await whenSettled({ state: 'failed', fault: reason, detail, nextAt: null })
    expect(await connection()).toMatchObject({ restsUntil: null, waiting: 0 })
    // Once it's mended, it's sent by hand.
    hubspot.troubles.length = 0
    expect((await owner.call('POST', `${SENDS}/${send.id}/retry`)).status).toBe(200)
    await whenSettled()
    expect(notesOf(id)).toHaveLength(1)
    expect((await owner.call('POST', `${SENDS}/${send.id}/retry`)).status).toBe(409)
  })

  test('a contact that is deleted meanwhile is told', async () => {
    const email = someone()
    const contact = hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: /objects\/contacts\/\d+$/, answer: fault(404, 'X', 'gone') })
    await publishReading(satchel, owner, { email })
    await whenSettled({ state: 'failed', fault: 'deleted' })
    expect(notesOf(contact.id)).toEqual([])
  })

  test('too many calls rest the connection as long as HubSpot asks, without counting', async () => {
    const [first, second] = [someone(), someone()]
    for (const email of [first, second]) hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: NOTE, answer: TOO_MANY, times: 1 })
    await publishReading(satchel, owner, { email: first })
    await whenSettled({ state: 'waiting', fault: 'limited', tried: 0 })
    const { restsUntil } = await connection()
    expect(Date.parse(restsUntil) - Date.now()).toBeGreaterThan(100_000)
    const calls = hubspot.calls.length
    await publishReading(satchel, owner, { email: second })
    await runJob()
    expect(hubspot.calls).toHaveLength(calls)
    await passPause()
    await until(async () =>
      expect(await sends()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]),
    )
  })

  test('an outage is waited for with growing pauses, and an end', async () => {
    const email = someone()
    hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: /objects/, answer: { status: 502, body: '<html>' } })
    await publishReading(satchel, owner, { email })
    const waits: number[] = []
    for (let tried = 1; tried <= 8; tried++) {
      const { nextAt } = await whenSettled({ state: 'waiting', fault: 'failing', tried })
      waits.push(Math.round((Date.parse(nextAt) - Date.now()) / 60_000))
      await passPause()
    }
    expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1_440, 1_440])
    await whenSettled({ state: 'failed', fault: 'failing', tried: 9 })
  })

  test('what waits for a week is given up', async () => {
    await connect()
    hubspot.troubles.push({ on: /objects/, answer: 'silent' })
    await publishReading(satchel, owner, { email: someone() })
    await whenSettled({ state: 'waiting', fault: 'unreachable' })
    await sql`update crm_send set at = now() - interval '8 days' where tenant_id = ${owner.tenantId}`.execute(
      system(),
    )
    await satchel.app.tasks['forget-crm']?.({})
    expect((await sends())[0]).toMatchObject({ state: 'failed', fault: 'too-late' })
    await sql`update crm_send set at = now() - interval '31 days' where tenant_id = ${owner.tenantId}`.execute(
      system(),
    )
    await satchel.app.tasks['forget-crm']?.({})
    expect(await sends()).toEqual([])
  })

  test('a CRM that hangs holds up nobody else', async () => {
    await hubspot.hangWithoutEnd()
    const slow = someone()
    const email = someone()
    hubspot.addContact({ email })
    await connect()
    hubspot.troubles.push({ on: new RegExp(slow.replace('@', '.*')), answer: 'hang' })
    for (let at = 0; at < 5; at++) await publishReading(satchel, owner, { email: slow })
    const other = await satchel.newTenant()
    await connectCrm(other, 'hubspot', hubspot)
    await expect.poll(() => hubspot.hanging()).toBe(1)
    await publishReading(satchel, other, { email })
    await until(async () => expect(await sends(other)).toMatchObject([{ state: 'sent' }]))
    // The first of the five has its answer still to come.
    expect(hubspot.hanging()).toBe(1)
    expect((await sends()).filter(({ tried }: { tried: number }) => tried > 0)).toHaveLength(1)
  })
})

describe('through the doors of visitors', () => {
  test('a form that is filled in and a link that is read reach HubSpot, without any webhook', async () => {
    const [mail, email] = [someone(), someone()]
    const { id } = hubspot.addContact({ email })
    await connect({ sendsLeads: true, sendsReadings: true, confirmedOnly: false })
    const { body: cta } = await owner.call('POST', 'ctas/v1/create', {
      name: 'Ask for a demo',
      kind: 'form',
      fields: [{ name: 'mail', label: 'Email', type: 'email' }],
    })
    const answer = { id: crypto.randomUUID(), kind: 'submission', values: { mail } }
    await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, answer)
    await whenSettled({ state: 'sent', kind: 'lead', email: mail })

    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'Offer',
      itemIds: [(await addPage(owner)).id],
    })
    const { body: link } = await share(owner, collection.id, {
      itemType: 'COLLECTION',
      sharedToEmail: email,
    })
    const { status } = await satchel.anonymous('GET', `/l/${link.slug}`, undefined, {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'x-forwarded-for': '81.2.69.160',
    })
    expect(status).toBe(200)
    const own = sql`tenant_id = ${owner.tenantId}`
    await sql`update visit set at = at - interval '1 minute' where ${own}`.execute(system())
    await sql`update pending_reading set due_at = now() where ${own}`.execute(system())
    await satchel.app.tasks['publish-readings']?.({ tenantId: owner.tenantId })
    await until(async () => expect((await sends())[0]).toMatchObject({ state: 'sent', email }))
    const body = notesOf(id)[0]?.properties.hs_note_body
    expect(body).toContain('Read in Satchel: Offer')
    const { body: preview } = await owner.call('GET', `${CRM}/hubspot/preview`)
    expect(preview).toMatchObject({
      reading: { isSample: false, email, title: 'Read in Satchel: Offer' },
      lead: { isSample: false, person: { email: mail } },
    })
  })
})
