import { type Child, startChild } from './child.ts'
import { type Description, type Identity, type Tools, Unreadable } from './messages.ts'

const IDENTIFY_TIMEOUT = 10 * 60_000
const DESCRIBE_TIMEOUT = 4 * 60_000

export interface Examined {
  identity?: Identity
  description: Description
  /** Why it could not be read, for a person. */
  failure?: string
}

/** What a file is and shows. Pictures and the preview made of it are left in `folder`. */
export async function examine(
  path: string,
  name: string,
  folder: string,
  tools: Tools,
): Promise<Examined> {
  const child = startChild(folder, tools)
  const examined: Examined = { description: {} }
  try {
    examined.identity = (await child.ask(
      { step: 'identify', path, name },
      IDENTIFY_TIMEOUT,
    )) as Identity
    examined.description = await describe(child, examined.identity, { path, folder, tools })
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
  place: { path: string; folder: string; tools: Tools },
): Promise<Description> {
  const ask = () => child.ask({ step: 'describe', mime, kind, bytes, ...place }, DESCRIBE_TIMEOUT)
  return (await (kind === 'office' ? inTurn(ask) : ask())) as Description
}

let last: Promise<unknown> = Promise.resolve()

/** LibreOffice takes a core and half a gigabyte: one at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
