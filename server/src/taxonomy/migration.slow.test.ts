import { expect, onTestFinished, test } from 'vitest'
import { beforeMigration } from '../../test/before-migration.ts'
import { migrate } from '../platform/database/migrate.ts'

const [ACME, ALIEN] = [
  '01a1fbf1-374f-76d2-917b-000000000001',
  '01a1fbf1-374f-76d2-917b-000000000002',
]
const idOf = (number: number) => `01a1fbf1-374f-76d2-917b-${String(number).padStart(12, '0')}`

test('labels that became alike are merged by the migration, and none is taken from an item', async () => {
  const { url, client } = await beforeMigration('0007_taxonomy.sql')
  onTestFinished(() => client.end())
  for (const [index, tenant] of [ACME, ALIEN].entries()) {
    const member = idOf(10 + index)
    await client.query(`insert into tenant (id, name, slug) values ($1, 'T', $2)`, [
      tenant,
      `t-${index}`,
    ])
    await client.query(`insert into auth."user" (id, email, name) values ($1, $2, 'A')`, [
      member,
      `a${index}@example.com`,
    ])
    await client.query(
      `insert into member (tenant_id, id, email, name, role, status) values ($1, $2, $3, 'A', 'owner', 'active')`,
      [tenant, member, `a${index}@example.com`],
    )
    await client.query(
      `insert into tag (tenant_id, key, label, created_at)
      select $1, fold(label), label, now() + place * interval '1 second'
      from unnest($2::text[]) with ordinality as given (label, place)`,
      [tenant, ['Sales', 'Sal\u200bes', 'Sаles', 'λόγος', 'Other', '\u2060']],
    )
    await client.query(
      `insert into category_value (tenant_id, id, category, label, position) values
        ($1, $2, 'contentType', 'Deck', 0), ($1, $3, 'contentType', 'De\u00adck', 1), ($1, $4, 'contentType', 'Film', 2)`,
      [tenant, idOf(100 + index * 10), idOf(101 + index * 10), idOf(102 + index * 10)],
    )
    for (const [place, key] of ['sales', 'sal\u200bes', 'sаles', 'λογος', '\u2060'].entries()) {
      const item = idOf(1_000 + index * 100 + place)
      await client.query(
        `insert into item (tenant_id, id, kind, name, original_name, status, owner_id)
        values ($1, $2, 'link', 'I', 'I', 'completed', $3)`,
        [tenant, item, member],
      )
      await client.query('insert into item_tag (tenant_id, item_id, tag_key) values ($1, $2, $3)', [
        tenant,
        item,
        key,
      ])
      await client.query(
        'insert into item_category (tenant_id, item_id, value_id) values ($1, $2, $3)',
        [tenant, item, idOf(100 + index * 10 + (place % 3))],
      )
    }
  }
  await migrate(url)

  for (const [index, tenant] of [ACME, ALIEN].entries()) {
    const tags = await client.query(
      `select tag.key, tag.label, count(item_id)::int as items from tag
      left join item_tag on item_tag.tenant_id = tag.tenant_id and tag_key = tag.key
      where tag.tenant_id = $1 group by tag.key, tag.label order by tag.key`,
      [tenant],
    )
    expect(tags.rows).toEqual([
      { key: 'other', label: 'Other', items: 0 },
      { key: 'sales', label: 'Sales', items: 3 },
      { key: expect.stringMatching(/^tag /), label: expect.stringMatching(/^Tag /), items: 1 },
      { key: 'λογοσ', label: 'λόγος', items: 1 },
    ])
    const values = await client.query(
      `select v.id, v.label, count(item_id)::int as items from category_value v
      left join item_category c on c.tenant_id = v.tenant_id and value_id = v.id
      where v.tenant_id = $1 group by v.id, v.label, v.position order by v.position`,
      [tenant],
    )
    expect(values.rows).toEqual([
      { id: idOf(100 + index * 10), label: 'Deck', items: 4 },
      { id: idOf(102 + index * 10), label: 'Film', items: 1 },
    ])
    const found = await client.query(
      `select count(*)::int from item_search where tenant_id = $1 and tag_keys @> array['sales']`,
      [tenant],
    )
    expect(found.rows).toEqual([{ count: 3 }])
  }
})
