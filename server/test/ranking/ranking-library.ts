import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/database.ts'
import type { Owner } from '../harness.ts'

/** A line of `library.csv`. */
interface Line {
  name: string
  /** The original name of a file, or the address of a web page. */
  file: string
  type: string
  tags: string
  /** The age in days. */
  days: string
  /** The number of views. */
  uses: string
  description: string
  text: string
}

/** A line of `queries.csv`: what is typed, and the names of the items that should come first. */
export interface RankingQuery {
  kind: string
  query: string
  first: string[]
}

async function read<T>(name: string): Promise<T[]> {
  const text = await readFile(new URL(name, import.meta.url))
  return parse(text, { columns: true, delimiter: '|', quote: false })
}

export async function readQueries(): Promise<RankingQuery[]> {
  const lines = await read<Record<'kind' | 'query' | 'first', string>>('queries.csv')
  return lines.map(({ first, ...line }) => ({ ...line, first: first.split(';') }))
}

/** Fills a tenant with the library of the fixture, in which one long document has the texts of all others. */
export async function fillLibrary(system: Db, owner: Owner): Promise<string[]> {
  const lines = await read<Line>('library.csv')
  const whole = lines.map(({ text, description }) => `${description} ${text}`).join('\n')
  const items = lines.map((line) => ({
    ...line,
    id: crypto.randomUUID(),
    isPage: line.file.startsWith('https://'),
    text: line.text === 'ALL' ? whole : line.text,
  }))
  await system.transaction().execute((db) => write(db, owner, JSON.stringify(items)))
  return lines.map(({ name }) => name)
}

async function write(db: Db, { tenantId, userId }: Owner, items: string): Promise<void> {
  const input = sql`jsonb_to_recordset(${items}::jsonb) as given (id uuid, name text, file text, "isPage" boolean,
    type text, tags text, days integer, uses integer, description text, text text)`
  await sql`insert into category_value (tenant_id, category, label, position)
    select ${tenantId}, 'contentType', type, 100 + row_number() over () from (select distinct type from ${input}) t
    where not exists (select from category_value v where v.tenant_id = ${tenantId}
      and v.category = 'contentType' and label_key(v.label) = label_key(type))`.execute(db)
  await sql`insert into tag (tenant_id, key, label)
    select distinct ${tenantId}::uuid, label_key(label), label
    from ${input}, regexp_split_to_table(tags, ';') label`.execute(db)
  // Each part of an item cuts its words again; the last statement does so for all.
  await sql`select set_config('app.index', 'held', true)`.execute(db)
  await sql`insert into item (tenant_id, id, kind, name, original_name, file_key, description, url, status, owner_id,
      created_at, updated_at)
    select ${tenantId}, id, case when "isPage" then 'link' else 'file' end, name, case when "isPage" then '' else file end,
      case when not "isPage" then id::text end, description, case when "isPage" then file end, 'completed', ${userId},
      now() - make_interval(days => days), now() - make_interval(days => days)
    from ${input}`.execute(db)
  await sql`insert into item_tag (tenant_id, item_id, tag_key)
    select ${tenantId}, id, label_key(label) from ${input}, regexp_split_to_table(tags, ';') label`.execute(
    db,
  )
  await sql`insert into item_category (tenant_id, item_id, value_id)
    select ${tenantId}, given.id, v.id from ${input} join category_value v
      on v.tenant_id = ${tenantId} and v.category = 'contentType' and label_key(v.label) = label_key(type)`.execute(
    db,
  )
  await sql`update item_stat set views = uses from ${input}
    where tenant_id = ${tenantId} and item_id = id`.execute(db)
  await sql`insert into item_text (tenant_id, item_id, body)
    select ${tenantId}, id, text from ${input} where text <> ''`.execute(db)
  await sql`select index_items(${tenantId}, array(select id from ${input}))`.execute(db)
}
