import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Moves source maps out of the folder that is served: the server reads them to show where an error was thrown. */
export const sourceMaps: Plugin = {
  name: 'source-maps',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const folder = 'dist-maps'
    await rm(folder, { recursive: true, force: true })
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await rename(join(dir, name), join(folder, name))
    }
  },
}
