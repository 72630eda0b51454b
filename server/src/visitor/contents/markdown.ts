import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { NoTurn, openTenantTurns } from '../../platform/tenant-turns.ts'
import { MINUTE } from '../../platform/time.ts'
import { inThread } from '../rendering/threads.ts'

// Texts are rendered in threads of their own. Accounts take turns, and none of them holds both threads.

const MS_MAX = 1_500
const WAIT_MAX = 2 * MS_MAX
/** The size above which HTML is no page. */
const HTML_MAX = 4_000_000
const CACHE_MAX = 16_000_000
const turns = openTenantTurns({
  atOnce: 2,
  ofTenant: 1,
  waiting: 200,
  waitingOfTenant: 50,
  waitMs: MINUTE,
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

async function renderOne(text: string): Promise<Rendered> {
  const html = await inThread({ kind: 'markdown', text }, MS_MAX)
  return { html: typeof html === 'string' && html.length <= HTML_MAX ? html : null }
}
