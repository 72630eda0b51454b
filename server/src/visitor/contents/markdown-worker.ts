import { parentPort } from 'node:worker_threads'
import type { VisitorRenderer } from '@satchel/contract/visits/visitor.ts'

const SERVER = new URL('../../../../web/dist-visitor/server.js', import.meta.url)

const { renderMarkdown } = (await import(SERVER.href)) as VisitorRenderer

/** Renders one text for each message; null if it can't be rendered. */
parentPort?.on('message', (text: string) => parentPort?.postMessage(htmlOf(text)))

function htmlOf(text: string): string | null {
  try {
    return renderMarkdown(text)
  } catch {
    // Nested deeper than the stack.
    return null
  }
}
