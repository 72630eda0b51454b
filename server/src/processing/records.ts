import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inFolder } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { openTenantTurns } from '../platform/tenant-turns.ts'
import { startChild } from './child.ts'
import type { RecordSheet } from './messages.ts'
import { rethrowBusy } from './readers.ts'
import { takeBytes } from './sandbox/share-file.ts'
import { findTools } from './tools.ts'

/** A sheet, and what is attached to it: a text, or a stored file. */
export interface RecordDraft extends Omit<RecordSheet, 'attached'> {
  attached: RecordSheet['attached'] & ({ text: string } | { key: string })
}

const TIMEOUT = 30_000
const turns = openTenantTurns({
  ...{ atOnce: 2, ofTenant: 1 },
  ...{ waiting: 40, waitingOfTenant: 20, waitMs: 60_000 },
})

/** Writes a record as PDF in a child, since it holds what strangers typed. */
export function writeRecord(
  services: Pick<Services, 'config' | 'files'>,
  tenantId: string,
  draft: RecordDraft,
): Promise<Buffer> {
  return turns.run({ tenantId, run: () => write(services, draft) }).catch(rethrowBusy)
}

function write(
  { config, files }: Pick<Services, 'config' | 'files'>,
  { attached, ...sheet }: RecordDraft,
): Promise<Buffer> {
  return inFolder(resolve(config.DATA_DIR, 'processing'), async (whole) => {
    const folder = join(whole, 'record')
    await mkdir(folder)
    const { name, mime } = attached
    const draw = async (path: string) => {
      const child = await startChild({ path, folder }, await findTools(config))
      try {
        const file = join(folder, 'record.pdf')
        const own = { ...sheet, attached: { name, mime } }
        await child.ask({ step: 'record', path: child.path, file, ...own }, TIMEOUT)
        return await takeBytes(folder, 'record.pdf')
      } finally {
        child.stop()
      }
    }
    if ('key' in attached) return files.withPath(attached.key, draw)
    const path = join(folder, 'attached')
    await writeFile(path, attached.text)
    return draw(path)
  })
}
