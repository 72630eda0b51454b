import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '../database/owner.ts'
import { CONTENTS, openContents } from './contents.ts'
import { type BackupPlace, DATED } from './place.ts'

const UNFINISHED = '.part'

/** Backups in a folder, which may not be there yet. */
export function openFolderPlace(dir: string): BackupPlace {
  const unfinished = (backup: string) => join(dir, `${backup}${UNFINISHED}`)

  async function removeUnfinished(): Promise<void> {
    for (const name of await readdir(dir))
      if (name.endsWith(`Z${UNFINISHED}`)) await rm(join(dir, name), { recursive: true })
  }

  return {
    name: dir,
    contents: openContents(join(dir, CONTENTS)),
    async claim(say) {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const refusal = (pid: number) => `Process ${pid} is backing up to ${dir} already.`
      return ownFolder(dir, { name: 'backup.pid', refusal, say })
    },
    async list() {
      const names = await readdir(dir).catch(() => [])
      return names.filter((name) => DATED.test(name)).sort()
    },
    fetch: async (backup, file) => join(dir, backup, file),
    async add(backup, work) {
      await removeUnfinished()
      const part = unfinished(backup)
      await mkdir(part)
      try {
        await work(part)
        await rename(part, join(dir, backup))
      } finally {
        await rm(part, { recursive: true, force: true })
      }
    },
    async remove(backup) {
      await rename(join(dir, backup), unfinished(backup))
      await rm(unfinished(backup), { recursive: true })
    },
    close: async () => undefined,
  }
}
