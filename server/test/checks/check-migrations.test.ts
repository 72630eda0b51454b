import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/check-migrations.mjs', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Resolves to what the check says of a migration, without the name of its file. */
async function check(
  text: string,
  name = '0200_next.sql',
  mark = '-- Works with: 1.0.0',
): Promise<string[]> {
  await writeFile(join(folder, name), `${text}\n${mark}`)
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, folder], (_error, _stdout, stderr) => {
      resolve([...stderr.matchAll(/\.sql:(\d+ \w+)/g)].map(([, found = '']) => found))
    })
  })
}

test.for([
  ['drops a column', 'alter table item\n  drop column color;', '2 drops'],
  ['drops a table', 'drop table wish;', '1 drops'],
  ['renames a column', 'alter table item rename column name to title;', '1 renames'],
  ['changes a type', 'alter table item alter column size type bigint;', '1 changes'],
  ['demands a value', 'alter table item alter column name set not null;', '1 demands'],
  ['adds a column without a default', 'alter table item add color text not null;', '1 demands'],
  ['adds a rule', 'alter table item add constraint short check (length(name) < 9);', '1 adds'],
  [
    'adds a rule for later',
    'alter table item add constraint c check (size > 0) not valid;',
    '1 adds',
  ],
  ['adds a rule without a name', 'alter table item add check (size > 0);', '1 adds'],
  ['adds a unique index', 'create unique index item_name on item (name);', '1 adds'],
] as const)('a migration that %s fails the check', async ([, text, found]) => {
  expect(await check(text)).toEqual([found])
})

test.for([
  [
    'adds a table with its rules',
    'create table a (id uuid primary key); create unique index b on a (id);',
  ],
  ['adds columns', 'alter table item add color text, add size int not null default 0;'],
  [
    'adds a rule for a column that it adds',
    'alter table item add color text, add constraint c check (color <> size), add foreign key (tenant_id, color) references a;',
  ],
  ['only mentions it', "-- drop table item\ninsert into item (name) values ('drop table item');"],
  ['replaces a function', 'create or replace function f() returns int as $$ drop table item $$;'],
  ['says since when nothing uses it', '-- Contract: unused since 1.0.0.\ndrop table wish;'],
] as const)('a migration that %s passes the check', async ([, text]) => {
  expect(await check(text)).toEqual([])
})

test.for([
  ['doesn’t say with which release it works', '', ['1 lacks']],
  ['names what is no release', '-- Works with: 99.0.0', ['1 names']],
  ['says it while it drops something', '-- Contract: unused since 1.0.0.', []],
  ['drops it since what is no release', '-- Contract: unused since 99.0.0.', ['1 names']],
] as const)('a migration that %s is told so', async ([, mark, found]) => {
  const text = 'alter table item add color text;'
  expect(await check(text, undefined, mark)).toEqual(found)
})

test('migrations of the first release and before it are left alone', async () => {
  expect(await check('drop table item;', '0149_upload_locks.sql')).toEqual([])
})
