import { WEBHOOK_EVENTS } from '@satchel/contract/webhooks/webhook-events.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { fileOf, runExport } from '../../test/documents/archiving.ts'
import { unzip } from '../../test/documents/unzip.ts'
import { product } from '../../test/harness.ts'
import { RECEIVERS, receiver } from '../../test/peers/webhook-receiver.ts'
import { addPage } from '../../test/sharing.ts'
import { until } from '../../test/until.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const SECRET = 'column-that-is-not-listed'

/** Adds a column to every table, as a later migration might. */
async function addColumns(): Promise<number> {
  const { system } = satchel.database
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'auth') and relkind in ('r', 'p') and not relispartition`.execute(
    system,
  )
  for (const { name } of rows)
    await sql
      .raw(`alter table ${name} add column unlisted text default '${SECRET}'`)
      .execute(system)
  return rows.length
}

test('a column that is added to a table is in nothing that is sent or exported until it is listed', async () => {
  expect(await addColumns()).toBeGreaterThan(50)
  const owner = await satchel.newTenant()
  const { received, url } = await receiver(200)
  const draft = { name: 'All', url, events: WEBHOOK_EVENTS }
  expect((await owner.call('POST', 'integrations/v1/webhooks', draft)).status).toBe(201)

  const item = await addPage(owner)
  const form = {
    name: 'Contact',
    kind: 'form',
    fields: [{ name: 'email', label: 'Email', type: 'email' }],
  }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', form)
  const terms = { itemId: item.id, itemType: 'ITEM', requireEmail: true }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', terms)

  const visitor = browser(satchel)
  const email = 'vera@customer.example'
  const prove = async (path: string) => {
    await visitor.post(`${path}/email`, { email })
    await visitor.post(`${path}/code`, { email, code: await satchel.codeFor(email) })
  }
  await prove(`/l/${link.slug}`)
  await visitor.get(`/l/${link.slug}`)
  const sent = { id: crypto.randomUUID(), kind: 'submission', values: { email } }
  await satchel.anonymous('POST', `ctas/v1/public/${cta.id}/events`, sent)
  const privacy = `/l/${link.slug}/privacy`
  await visitor.post(`${privacy}/email`, { email })
  const data = await visitor.get(`${privacy}/data`)
  expect(data.body).toMatchObject({ ofThisAddress: [{ email }], forms: [{ values: { email } }] })

  const archive = await unzip(await fileOf(satchel, await runExport(owner, { format: 'zip' })))
  expect(archive.map(([name]) => name)).toEqual(expect.arrayContaining(['people.csv', 'links.csv']))
  const paths = ['audit/v1/export', `ctas/v1/${cta.id}/submissions?format=csv`, 'activity/v1/list']
  const answers = await Promise.all(paths.map((path) => owner.call('GET', path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  const types = () => received.map(({ body }) => JSON.parse(body).type)
  const events = ['link.viewed', 'lead.received', 'item.added', 'satchel.audit.export.made']
  await until(() => expect(types()).toEqual(expect.arrayContaining(events)))

  const all = JSON.stringify([
    data.body,
    archive,
    answers.map(({ body }) => body),
    received.map(({ body }) => body),
  ])
  expect(all).toContain(email)
  expect(all).not.toContain(SECRET)
  expect(all).not.toContain('unlisted')
})
