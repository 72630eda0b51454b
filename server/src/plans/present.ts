import type { PlanActor, PlanSummary, PlanTask } from '@satchel/contract/sites/plans.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as query from './queries.ts'
import type { PlacedTask } from './tasks.ts'

/** Returns tasks in the states they have now, with their newest comments. */
export async function presentTasks(
  scope: Scope,
  siteId: string,
  tasks: PlacedTask[],
): Promise<PlanTask[]> {
  if (tasks.length === 0) return []
  const ids = tasks.map(({ id }) => id)
  const today = await query.findToday(scope)
  const states = new Map((await query.findStates(scope, siteId)).map((row) => [row.taskId, row]))
  const comments = Map.groupBy(await query.findComments(scope, siteId, ids), ({ taskId }) => taskId)
  const people = [...states.values(), ...[...comments.values()].flat()]
  const memberIds = [
    ...tasks.map(({ owner }) => owner.userId ?? null),
    ...people.map(({ memberId }) => memberId),
  ]
  const names = await query.findNames(scope, [...new Set(memberIds.filter((id) => id !== null))])
  const actorOf = openActors(tasks, names)
  return tasks.map(({ owner, ...task }) => {
    const row = states.get(task.id)
    const state = row?.state ?? task.state ?? 'open'
    const written = comments.get(task.id) ?? []
    const name = owner.userId ? names.get(owner.userId) : owner.name
    return {
      ...task,
      ...{ state, isLate: state === 'open' && task.dueOn < today },
      owner: { ...owner, ...(name !== undefined && { name }) },
      changedAt: row?.changedAt ?? null,
      changedBy: row?.changedAt ? actorOf(row) : null,
      comments: written.map((comment) => ({ ...comment, by: actorOf(comment) })),
      commentCount: written[0]?.count ?? 0,
    }
  })
}

/** Returns how people are called: those of the company by their names, those of the customer as in the plan. */
function openActors(tasks: PlacedTask[], names: ReadonlyMap<string, string>) {
  const ofCustomer = new Map(
    tasks.flatMap(({ owner: { email, name } }) => (email && name ? [[email, name] as const] : [])),
  )
  return ({ memberId, email }: { memberId: string | null; email: string | null }): PlanActor => ({
    userId: memberId,
    name: (memberId ? names.get(memberId) : email && ofCustomer.get(email)) || email || '',
    email: memberId ? null : email,
  })
}

/** Returns how far a plan is: what is done, what comes next, and who moved last. */
export function summaryOf(tasks: PlanTask[]): PlanSummary {
  const open = tasks.filter(({ state }) => state === 'open')
  const [next] = open.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  const moves = tasks.flatMap(({ changedAt, changedBy, comments }) => [
    { at: changedAt ?? '', by: changedBy },
    ...comments.map(({ at, by }) => ({ at, by })),
  ])
  const [last] = moves.toSorted((one, other) => other.at.localeCompare(one.at))
  return {
    total: tasks.length,
    done: tasks.length - open.length,
    late: tasks.filter(({ isLate }) => isLate).length,
    next: next ? { id: next.id, name: next.name, dueOn: next.dueOn } : null,
    movedAt: last?.at || null,
    movedBy: last?.by ?? null,
  }
}
