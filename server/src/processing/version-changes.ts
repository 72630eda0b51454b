import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { PageChange } from '@satchel/contract/items/versions.ts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { inFolder } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { openTenantTurns } from '../platform/tenant-turns.ts'
import { MINUTE } from '../platform/time.ts'
import { type Child, startChild } from './child.ts'
import type { ComparedFile, Comparison } from './messages.ts'
import { rethrowBusy } from './readers.ts'
import { findTools } from './tools.ts'

/** A version as visitors see it: the key of a PDF, or its text. */
export type VersionContent = { pdfKey: string } | { text: string }

/** Milliseconds of CPU that a comparison may take. */
const COMPARE_TIMEOUT = MINUTE
// A comparison holds two documents in memory.
const turns = openTenantTurns({
  ...{ atOnce: 2, ofTenant: 1 },
  ...{ waiting: 100, waitingOfTenant: 20, waitMs: 5 * MINUTE },
})
const Changes = Type.Array(PageChange)

/**
 * Compares two versions of a document in a child. Throws `Unreadable` where one can't be read, and `unavailable` where too
 * many wait.
 */
export function compareVersions(
  services: Services,
  tenantId: string,
  before: VersionContent,
  after: VersionContent,
): Promise<PageChange[]> {
  const run = () => compareNow(services, before, after)
  return turns.run({ tenantId, run }).catch(rethrowBusy)
}

function compareNow(
  services: Services,
  before: VersionContent,
  after: VersionContent,
): Promise<PageChange[]> {
  const { config } = services
  return inFolder(resolve(config.DATA_DIR, 'processing'), async (whole) => {
    const folder = join(whole, 'child')
    await mkdir(folder)
    const child = await startChild({ folder }, await findTools(config))
    try {
      const comparison: Comparison = {
        before: await lend(services, child, before, join(whole, 'before')),
        after: await lend(services, child, after, join(whole, 'after')),
      }
      const changes = await child.ask({ step: 'compare', ...comparison }, COMPARE_TIMEOUT)
      if (!Value.Check(Changes, changes)) throw new Error('The child process answered nonsense')
      return changes
    } finally {
      child.stop()
    }
  })
}

/** Copies a version to where the child reads it; `own` is a path for its text on the way there. */
async function lend(
  { files }: Services,
  child: Child,
  content: VersionContent,
  own: string,
): Promise<ComparedFile> {
  const name = basename(own)
  if ('pdfKey' in content) {
    const path = await files.withPath(content.pdfKey, (stored) => child.lend(stored, name))
    return { path, isPdf: true }
  }
  await writeFile(own, content.text)
  return { path: await child.lend(own, name), isPdf: false }
}
