import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { PlanTask, PlanTaskChange } from '@satchel/contract/sites/plans.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import { deleteOfSubjects } from '../webhooks/service.ts'
import { moveTask } from './move.ts'
import { pageOfTasks } from './page.ts'
import { presentTasks, summaryOf } from './present.ts'
import * as query from './queries.ts'
import { type PlacedTask, tasksIn } from './tasks.ts'

export { calendarOf } from './calendar.ts'
export { findOfEmail } from './queries.ts'
export { type Customer, changeAsVisitor, listShown, shownTasks } from './visitor.ts'

/** Lists the tasks of a site as its draft has them. */
export async function list(
  scope: Scope,
  siteId: string,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const { draft } = await sites.requireContents(scope, siteId)
  const tasks = await presentTasks(scope, siteId, tasksIn(draft))
  return { ...pageOfTasks(tasks, limit, cursor), summary: summaryOf(tasks) }
}

/** Marks a task as done or open, and comments on it: for who may change the site, and for its owner. */
export async function change(
  scope: Scope,
  { siteId, taskId }: query.TaskKey,
  { state, comment }: PlanTaskChange,
): Promise<PlanTask> {
  const contents = await sites.requireContents(scope, siteId)
  const tasks = tasksIn(contents.draft)
  const task = orNotFound(
    taskOf(tasks, taskId) ?? taskOf(tasksIn(contents.published ?? []), taskId),
    'Task',
  )
  const me = personOf(scope)
  if (task.owner.userId !== me) sites.requireEditable(scope, contents)
  const mover = { memberId: me, email: null, linkId: null }
  return moveTask(scope, { site: contents, task, tasks }, { state, comment }, mover)
}

const taskOf = (tasks: PlacedTask[], id: string) => tasks.find((task) => task.id === id)

/** Deletes what an address wrote, as its owner asks; the states of tasks stay without a name. */
export async function forgetChangesOf(scope: Scope, email: string): Promise<void> {
  await deleteOfSubjects(scope, await query.deleteOfEmail(scope, email))
}
