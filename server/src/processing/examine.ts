import { MINUTE } from '../platform/time.ts'
import { type Child, startChild } from './child.ts'
import { type Description, type Identity, type Tools, Unreadable } from './messages.ts'

/** Timeouts in milliseconds. */
export const TIMEOUTS = {
  identify: 10 * MINUTE,
  describe: 4 * MINUTE,
  clean: 2 * MINUTE,
  /** A copy that browsers play may be made, and one without notes. */
  recording: 8 * MINUTE,
  /** A drawing of a few kilobytes can ask for minutes of filters. */
  picture: 20_000,
}

export interface Examined {
  identity?: Identity
  description: Description
  /** Human-readable reason why it couldn't be read. */
  failure?: string
}

/** Tells by its content what a file is. */
export async function identify(
  path: string,
  name: string,
  folder: string,
  tools: Tools,
): Promise<Identity> {
  const child = await startChild({ path, folder }, tools)
  try {
    const task = { step: 'identify', path: child.path, name } as const
    return (await child.ask(task, TIMEOUTS.identify)) as Identity
  } finally {
    child.stop()
  }
}

/** Examines a file; images and the preview are written to `folder`. */
export async function examine(
  path: string,
  name: string,
  folder: string,
  tools: Tools,
  timeouts = TIMEOUTS,
): Promise<Examined> {
  const child = await startChild({ path, folder }, tools)
  const examined: Examined = { description: {} }
  try {
    const identify = { step: 'identify', path: child.path, name } as const
    examined.identity = (await child.ask(identify, timeouts.identify)) as Identity
    examined.description = await describe(child, examined.identity, { folder, tools }, timeouts)
    if (examined.identity.kind === 'pdf')
      examined.description = await clean(child, examined.description, folder, timeouts)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    examined.failure = error.message
  } finally {
    child.stop()
  }
  return examined
}

async function describe(
  child: Child,
  { mime, kind, bytes }: Identity,
  place: { folder: string; tools: Tools },
  timeouts: typeof TIMEOUTS,
): Promise<Description> {
  const task = { step: 'describe', path: child.path, mime, kind, bytes, ...place } as const
  const limits = { image: timeouts.picture, media: timeouts.recording }
  const limit = kind === 'image' || kind === 'media' ? limits[kind] : timeouts.describe
  const ask = () => child.ask(task, limit)
  return (await (kind === 'office' ? inTurn(ask) : ask())) as Description
}

/** A PDF that can't be taken apart stays as it is, and it isn't known what it carries. */
async function clean(
  child: Child,
  description: Description,
  folder: string,
  timeouts: typeof TIMEOUTS,
): Promise<Description> {
  const { pageCount } = description
  const task = { step: 'clean', path: child.path, pageCount, folder } as const
  try {
    return { ...description, ...((await child.ask(task, timeouts.clean)) as Description) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return description
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one LibreOffice at a time, since each takes a core and half a gigabyte. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
