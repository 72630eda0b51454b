import type { PlanState } from '@satchel/contract/sites/plan-block.ts'
import type { PlanTask } from '@satchel/contract/sites/plans.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { HOUR, SECOND } from '../platform/time.ts'
import { notifyMoved } from './notify.ts'
import { presentTasks, summaryOf } from './present.ts'
import * as query from './queries.ts'
import type { PlacedTask } from './tasks.ts'

/** The maximum number of comments on a task, and of those by one link in a day. */
const TASK_COMMENTS_MAX = 200
const LINK_DAILY_MAX = 200

/** A task on a site, among all tasks of its plan. */
export interface Planned {
  site: { id: string; name: string }
  task: PlacedTask
  tasks: PlacedTask[]
}

interface Move {
  state: PlanState
  comment?: string | null | undefined
}

/** Changes a task, and tells who follows it. What is there already is told nobody again. */
export async function moveTask(
  scope: Scope,
  { site, task, tasks }: Planned,
  { state, comment: typed }: Move,
  mover: query.Mover,
): Promise<PlanTask> {
  const comment = plainText(typed ?? '') || null
  if (typed && !comment) throw invalidField('comment', says('mustHaveVisibleCharacter'))
  const key = { siteId: site.id, taskId: task.id }
  const before = await query.lockTask(scope, key, task.state ?? 'open')
  if (before !== state) await query.updateTask(scope, key, state, mover)
  const commentId = comment === null ? undefined : await write(scope, key, comment, mover)
  const others = tasks.some(({ id }) => id === task.id) ? tasks : [...tasks, task]
  const all = await presentTasks(scope, site.id, others)
  const moved = orNotFound(
    all.find(({ id }) => id === task.id),
    'Task',
  )
  if (before !== state || commentId !== undefined)
    await notifyMoved(scope, { site, task: moved, commentId, mover, summary: summaryOf(all) })
  return moved
}

async function write(
  scope: Scope,
  key: query.TaskKey,
  comment: string,
  mover: query.Mover,
): Promise<string | undefined> {
  const { ofTask, ofLink } = await query.countComments(scope, key, mover.linkId)
  if (ofTask >= TASK_COMMENTS_MAX) throw new Problem('conflict', says('taskHasTooManyComments'))
  if (ofLink >= LINK_DAILY_MAX)
    throw new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), {
      retryAfter: HOUR / SECOND,
    })
  return query.insertComment(scope, key, comment, mover)
}

/** Returns text without control characters other than ends of lines. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
