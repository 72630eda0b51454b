import { runMigrations } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { beforeMigration } from '../../../test/before-migration.ts'
import { migrate } from '../../platform/database/migrate.ts'

const [TENANT, MEMBER, NAMED, WRITTEN, COLLECTION, WISH] = Array.from(
  { length: 6 },
  (_, index) => `01a1fbf1-374f-76d2-917b-00000000000${index}`,
)

test('what was stored before is found without the signs that cannot be seen, and joined', async () => {
  const { url, client } = await beforeMigration('0131_spellings.sql')
  onTestFinished(() => client.end())
  const run = (text: string, values: unknown[]) => client.query(text, values)
  await runMigrations({ connectionString: url })
  await run(`insert into tenant (id, name, slug) values ($1, 'T', 't')`, [TENANT])
  await run(`insert into auth."user" (id, email, name) values ($1, 'a@example.com', 'A')`, [MEMBER])
  await run(
    `insert into member (tenant_id, id, email, name, role, status)
    values ($1, $2, 'a@example.com', 'A', 'owner', 'active')`,
    [TENANT, MEMBER],
  )
  await run(
    `insert into item (tenant_id, id, kind, name, original_name, status, owner_id)
    values ($1, $2, 'link', $3, 'I', 'completed', $5), ($1, $4, 'link', 'Other', 'I', 'completed', $5)`,
    [TENANT, NAMED, 'Hand\u00adbuch by e-mail', WRITTEN, MEMBER],
  )
  await run('insert into item_text (tenant_id, item_id, body) values ($1, $2, $3)', [
    TENANT,
    WRITTEN,
    'Here is a Hand\u00adbuch by e-mail.',
  ])
  await run(`insert into collection (tenant_id, id, name, owner_id) values ($1, $2, $3, $4)`, [
    TENANT,
    COLLECTION,
    'Hand\u00adbuch by e-mail',
    MEMBER,
  ])
  await run(
    `insert into wish (tenant_id, id, kind, title, term, author_id) values ($1, $2, 'content', $3, $3, $4)`,
    [TENANT, WISH, 'Hand\u00adbuch', MEMBER],
  )

  await migrate(url)
  const jobs = await run(
    `select payload from graphile_worker._private_jobs where payload ->> 'itemIds' like $1`,
    [`%${WRITTEN}%`],
  )
  expect(jobs.rows).toHaveLength(1)
  const { itemIds } = jobs.rows[0].payload
  await run('select index_many($1, $2)', [TENANT, itemIds])

  for (const word of ['handbuch', 'email']) {
    const items = await run(
      `select item_id from item_search, tenant
      where words @@ format('''%s:w%s''', to_hex(number), $1::text)::tsquery order by 1`,
      [word],
    )
    expect(items.rows.map(({ item_id }) => item_id)).toEqual([NAMED, WRITTEN])
    const collections = await run('select id from collection where heading @@ $1::tsquery', [word])
    expect(collections.rows).toEqual([{ id: COLLECTION }])
  }
  const wishes = await run('select title_words, term_words, text_key from wish', [])
  expect(wishes.rows).toEqual([
    { title_words: ['handbuch'], term_words: ['handbuch'], text_key: 'handbuch' },
  ])
})
