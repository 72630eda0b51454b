import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const PAGE = /\/src\/(app|classic)\/pages\/(\w+)Page\.tsx$/
export const ENTRY = { app: /web\/index\.html$/, classic: /classic\/index\.html$/ }

/** Font file that every page shows. Others are loaded, and cached, once they are used. */
export const FONT = /\/inter-latin-wght-normal-[^/]+\.woff2$/

/** Writes `pages.json`: by page, the files it needs beyond those of its entry, for the server to name in the HTML. */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const pages: Record<string, string[]> = {}
    for (const chunk of chunksOf(bundle)) {
      const [, entry, name] = PAGE.exec(chunk.facadeModuleId ?? '') ?? []
      if (entry !== 'app' && entry !== 'classic') continue
      const start = entryOf(bundle, ENTRY[entry])
      const loaded = start ? filesOf(bundle, start) : new Set()
      const own = [...filesOf(bundle, chunk)].filter((file) => !loaded.has(file))
      pages[`${entry}/${name}`] = own.map((file) => `/${file}`)
    }
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
  },
}

export const entryOf = (bundle: Bundle, entry: RegExp) =>
  chunksOf(bundle).find((chunk) => chunk.isEntry && entry.test(chunk.facadeModuleId ?? ''))

export const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** Returns the files of a chunk: its script and styles, and those of its imports. */
export function filesOf(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(bundle, imported, found)
  }
  return found
}
