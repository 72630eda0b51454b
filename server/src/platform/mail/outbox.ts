import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxOf } from './mail.ts'

/** Removes the emails of a tenant and to its people from the outbox folder. */
export async function removeFromOutbox(
  dataDir: string,
  tenantId: string,
  addresses: ReadonlySet<string>,
): Promise<void> {
  const outbox = outboxOf(dataDir)
  for (const name of await readdir(outbox).catch(() => [])) {
    const path = join(outbox, name)
    if (name.includes(tenantId) || (await isTo(path, addresses))) await rm(path, { force: true })
  }
}

async function isTo(path: string, addresses: ReadonlySet<string>): Promise<boolean> {
  const content = await readFile(path).catch(() => undefined)
  if (!content) return false
  const { default: PostalMime } = await import('postal-mime')
  const { to = [] } = await PostalMime.parse(content)
  return to.some(({ address }) => address !== undefined && addresses.has(address))
}
