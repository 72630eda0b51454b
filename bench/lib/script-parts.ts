import { readFile } from 'node:fs/promises'
import { decode } from '@jridgewell/sourcemap-codec'

const MAPS = new URL('../../web/dist-maps/', import.meta.url)

interface SourceMap {
  sources: string[]
  mappings: string
}

/**
 * Returns how much of a built script is of which package, or of which folder of ours, the largest first: shares of its
 * characters, by its source map.
 */
export async function partsOf(path: string): Promise<[name: string, share: number][]> {
  const map: SourceMap = JSON.parse(await readFile(new URL(`${path}.map`, MAPS), 'utf8'))
  const sizes = new Map<string, number>()
  for (const line of decode(map.mappings))
    for (const [index, [column, source]] of line.entries()) {
      const end = line[index + 1]?.[0]
      if (source === undefined || end === undefined) continue
      const name = ownerOf(map.sources[source] ?? '')
      sizes.set(name, (sizes.get(name) ?? 0) + end - column)
    }
  const total = sizes.values().reduce((sum, size) => sum + size, 0)
  return [...sizes]
    .map(([name, size]): [string, number] => [name, size / total])
    .sort(([, one], [, other]) => other - one)
}

/** Returns the package of a source, else its folder in the project. */
function ownerOf(source: string): string {
  const inside = source.split('node_modules/').at(-1) ?? source
  if (inside !== source) return /^(@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? inside
  return source.replace(/^(\.\.\/)+/, '').replace(/\/[^/]*$/, '')
}
