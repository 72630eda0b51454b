import { expect, onTestFinished, test } from 'vitest'
import { beforeMigration } from '../../test/before-migration.ts'
import { migrate } from '../platform/database/migrate.ts'

const TENANT = '01a1fbf1-374f-76d2-917b-000000000001'
const PERSON = '01a1fbf1-374f-76d2-917b-000000000002'

test('links and CTAs that end with a day of the company keep that day, others their moment', async () => {
  const { url, client } = await beforeMigration('0134_last_days.sql')
  onTestFinished(() => client.end())
  await client.query(
    `insert into tenant (id, name, slug, time_zone) values ($1, 'T', 't', 'Pacific/Auckland')`,
    [TENANT],
  )
  await client.query(`insert into auth."user" (id, email, name) values ($1, 'a@b.example', 'A')`, [
    PERSON,
  ])
  await client.query(
    `insert into member (tenant_id, id, email, name, role, status)
    values ($1, $2, 'a@b.example', 'A', 'owner', 'active')`,
    [TENANT, PERSON],
  )
  await client.query(
    `insert into link (tenant_id, slug, item_type, item_id, shared_by, expires_at)
    select $1, slug, 'ITEM', new_id(), $2, at from (values
      ('day', '2026-12-31T11:00:00Z'::timestamptz), ('moment', '2026-12-31T11:30:00Z'), ('none', null)) as made (slug, at)`,
    [TENANT, PERSON],
  )
  const placements = [
    { type: 'TENANT', startsAt: '2026-12-01T11:00:00Z', endsAt: '2026-12-31T11:00:00Z' },
    { type: 'TENANT', startsAt: null, endsAt: '2026-12-31T11:30:00Z' },
    { type: 'TENANT' },
  ]
  await client.query(
    `insert into cta (tenant_id, name, kind, placements) values ($1, 'C', 'button', $2)`,
    [TENANT, JSON.stringify(placements)],
  )
  await migrate(url)

  const links = await client.query(
    `select slug, expires_on::text as day, (expires_at at time zone 'UTC')::text as at
    from link order by slug`,
  )
  expect(links.rows).toEqual([
    { slug: 'day', day: '2026-12-31', at: '2026-12-31 11:00:00' },
    { slug: 'moment', day: null, at: '2026-12-31 11:30:00' },
    { slug: 'none', day: null, at: null },
  ])
  const ctas = await client.query('select placements from cta')
  expect(ctas.rows[0].placements).toEqual([
    { type: 'TENANT', startsOn: '2026-12-02', endsOn: '2026-12-31' },
    ...placements.slice(1),
  ])
})
