import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inFolder } from '../../platform/files/work-folder.ts'
import type { Services } from '../../platform/http/services.ts'
import { Problem } from '../../platform/problem.ts'
import { startChild } from '../child.ts'
import { type Emblem, Unreadable } from '../messages.ts'
import { takeBytes } from '../sandbox/lend.ts'
import { findTools } from '../tools.ts'

/** An avatar or logo, with the sizes to render. */
export interface EmblemRequest extends Pick<Emblem, 'take' | 'pixelsMax'> {
  /** The kind; one of each kind is rendered at a time, so that a bad one doesn't block the other kind. */
  kind: 'avatar' | 'logo'
  into: (Omit<Emblem['into'][number], 'file'> & { name: string })[]
}

const TIMEOUT = 20_000
const WAITING_MAX = 20
const turns = { avatar: { waiting: 0, last: nothing() }, logo: { waiting: 0, last: nothing() } }

async function nothing(): Promise<unknown> {
  return undefined
}

/** Renders a picture in a child process, since strangers made it; returns files by name, or why there are none. */
export async function drawEmblem(
  services: Pick<Services, 'config'>,
  bytes: Buffer,
  request: EmblemRequest,
): Promise<Map<string, Buffer> | 'unsupported' | 'unreadable'> {
  const turn = turns[request.kind]
  if (turn.waiting >= WAITING_MAX)
    throw new Problem('unavailable', 'Too many images are being rendered right now', {
      retryAfter: 10,
    })
  turn.waiting += 1
  const mine = turn.last.then(() => draw(services, bytes, request))
  turn.last = mine.catch(() => undefined)
  return mine.finally(() => {
    turn.waiting -= 1
  })
}

function draw(
  { config }: Pick<Services, 'config'>,
  bytes: Buffer,
  { into, ...rest }: EmblemRequest,
) {
  return inFolder(resolve(config.DATA_DIR, 'processing'), async (whole) => {
    const folder = join(whole, 'emblem')
    await mkdir(folder)
    const path = join(folder, 'given')
    await writeFile(path, bytes)
    const files = into.map(({ name, ...size }) => ({ ...size, file: join(folder, name) }))
    const child = await startChild({ path, folder }, await findTools(config))
    try {
      const answer = await child.ask({ step: 'emblem', path, ...rest, into: files }, TIMEOUT)
      if (answer === 'unsupported') return answer
      const drawn = into.map(async ({ name }) => [name, await takeBytes(folder, name)] as const)
      return new Map(await Promise.all(drawn))
    } catch (error) {
      if (error instanceof Unreadable) return 'unreadable'
      throw error
    } finally {
      child.stop()
    }
  })
}
