import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, settingsOf } from '../../test/library.ts'

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product()
const system = () => satchel.database.system

const run = () => satchel.app.tasks['mail-reports']?.({})
const mails = (person: Person) => person.call('GET', 'analytics/v1/mails')
const add = (person: Person, report: string, fields: object = {}) =>
  person.call('POST', 'analytics/v1/mails', { report, ...fields })

interface Waiting {
  subject: string
  text: string
  html: string
  unsubscribe: string
}

async function mailsTo(email: string): Promise<Waiting[]> {
  const { rows } = await sql<{ mail: Waiting }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'unsubscribe' is not null order by id`.execute(
    system(),
  )
  return rows.map(({ mail }) => mail)
}

/** Two weeks pass: one alone isn't over before eight on a Monday. */
async function weeksPass({ tenantId }: Person): Promise<void> {
  await sql`update report_mail set week = week - 14 where tenant_id = ${tenantId}`.execute(system())
}

test('a report comes by email once a week, with the figures of the week before', async () => {
  const owner = await satchel.newTenant()
  const { id } = await addLink(owner, { name: 'Prices' })
  const link = { itemId: id, itemType: 'ITEM', sharedToEmail: 'bo@customer.example' }
  const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', link)
  expect((await add(owner, 'content')).status).toBe(201)
  await add(owner, 'content')
  expect((await mails(owner)).body.items).toHaveLength(1)
  await run()
  expect(await mailsTo(owner.email)).toEqual([])

  await weeksPass(owner)
  await sql`insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers,
      downloads, duration_ms)
    select ${owner.tenantId}, ${body.id}, date_trunc('week', (now() at time zone time_zone)
      - interval '8 hours')::date - 3, 'all', '', 12, 4, 1, 0
    from tenant where id = ${owner.tenantId}`.execute(system())
  await satchel.app.tasks['sum-visits']?.({})
  await Promise.all([run(), run()])
  await run()
  const [mail, ...more] = await mailsTo(owner.email)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Weekly report: Content, \w+ \d+ to \w+ \d+$/)
  expect(mail?.text).toContain('Views: 12 (0 the week before)\nVisitors: 4 (0 the week before)')
  expect(mail?.text).toContain('Most viewed\nPrices: 12 (0 the week before)')
  expect(mail?.html).toMatch(/<th [^>]*scope="row"[^>]*>Prices<\/th>/)
  expect(mail?.text).toMatch(/\/analytics\?report=content&from=[\d-]+&to=[\d-]+/)
})

test('a filtered view is mailed with its filters, apart from the report without them', async () => {
  const owner = await satchel.newTenant()
  const { id: itemId } = await addLink(owner, { name: 'Prices' })
  const draft = { itemId, itemType: 'ITEM', sharedToEmail: 'bo@customer.example' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  const filters = { itemType: 'ITEM', dimension: 'country', value: 'CH' }
  const { body } = await add(owner, 'content', filters)
  expect(body).toMatchObject(filters)
  await add(owner, 'content', { certainty: 'sure' })
  await add(owner, 'content', filters)
  expect((await mails(owner)).body.items).toMatchObject([filters, { certainty: 'sure' }])
  await weeksPass(owner)
  await sql`insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers,
      downloads, duration_ms)
    select ${owner.tenantId}, ${link.id}, date_trunc('week', (now() at time zone time_zone)
      - interval '8 hours')::date - 3, kind, part, seen, 1, 0, 0
    from tenant, (values ('all', '', 12), ('country', 'CH', 5)) as given (kind, part, seen)
    where id = ${owner.tenantId}`.execute(system())
  await satchel.app.tasks['sum-visits']?.({})
  await run()
  const sent = await mailsTo(owner.email)
  const [swiss, sure] = ['Switzerland', 'someone who read'].map((word) =>
    sent.find(({ text }) => text.includes(word)),
  )
  expect(swiss?.text).toContain('Country: Switzerland')
  expect(swiss?.text).toContain('Prices: 5 (0 the week before)')
  expect(swiss?.text).toMatch(/\/analytics\?report=content&[^ ]*&itemType=ITEM&country=CH/)
  expect(sure?.text).toContain('Only views by someone who read')
  expect(sure?.text).toContain('Views: 0 (0 the week before)')
  expect(sure?.text).toMatch(/\/analytics\?report=content&[^ ]*&views=sure/)
})

test('coverage and content health are mailed too', async () => {
  const owner = await satchel.newTenant()
  const { categories } = await settingsOf(owner)
  const [stage] = categories.funnelStage
  await addLink(owner, { name: 'Deck', funnelStage: [stage.id], expiresOn: '2000-01-01' })
  await addLink(await owner.withRole('editor'), { name: 'Prices' })
  expect((await add(owner, 'coverage')).body).toMatchObject({
    rowsBy: 'funnelStage',
    columnsBy: 'contentType',
  })
  await add(owner, 'health', { mine: true })
  await weeksPass(owner)
  await run()
  const sent = await mailsTo(owner.email)
  const [health, coverage] = sent.toSorted((a, b) => a.subject.localeCompare(b.subject))
  expect(coverage?.subject).toMatch(/^Weekly report: Coverage of Funnel stage by Content type, /)
  expect(coverage?.text).toContain(`${stage.label}, No value: 0 of 1 item used`)
  expect(health?.subject).toBe('Weekly report: Content health')
  expect(health?.text).toContain('Your items only')
  expect(health?.text).toContain('Expired, or expiring within 30 days: 1')
  expect(health?.text).toContain('Unclassified: 0')
  expect(health?.text).toContain('/analytics?report=health&')
})

test('unsubscribing from one weekly report in one click leaves the others', async () => {
  const owner = await satchel.newTenant()
  await add(owner, 'search')
  await weeksPass(owner)
  await run()
  const [mail] = await mailsTo(owner.email)
  await add(owner, 'overview')
  const url = new URL(mail?.unsubscribe ?? '')
  const path = url.pathname + url.search
  expect((await satchel.anonymous('GET', path)).body).toContain('this weekly report')
  expect((await mails(owner)).body.items).toHaveLength(2)
  expect((await satchel.anonymous('POST', path)).status).toBe(200)
  expect((await mails(owner)).body.items).toMatchObject([{ report: 'overview' }])
})

test('who may not read a report any more gets no email of it', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  await add(admin, 'adoption')
  await add(admin, 'overview')
  await system()
    .updateTable('member')
    .set({ role: 'editor' })
    .where('id', '=', admin.userId)
    .execute()
  await weeksPass(owner)
  await run()
  const subjects = (await mailsTo(admin.email)).map(({ subject }) => subject.split(',')[0])
  expect(subjects).toEqual(['Weekly report: Overview'])
})

test('weekly reports are one’s own, and of what one may read', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { body } = await add(owner, 'overview', { itemType: 'COLLECTION' })
  expect(body).toMatchObject({ report: 'overview', itemType: 'COLLECTION' })
  expect((await mails(editor)).body.items).toEqual([])
  expect((await editor.call('DELETE', `analytics/v1/mails/${body.id}`)).status).toBe(404)
  expect((await add(editor, 'adoption')).status).toBe(403)
  const wrong = await add(owner, 'search', { itemType: 'ITEM' })
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'itemType'])
  const refused = async (report: string, fields: object) =>
    (await add(owner, report, fields)).body.errors[0].path
  expect(await refused('overview', { dimension: 'country', value: 'CH' })).toBe('dimension')
  expect(await refused('links', { dimension: 'country' })).toBe('value')
  expect(await refused('coverage', { rowsBy: 'contentType' })).toBe('columnsBy')
  expect(await refused('coverage', { mine: true })).toBe('mine')
  expect((await add(owner, 'weather')).body.errors[0].path).toBe('report')
  expect((await owner.call('DELETE', `analytics/v1/mails/${body.id}`)).status).toBe(204)
  expect((await mails(owner)).body.items).toEqual([])
})

test('a report is in the language of who gets it', async () => {
  const owner = await satchel.newTenant()
  await owner.call('PATCH', `users/v1/${owner.userId}`, { locale: 'fr' })
  const { id } = await addLink(owner, { name: 'Tarifs' })
  const link = { itemId: id, itemType: 'ITEM', sharedToEmail: 'bo@customer.example' }
  await owner.call('POST', 'items/v1/v2/shortener/personalized', link)
  await add(owner, 'links', { itemType: 'ITEM', dimension: 'country', value: 'CH' })
  await weeksPass(owner)
  await run()
  const [mail] = await mailsTo(owner.email)
  expect(mail?.subject).toMatch(/^Rapport hebdomadaire\u00a0: Liens, du \d+ \S+ au \d+ \S+$/)
  expect(mail?.text).toContain('Contenus uniquement\n\nPays\u00a0: Suisse')
  expect(mail?.text).toContain('Liens ouverts\u00a0: 0 (0 la semaine précédente)')
  expect(mail?.html).toContain('<html lang="fr"')
})
