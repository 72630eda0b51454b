import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config.ts'
import { Problem } from '../platform/problem.ts'
import { type Child, startChild } from './child.ts'
import { Unreadable } from './messages.ts'
import { findTools } from './tools.ts'

// Pictures that are drawn while somebody waits. Anybody with a link can ask for them, so few are drawn at once,
// each in a child, and tenants take turns: one that asks for many delays another by one picture at most.

const AT_ONCE = 2
/** Children kept for further pages of the same file. */
const OPEN_MAX = 4
const OPEN_MS = 5_000
const WAITING_MAX = 200
const WAITING_OF_TENANT_MAX = 60
/** The longest wait for a page. */
const WAITING_MS = 30_000

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

interface Request {
  source: Source
  run(): Promise<void>
  late: ReturnType<typeof setTimeout>
}

const waiting: Request[] = []
const running = new Set<Request>()
/** Each tenant's last turn, counted in turns. */
const turns = new Map<string, number>()
let turn = 0

/** Throws `unavailable` where too many wait or the turn does not come, and `invalid` where the file cannot be drawn. */
export async function withReader<T>(config: Settings, source: Source, draw: Draw<T>): Promise<T> {
  const ofTenant = waiting.filter((one) => one.source.tenantId === source.tenantId)
  if (waiting.length >= WAITING_MAX || ofTenant.length >= WAITING_OF_TENANT_MAX) throw busy()
  return new Promise((settle, reject) => {
    const run = () => drawWith(config, source, draw).then(settle, reject)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(request), 1)
      reject(busy())
    }
    const request = { source, run, late: setTimeout(giveUp, WAITING_MS) }
    waiting.push(request)
    startNext()
  })
}

function busy(): Problem {
  return new Problem('unavailable', 'Too many images are being rendered right now', {
    retryAfter: 5,
  })
}

function startNext(): void {
  while (running.size < AT_ONCE) {
    const next = pickNext()
    if (!next) return
    clearTimeout(next.late)
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next)
    turns.set(next.source.tenantId, ++turn)
    void next.run().finally(() => {
      running.delete(next)
      if (waiting.length === 0) turns.clear()
      startNext()
    })
  }
}

/** Returns the request of the tenant whose last turn was longest ago; a child renders one image at a time. */
function pickNext(): Request | undefined {
  const busy = new Set([...running].map(({ source }) => source.path))
  const last = ({ source }: Request) => turns.get(source.tenantId) ?? 0
  return waiting
    .filter(({ source }) => !busy.has(source.path))
    .reduce<Request | undefined>(
      (best, one) => (best && last(best) <= last(one) ? best : one),
      undefined,
    )
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
    throw new Problem('invalid', 'The page couldn’t be rendered', { cause: error })
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
