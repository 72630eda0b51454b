import { Worker } from 'node:worker_threads'
import type { VisitorPlace } from '@satchel/contract/visits/visitor-renderer.ts'

// What strangers wrote can take long to render: a few kilobytes of Markdown minutes. So that is done in threads of its
// own, one work at a time in each, which are ended when they take too long.

/** A text, or a page as JSON, to render. */
export type Task =
  | { kind: 'markdown'; text: string }
  | { kind: 'page'; page: string; place: VisitorPlace }

const START_MAX = 15_000
const MB_MAX = 192
const idle: Worker[] = []

/** Resolves to null if it can't be rendered, and to undefined if the thread fails or takes too long; never rejects. */
export async function inThread(task: Task, ms: number): Promise<unknown> {
  const worker = idle.pop() ?? (await start())
  const answer = await answerOf(worker, task, ms)
  if (answer === undefined) void worker.terminate()
  else idle.push(worker)
  return answer
}

async function start(): Promise<Worker> {
  const thread = new Worker(new URL('render-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MB_MAX },
  })
  thread.unref()
  // What it fails at between two works concerns nobody.
  thread.on('error', () => undefined)
  // What is loaded first is no part of the time a work has.
  await answerOf(thread, { kind: 'markdown', text: '' }, START_MAX)
  return thread
}

function answerOf(thread: Worker, task: Task, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    thread.once('message', done).once('error', end).once('exit', end)
    thread.postMessage(task)

    function done(answer: unknown): void {
      clear()
      resolve(answer)
    }

    function end(): void {
      clear()
      resolve(undefined)
    }

    function clear(): void {
      clearTimeout(timer)
      thread.off('message', done).off('error', end).off('exit', end)
    }
  })
}
