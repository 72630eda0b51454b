import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '../../src')

/** A statement that writes a table, and the file it stands in. */
export interface Write {
  file: string
  /** The table in snake case, with its schema unless that is `public`; null if it is only known at run time. */
  table: string | null
}

const KYSELY = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'([\w.]+)|)/g
/** `for update` and `do update set` write nothing of their own. */
const SQL =
  /(?<!\bfor |\bno key |\bdo )\b(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?:only\s+)?(?:((?:[a-z_]+\.)?"?[a-z_]+"?)|(?=\$\{))/gi

/** Finds statements that write in the sources of the server, by Kysely and as SQL. */
export function findWrites(tables: ReadonlySet<string>): Write[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8')
      const byKysely = [...text.matchAll(KYSELY)].map(([, name]) => name && snakeCase(name))
      // Words of comments and messages may look like a statement: only tables count.
      const bySql = [...text.matchAll(SQL)]
        .map(([, name]) => name?.replaceAll('"', ''))
        .filter((name) => name === undefined || tables.has(name))
      return [...byKysely, ...bySql].map((table) => ({ file, table: table ?? null }))
    })
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
