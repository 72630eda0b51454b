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

/** Maps hold the whole source; few are read at once. */
const known = new LRUCache<string, Promise<SourceMap | undefined>>({ max: 6 })

/** Returns the exception with the places of the source in place of those in built files, where their maps are here. */
export async function mapped<E extends Exception>(exception: E): Promise<E> {
  const stack: Frame[] = []
  for (const frame of exception.stack) stack.push(await mappedFrame(frame))
  return { ...exception, stack: named(stack) }
}

async function mappedFrame(frame: Frame): Promise<Frame> {
  const name = BUILT.exec(frame.file ?? '')?.[1]
  if (!name || frame.line === null) return frame
  const map = await mapOf(name)
  // Maps count from zero, browsers from one.
  const entry = map?.findEntry(frame.line - 1, Math.max(0, (frame.column ?? 1) - 1))
  if (!map || !entry || !('originalSource' in entry)) return frame
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
  const code = codeOf(map, originalSource, originalLine)
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

function mapOf(name: string): Promise<SourceMap | undefined> {
  const map =
    known.get(name) ??
    readFile(`${MAPS}${name}.map`, 'utf8').then(
      (text) => new SourceMap(JSON.parse(text)),
      () => undefined,
    )
  known.set(name, map)
  return map
}

function codeOf({ payload }: SourceMap, source: string, line: number): Frame['code'] {
  const content = payload.sourcesContent?.[payload.sources.indexOf(source)]
  if (!content) return undefined
  const from = Math.max(0, line - AROUND)
  const lines = content.split('\n').slice(from, line + AROUND + 1)
  return { firstLine: from + 1, lines: lines.map((text) => text.slice(0, LINE_MAX)) }
}
