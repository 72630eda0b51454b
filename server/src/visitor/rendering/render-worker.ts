import { parentPort } from 'node:worker_threads'
import type { VisitorRenderer } from '@satchel/contract/visits/visitor-renderer.ts'
import type { Task } from './threads.ts'

const SERVER = new URL('../../../../web/dist-visitor/server.js', import.meta.url)

const { render, renderMarkdown } = (await import(SERVER.href)) as VisitorRenderer

/** Renders one text or page for each message; null if it can't be rendered. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage(rendered(task)))

function rendered(task: Task): unknown {
  try {
    if (task.kind === 'markdown') return renderMarkdown(task.text)
    return render(JSON.parse(task.page), task.place)
  } catch {
    // Nested deeper than the stack.
    return null
  }
}
