import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:m?js|css|svg|wasm|ttf|pfb)$/

interface Compression {
  /** Compression level of Brotli, up to 11. */
  quality: number
  /** True if old browsers get gzip. */
  withGzip: boolean
}

/** Writes compressed files beside each text, for the server to send as they are. */
export function precompress({ quality, withGzip }: Compression): Plugin {
  async function compress(path: string): Promise<void> {
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
    if (withGzip) await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'embed',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name))))
    },
  }
}
