import type { Plugin } from 'vite'
import { chunksOf, ENTRY, entryOf, FONT, filesOf } from './page-files.ts'

/** Module loaded by both entries after they are rendered. */
const LATER = /\/ui\/overlay\/Overlays\.tsx$/
const PAGES = { '/': ENTRY.app, '/classic/': ENTRY.classic }

/** Writes into the service worker which files open the app without a network; `in-each-language.ts` writes the rest. */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const worker = chunksOf(bundle).find(({ fileName }) => fileName === 'service-worker.js')
    if (!worker) return
    if (worker.imports.length > 0) this.error('The service worker is one file: it imports nothing')
    const starts = Object.entries(PAGES).map(
      ([path, entry]) => [path, entryOf(bundle, entry)] as const,
    )
    const fonts = Object.keys(bundle).filter((name) => FONT.test(name))
    const later = chunksOf(bundle).filter(({ facadeModuleId }) => LATER.test(facadeModuleId ?? ''))
    const chunks = [...starts.map(([, chunk]) => chunk), ...later]
    const needed = chunks.flatMap((chunk) => (chunk ? [...filesOf(bundle, chunk)] : []))
    const files = [...new Set([...needed, ...fonts])].map((file) => `/${file}`).sort()
    const entries = Object.fromEntries(starts.map(([path, chunk]) => [path, `/${chunk?.fileName}`]))
    const lists = JSON.stringify({ entries, files }).slice(1)
    worker.code = worker.code.replace(
      '__BUILD__',
      () => `{"name":$version,"language":$language,${lists}`,
    )
  },
}
