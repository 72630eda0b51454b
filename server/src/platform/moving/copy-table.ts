import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import type { Client } from '../database/connecting.ts'
import { inTransaction } from './session.ts'
import type { Table } from './tables.ts'

/** Two connections, of which one reads what the other one writes. */
export interface Pair {
  source: Client
  target: Client
}

/** The bytes, about, that are copied where a row differs. */
const BUCKET_BYTES = 2 ** 14
const BUCKETS_MAX = 2 ** 18
/** The bytes copied in one transaction, which a kill undoes. */
const BYTES = 2 ** 30

/**
 * Makes a table of the target the same as that of the source at this moment. Returns how many rows were copied;
 * undefined if none differed. Rows are compared where they are, by hashes of buckets into which the hashes of their keys
 * put them: no order is needed, which may be another one there.
 */
export async function copyTable(
  { source, target }: Pair,
  table: Table,
): Promise<number | undefined> {
  // What differs is copied as of the moment at which it was compared: else two rows could have one unique value.
  await source.query('begin isolation level repeatable read, read only')
  try {
    const different = await compare({ source, target }, table)
    if (different.length === 0) return undefined
    return await copyBuckets({ source, target }, table, different)
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}

/** Tells whether a table has the same rows on both sides. */
export async function isSame(pair: Pair, table: Table): Promise<boolean> {
  return (await compare(pair, table)).length === 0
}

/** Returns a power of two. */
function bucketsOf({ bytes }: Table): number {
  return Math.min(BUCKETS_MAX, 2 ** Math.floor(Math.log2(Math.max(1, bytes / BUCKET_BYTES))))
}

const hashOf = (columns: string[], seed: number) =>
  `hashtextextended(row(${columns.join(', ')})::text collate "C", ${seed})`

const bucketOf = (table: Table) => `(${hashOf(table.key, 0)} & ${bucketsOf(table) - 1})::integer`

/** Returns the numbers of the buckets whose rows differ. */
async function compare({ source, target }: Pair, table: Table): Promise<number[]> {
  const statement = `select ${bucketOf(table)} as bucket,
    count(*) || ' ' || sum(${hashOf(table.columns, 1)}) as content from ${table.name} group by 1`
  const read = async (client: Client) => {
    const { rows } = await client.query<[number, string]>({ text: statement, rowMode: 'array' })
    return new Map(rows)
  }
  const [here, there] = await Promise.all([read(source), read(target)])
  const all = new Set([...here.keys(), ...there.keys()])
  return [...all].filter((bucket) => here.get(bucket) !== there.get(bucket))
}

async function copyBuckets(
  { source, target }: Pair,
  table: Table,
  different: number[],
): Promise<number> {
  const isIn = (list: number[]) =>
    list.length === bucketsOf(table)
      ? ''
      : `where ${bucketOf(table)} = any ('{${list.join(',')}}'::integer[])`
  // Of all buckets at once: what is unique may have gone from a row of one to a row of another.
  await target.query(`delete from ${table.name} ${isIn(different)}`)
  const columns = table.columns.join(', ')
  let copied = 0
  for (const group of groupsOf(different, table.bytes))
    copied += await inTransaction(target, async () => {
      const rows = target.query(from(`copy ${table.name} (${columns}) from stdin`))
      const read = `copy (select ${columns} from ${table.name} ${isIn(group)}) to stdout`
      await pipeline(source.query(to(read)), rows)
      return rows.rowCount
    })
  return copied
}

function groupsOf(list: number[], bytes: number): number[][] {
  const size = Math.ceil(list.length / Math.max(1, Math.ceil(bytes / BYTES)))
  const groups: number[][] = []
  for (let at = 0; at < list.length; at += size) groups.push(list.slice(at, at + size))
  return groups
}
