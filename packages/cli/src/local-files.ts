import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './failures.ts'

/**
 * Returns the files of paths in order; of folders everything inside, but what is hidden and links to elsewhere. Throws
 * for what doesn't exist.
 */
export async function filesAt(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const info = await stat(path)
    if (info.isDirectory()) found.push(...(await filesIn(path)))
    else if (info.isFile()) found.push(path)
    else throw new Refusal(`${path} is neither a file nor a folder`)
  }
  return [...new Set(found)]
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await filesIn(path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}
