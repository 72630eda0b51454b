import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapping } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Exception, Frame } from '@satchel/contract/monitoring.ts'
import { LRUCache } from 'lru-cache'

/** The maps of the built web app, beside what is served and no part of it. */
const MAPS = fileURLToPath(new URL('../../../web/dist-maps/', import.meta.url))
const BUILT = /\/(assets\/[\w.-]+\.js|service-worker\.js)(?:[?#].*)?$/
/** Lines of source shown on each side. */
const AROUND = 2
const LINE_MAX = 300

/** Maps that one envelope may use; frames of others stay as they are. */
const MAPS_MAX = 6

/** A parsed map with the lines of its sources that were needed. */
interface BuiltFile {
  map: SourceMap
  lines: Map<string, string[] | undefined>
}
type MapOf = (name: string) => Promise<BuiltFile | undefined>

/** Maps hold the whole source; few are read at once. */
const cache = new LRUCache<string, ReturnType<MapOf>>({ max: MAPS_MAX })

/** Returns the maps for one envelope. Parsing one blocks the process, so `mayParse` is asked before each. */
export function openMaps(mayParse: () => Promise<boolean>, read = readMap): MapOf {
  const opened = new Map<string, ReturnType<MapOf>>()
  const parsed: MapOf = async (name) => {
    if (!(await mayParse())) return undefined
    const file = read(name).then(
      (text) => ({ map: new SourceMap(JSON.parse(text)), lines: new Map() }),
      () => undefined,
    )
    cache.set(name, file)
    return file
  }
  return async (name) => {
    const before = opened.get(name)
    if (before || opened.size >= MAPS_MAX) return before
    const file = cache.get(name) ?? parsed(name)
    opened.set(name, file)
    return file
  }
}

function readMap(name: string): Promise<string> {
  return readFile(`${MAPS}${name}.map`, 'utf8')
}

/** Returns the exception with the places of the source in place of those in built files, where their maps are here. */
export async function mapped<E extends Exception>(exception: E, mapOf: MapOf): Promise<E> {
  const stack: Frame[] = []
  for (const frame of exception.stack) stack.push(await mappedFrame(frame, mapOf))
  return { ...exception, stack: named(stack) }
}

async function mappedFrame(frame: Frame, mapOf: MapOf): Promise<Frame> {
  const name = BUILT.exec(frame.file ?? '')?.[1]
  if (!name || frame.line === null) return frame
  const built = await mapOf(name)
  // Maps count from zero, browsers from one.
  const entry = built?.map.findEntry(frame.line - 1, Math.max(0, (frame.column ?? 1) - 1))
  if (!built || !entry || !('originalSource' in entry)) return frame
  const {
    originalSource,
    originalLine,
    originalColumn,
    name: called,
  } = entry as SourceMapping & {
    name?: string
  }
  const path = originalSource.replace(/^(?:\.\.?\/)+/, '')
  const file = path.startsWith('src/') ? `web/${path}` : path
  const code = codeOf(built, originalSource, originalLine)
  return {
    function: frame.function,
    file,
    line: originalLine + 1,
    column: originalColumn + 1,
    inApp: frame.inApp && !file.includes('node_modules/'),
    ...(code && { code }),
    ...(called && { name: called }),
  }
}

/** A map names what is called at a place, so a frame's own name stands with the frame that called it. */
function named(stack: (Frame & { name?: string })[]): Frame[] {
  return stack.map(({ name: _, ...frame }, at) => {
    const caller = stack[at + 1]
    return frame.code && caller?.name ? { ...frame, function: caller.name } : frame
  })
}

function codeOf(built: BuiltFile, source: string, line: number): Frame['code'] {
  const lines = linesOf(built, source)
  if (!lines) return undefined
  const from = Math.max(0, line - AROUND)
  const around = lines.slice(from, line + AROUND + 1)
  return { firstLine: from + 1, lines: around.map((text) => text.slice(0, LINE_MAX)) }
}

function linesOf({ map: { payload }, lines }: BuiltFile, source: string): string[] | undefined {
  if (!lines.has(source)) {
    const content = payload.sourcesContent?.[payload.sources.indexOf(source)]
    lines.set(source, content ? content.split('\n') : undefined)
  }
  return lines.get(source)
}
