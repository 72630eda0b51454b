import { rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { storageFull } from '../platform/files/disk.ts'
import type { Services } from '../platform/http/services.ts'
import { DAY } from '../platform/time.ts'
import {
  EXTENSIONS,
  expectedChecksum,
  type Named,
  type UploadStore,
  writeChecked,
} from './store.ts'

/** The library's folder store with tus's checksum extension: a chunk that does not match leaves no byte. */
export class FolderUploads extends FileStore implements UploadStore {
  override extensions = EXTENSIONS
  readonly needsDisk = true

  readonly #services: Pick<Services, 'disk' | 'files'>

  constructor(services: Pick<Services, 'config' | 'disk' | 'files'>) {
    const directory = join(services.config.DATA_DIR, 'uploads')
    super({ directory, expirationPeriodInMilliseconds: DAY })
    this.#services = services
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { disk } = this.#services
    // A long one doesn't fill what is left alone for the database.
    readable.on('data', () => disk.isFull() && readable.destroy(storageFull()))
    const checksum = expectedChecksum()
    if (!checksum) return super.write(readable, id, offset)
    try {
      return await writeChecked(checksum, readable, (bytes) => super.write(bytes, id, offset))
    } catch (error) {
      await truncate(this.#pathOf(id), offset)
      throw error
    }
  }

  nameOf({ id }: Named): string {
    return id
  }

  async stateOf(id: string) {
    const found = await stat(this.#pathOf(id)).catch(() => undefined)
    return found && { bytes: found.size, changedAt: found.mtimeMs }
  }

  place(id: string, fileKey: string): Promise<void> {
    return this.#services.files.adopt(this.#pathOf(id), fileKey)
  }

  async clear(id: string): Promise<void> {
    await this.remove(id).catch(() => undefined)
  }

  async discard(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
    // The library's own file beside it.
    await this.configstore.delete(id).catch(() => undefined)
  }

  #pathOf(id: string): string {
    return join(this.directory, id)
  }
}
