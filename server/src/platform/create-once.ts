import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/** Creates a private file, whole or not at all; false if it's there already, also where two do it at once. */
export async function createOnce(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600 })
    // Some network drives have no links: there, a file is only created by one, and then written.
    await link(draft, path).catch((error) => {
      if (codeOf(error) === 'EEXIST') throw error
      return writeFile(path, content, { mode: 0o600, flag: 'wx' })
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
