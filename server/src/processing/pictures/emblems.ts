import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inFolder } from '../../platform/files/work-folder.ts'
import type { Services } from '../../platform/http/services.ts'
import { openTenantTurns } from '../../platform/tenant-turns.ts'
import { startChild } from '../child.ts'
import { type Emblem, Unreadable } from '../messages.ts'
import { rethrowBusy } from '../readers.ts'
import { takeBytes } from '../sandbox/share-file.ts'
import { findTools } from '../tools.ts'

/** An avatar or logo, with the sizes to render. */
export interface EmblemRequest extends Pick<Emblem, 'take' | 'pixelsMax'> {
  into: (Omit<Emblem['into'][number], 'file'> & { name: string })[]
}

const TIMEOUT = 20_000
const turns = openTenantTurns({
  atOnce: 2,
  ofTenant: 1,
  waiting: 40,
  waitingOfTenant: 20,
  waitMs: 60_000,
})

/** Renders a picture in a child process, since strangers made it; returns files by name, or why there are none. */
export function drawEmblem(
  services: Pick<Services, 'config'>,
  bytes: Buffer,
  { tenantId, ...request }: EmblemRequest & { tenantId: string },
): Promise<Map<string, Buffer> | 'unsupported' | 'unreadable'> {
  return turns.run({ tenantId, run: () => draw(services, bytes, request) }).catch(rethrowBusy)
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
