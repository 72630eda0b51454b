import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { Problem, says } from '../platform/problem.ts'
import { NoTurn, openTenantTurns } from '../platform/tenant-turns.ts'
import { type Child, startChild } from './child.ts'
import { Unreadable } from './messages.ts'
import { findTools } from './tools.ts'

// Pictures that are drawn while somebody waits. Anybody with a link can ask for them, so few are drawn at once,
// each in a child, and tenants take turns: one that asks for many delays another by one picture at most.

/** Children kept for further pages of the same file. */
const OPEN_MAX = 4
const OPEN_MS = 5_000
const turns = openTenantTurns({
  ...{ atOnce: 3, ofTenant: 2 },
  ...{ waiting: 200, waitingOfTenant: 60, waitMs: 30_000 },
})

/** The file that is drawn from. */
export interface Source {
  tenantId: string
  path: string
}

export interface Reader {
  child: Child
  /** The child's output folder. */
  folder: string
}

type Settings = Pick<Config, 'DATA_DIR' | 'PATH'>
type Draw<T> = (reader: Reader) => Promise<T>

/** Throws `unavailable` where too many wait or the turn does not come, and `invalid` where the file cannot be drawn. */
export function withReader<T>(config: Settings, source: Source, draw: Draw<T>): Promise<T> {
  const { tenantId, path } = source
  // A child renders one image at a time.
  const run = () => drawWith(config, source, draw)
  return turns.run({ tenantId, alone: path, run }).catch(rethrowBusy)
}

/** Throws `unavailable` for work whose turn doesn't come. */
export function rethrowBusy(error: unknown): never {
  if (!(error instanceof NoTurn)) throw error
  throw new Problem('unavailable', says('tooManyImages'), {
    retryAfter: 5,
  })
}

interface OpenReader extends Reader {
  whole: string
  closing?: ReturnType<typeof setTimeout>
}

/** Open readers by file; idle ones have a closing time. */
const open = new Map<string, OpenReader>()

async function drawWith<T>(config: Settings, { path }: Source, draw: Draw<T>): Promise<T> {
  const reader = open.get(path) ?? (await openReader(config, path))
  clearTimeout(reader.closing)
  delete reader.closing
  try {
    const drawn = await draw(reader)
    reader.closing = setTimeout(close, OPEN_MS, path, reader).unref()
    return drawn
  } catch (error) {
    // After a crash there is no child left to ask.
    await close(path, reader)
    if (!(error instanceof Unreadable)) throw error
    throw new Problem('invalid', says('pageCantBeRendered'), { cause: error })
  }
}

async function openReader(config: Settings, path: string): Promise<OpenReader> {
  const idle = [...open].find(([, { closing }]) => closing)
  if (open.size >= OPEN_MAX && idle) await close(...idle)
  const parent = resolve(config.DATA_DIR, 'processing')
  await mkdir(parent, { recursive: true })
  const whole = await mkdtemp(join(parent, 'work-'))
  const folder = join(whole, 'reader')
  await mkdir(folder)
  try {
    const child = await startChild({ path, folder }, await findTools(config))
    const reader = { child, folder, whole }
    open.set(path, reader)
    return reader
  } catch (error) {
    await remove(whole)
    throw error
  }
}

async function close(path: string, { child, whole, closing }: OpenReader): Promise<void> {
  clearTimeout(closing)
  if (open.get(path)?.child === child) open.delete(path)
  child.stop()
  await remove(whole)
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
