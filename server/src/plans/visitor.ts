import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { PlanTask } from '@satchel/contract/sites/plans.ts'
import type {
  VisitorTask,
  VisitorTaskChange,
  VisitorTasks,
} from '@satchel/contract/visits/visitor-plans.ts'
import type { Scope } from '../platform/database/scope.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import { moveTask } from './move.ts'
import { pageOfTasks } from './page.ts'
import { presentTasks } from './present.ts'
import { tasksIn } from './tasks.ts'

/** A visitor of a page: the addresses that are theirs. */
export interface Customer {
  siteId: string
  linkId: string
  /** Addresses in small letters. */
  emails: ReadonlySet<string>
}

const SHOWN_DEFAULT = 200

interface ShownPage {
  limit?: number | undefined
  cursor?: string | undefined
}

/** Lists the tasks of a published page, as a visitor of it sees them. */
export async function listShown(
  scope: Scope,
  customer: Customer,
  { limit = SHOWN_DEFAULT, cursor }: ShownPage,
): Promise<VisitorTasks> {
  const { published } = await sites.requireContents(scope, customer.siteId)
  const tasks = await shownTasks(scope, customer.siteId, published ?? [], customer.emails)
  return pageOfTasks(tasks, limit, cursor)
}

/** Returns the tasks of a page in the states they have now; those without a name aren't shown yet. */
export async function shownTasks(
  scope: Scope,
  siteId: string,
  content: Block[],
  emails: ReadonlySet<string> = new Set(),
): Promise<VisitorTask[]> {
  const named = tasksIn(content).filter(({ name }) => name.trim() !== '')
  const tasks = await presentTasks(scope, siteId, named)
  return tasks.map((task) => present(task, emails))
}

function present(task: PlanTask, emails: ReadonlySet<string>): VisitorTask {
  const { id, name, owner, dueOn, state, note, isLate, comments } = task
  return {
    ...{ id, name, dueOn, state, isLate, note: note?.trim() || null },
    owner: { name: owner.name ?? null, isTeam: owner.userId !== undefined },
    isOwn: isTheirs(owner, emails),
    comments: comments.map((comment) => ({
      ...{ id: comment.id, text: comment.text, at: comment.at },
      by: comment.by.name === comment.by.email ? null : comment.by.name || null,
    })),
  }
}

const isTheirs = ({ email }: { email?: string }, emails: ReadonlySet<string>) =>
  email !== undefined && emails.has(email.toLowerCase())

/** Changes a task of the visitor's. Throws `forbidden` for those of others. */
export async function changeAsVisitor(
  scope: Scope,
  customer: Customer,
  taskId: string,
  { state, comment }: Omit<VisitorTaskChange, 'token'>,
): Promise<VisitorTask> {
  const site = await sites.requireContents(scope, customer.siteId)
  const tasks = tasksIn(site.published ?? [])
  const task = orNotFound(
    tasks.find(({ id }) => id === taskId),
    'Task',
  )
  if (!isTheirs(task.owner, customer.emails))
    throw new Problem('forbidden', says('taskIsOfSomeoneElse'))
  const mover = { memberId: null, email: task.owner.email ?? null, linkId: customer.linkId }
  return present(
    await moveTask(scope, { site, task, tasks }, { state, comment }, mover),
    customer.emails,
  )
}
