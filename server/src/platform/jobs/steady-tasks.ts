import type { Task, TaskList } from 'graphile-worker'
import type { Absence } from './absence.ts'

/** Runs of a job after which it fails, though the database answers in between. */
const RUNS_MAX = 10

/**
 * Returns tasks that wait where the database went away, and run again once it's back. That takes none of a job's
 * attempts, which would be used up in minutes.
 */
export function steadyTasks(tasks: TaskList, absence: Absence): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, steady(task as Task, absence)]),
  )
}

function steady(task: Task, absence: Absence): Task {
  return async (...args) => {
    for (let runs = 1; ; runs += 1)
      try {
        return await task(...args)
      } catch (error) {
        if (!absence.begins(error) || runs === RUNS_MAX) throw error
        await absence.over()
      }
  }
}
