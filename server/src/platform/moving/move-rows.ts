import { copyTable, isSame, type Pair } from './copy-table.ts'
import { holdWrites, leaveBehind } from './hold-writes.ts'
import type { Mark } from './marks.ts'
import { closeSession, openSession } from './session.ts'
import { copyParts, copySequences, findTables, requireSameTables, type Table } from './tables.ts'
import { closeTables, openTables, switchTriggers } from './target.ts'

/** Tables that are compared at once while writes wait. */
const AT_ONCE = 4
const PASSES_MAX = 5
/** The number of rows that are copied in a moment. */
const FEW = 10_000

export interface Move {
  sourceUrl: string
  targetUrl: string
  /** The connections that hold the turn. */
  pair: Pair
  mark: Mark
  /** The name of the target. */
  name: string
  say: (text: string) => void
}

/**
 * Copies all rows beside the running product, holds its writes while it copies the last ones and compares every table,
 * and leaves the source behind. Until that is committed, the source is in force.
 */
export async function moveRows(move: Move): Promise<void> {
  const { pair, say } = move
  await openTables(pair.target)
  for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
    const copied = await copyTables([pair])
    say(`Pass ${pass}: ${counted(sumOf(copied))} copied while Satchel runs.`)
    if (pass === 1) await pair.target.query('analyze')
    else if (sumOf(copied) < FEW) break
  }
  const pairs = [pair]
  const holder = await openSession(move.sourceUrl)
  try {
    for (let more = 1; more < AT_ONCE; more += 1) pairs.push(await openPair(move))
    await holdWrites(holder, say)
    say('Satchel’s writes wait while the last rows are copied and all are compared.')
    const begin = performance.now()
    await copyLast(pairs)
    await copySequences(pair.source, pair.target)
    await closeTables(pair.target)
    await leaveBehind(holder, { id: move.mark.id, other: move.name })
    say(`Writes waited for ${((performance.now() - begin) / 1_000).toFixed(1)} s.`)
  } finally {
    closeSession(holder)
    for (const { source, target } of pairs.slice(1)) {
      closeSession(source)
      closeSession(target)
    }
  }
}

async function openPair({ sourceUrl, targetUrl }: Move): Promise<Pair> {
  const source = await openSession(sourceUrl)
  return { source, target: await openSession(targetUrl) }
}

type Copied = Map<Table, number>

const sumOf = (copied: Copied) => copied.values().reduce((sum, rows) => sum + rows, 0)

const counted = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`

/** Copies what differs in any table, by as many connections as there are, and returns the rows by table that differed. */
async function copyTables(pairs: Pair[]): Promise<Copied> {
  const [{ source, target }] = pairs as [Pair]
  if (await copyParts(source, target)) await switchTriggers(target, 'disable')
  const tables = await findTables(source)
  requireSameTables(tables, await findTables(target))
  const copied: Copied = new Map()
  const waiting = tables.toSorted((a, b) => b.bytes - a.bytes).values()
  await Promise.all(
    pairs.map(async (pair) => {
      for (const table of waiting) {
        const rows = await copyTable(pair, table)
        if (rows !== undefined) copied.set(table, rows)
      }
    }),
  )
  return copied
}

/** Copies what changed last. Throws, naming the tables, unless all of them are the same on both sides then. */
async function copyLast(pairs: Pair[]): Promise<void> {
  const copied = await copyTables(pairs)
  const waiting = copied.keys()
  const different: string[] = []
  await Promise.all(
    pairs.map(async (pair) => {
      for (const table of waiting) if (!(await isSame(pair, table))) different.push(table.name)
    }),
  )
  if (different.length > 0)
    throw new Error(
      `These tables differ after they were copied: ${different.sort().join(', ')}. Something else changes rows of the new database.`,
    )
}
