import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { NoTurn, openTenantTurns } from '../../platform/tenant-turns.ts'
import { MINUTE } from '../../platform/time.ts'

// A few kilobytes of Markdown can take minutes to parse. So it is parsed in threads of its own, one text at a time
// in each, which are ended when they take too long. Tenants take turns, and none of them holds both threads.

const MS_MAX = 1_500
const WAIT_MAX = 2 * MS_MAX
/** The size above which HTML is no page. */
const HTML_MAX = 4_000_000
const CACHE_MAX = 16_000_000
const MB_MAX = 192
const turns = openTenantTurns({
  ...{ atOnce: 2, ofTenant: 1 },
  ...{ waiting: 200, waitingOfTenant: 50, waitMs: MINUTE },
})

interface Rendered {
  /** The rendered HTML; null if the text is shown as it is. */
  html: string | null
}

/** Renderings by the text's hash, so that a text that takes too long is tried once. */
const cache = new LRUCache<string, Rendered, Source>({
  maxSize: CACHE_MAX,
  sizeCalculation: ({ html }) => 500 + 2 * (html?.length ?? 0),
  fetchMethod: (_key, _old, { context: { tenantId, text } }) =>
    turns.run({ tenantId, run: () => renderOne(text) }),
})

interface Source {
  tenantId: string
  text: string
}

/** Returns Markdown as HTML without scripts; null if the text is to be shown as it is, being too much or late in line. */
export async function markdownHtml(tenantId: string, text: string): Promise<string | null> {
  const key = `${tenantId} ${hash('sha256', text)}`
  // What found no place in line isn't kept, and is tried again.
  const rendering = cache.forceFetch(key, { context: { tenantId, text } }).catch(orPlain)
  // Nobody's page waits long for the texts of others.
  const late = setTimeout(WAIT_MAX, { html: null }, { ref: false })
  const { html } = await Promise.race([rendering, late])
  return html
}

function orPlain(error: unknown): Rendered {
  if (error instanceof NoTurn) return { html: null }
  throw error
}

const idle: Worker[] = []

async function renderOne(text: string): Promise<Rendered> {
  const worker = idle.pop() ?? (await start())
  const html = await answerOf(worker, text)
  if (html === undefined) void worker.terminate()
  else idle.push(worker)
  return { html: html && html.length <= HTML_MAX ? html : null }
}

async function start(): Promise<Worker> {
  const thread = new Worker(new URL('markdown-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MB_MAX },
  })
  thread.unref()
  // What it fails at between two texts concerns nobody.
  thread.on('error', () => undefined)
  // What is loaded first is no part of the time a text has.
  await answerOf(thread, '', 10 * MS_MAX)
  return thread
}

/** Resolves to undefined if the thread fails or takes too long; never rejects. */
function answerOf(thread: Worker, text: string, ms = MS_MAX): Promise<string | null | undefined> {
  return new Promise((resolve) => {
    const timer = globalThis.setTimeout(end, ms)
    thread.once('message', end).once('error', end).once('exit', end)
    thread.postMessage(text)

    function end(answer?: unknown): void {
      clearTimeout(timer)
      thread.off('message', end).off('error', end).off('exit', end)
      resolve(typeof answer === 'string' || answer === null ? answer : undefined)
    }
  })
}
