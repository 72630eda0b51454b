import { MINUTE } from '../time.ts'
import { beginTrace, inSpan, isTracing } from '../tracing/tracing.ts'
import type { Task, Tasks } from './jobs.ts'
import { takeTrace } from './trace-of-job.ts'

/** A job that begins within this time is in the trace of its request; a later one has its own, with a link. */
const TOGETHER = MINUTE

/** Returns the tasks, each run of which is a span. Nodes without tracing also run the jobs of those with it. */
export function tracedTasks(tasks: Tasks): Tasks {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, tracedTask(name, task)]),
  )
}

function tracedTask(name: string, task: Task): Task {
  const work: Task = (payload, attempt) => {
    const { own, from } = takeTrace(payload)
    if (!isTracing()) return task(own, attempt)
    const { attempts = 1, created_at: createdAt } = attempt?.job ?? {}
    const isLate = createdAt !== undefined && Date.now() - Date.parse(`${createdAt}`) > TOGETHER
    const span = beginTrace({
      name: `job ${name}`,
      kind: 'consumer',
      attributes: { 'satchel.job.task': name, 'satchel.job.attempt': attempts },
      ...(isLate ? { link: from } : { parent: from }),
    })
    return inSpan(span, () => task(own, attempt))
  }
  return Object.assign(work, task)
}
