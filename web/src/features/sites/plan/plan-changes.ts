import type { BlockOf } from '@satchel/contract/sites/blocks.ts'
import type { PlanBlockTask, PlanMilestone } from '@satchel/contract/sites/plan-block.ts'
import { newId } from '../../../lib/new-id.ts'

export type PlanBlock = BlockOf<'plan'>

const DAY = 86_400_000
/** The days until the first step of a new plan is due. */
const FIRST_DUE = 7

export const newMilestone = (): PlanMilestone => ({ id: newId(), name: '', tasks: [] })

/** Returns a plan of steps, each a week after the one before, which one person has to do until others are named. */
export function planOf(userId: string, names: readonly string[]): PlanBlock {
  const milestone = newMilestone()
  const plan: PlanBlock = { id: newId(), kind: 'plan', milestones: [milestone] }
  for (const name of names) milestone.tasks.push({ ...newTask(plan, userId), name })
  return plan
}

/** Returns a step that the person has to do, a week after the one before it. */
export function newTask(block: PlanBlock, userId: string): PlanBlockTask {
  const last = daysOf(block)?.last
  const dueOn = last ? later(last, FIRST_DUE) : later(dayOf(new Date()), FIRST_DUE)
  return { id: newId(), name: '', owner: { userId }, dueOn, state: 'open' }
}

/** Returns the first and the last day of a plan; undefined without steps. */
export function daysOf({ milestones }: PlanBlock): { first: string; last: string } | undefined {
  const days = milestones.flatMap(({ tasks }) => tasks.map(({ dueOn }) => dueOn)).toSorted()
  const [first] = days
  const last = days.at(-1)
  return first && last ? { first, last } : undefined
}

/** Moves all steps by as many days as lie between two. */
export function shift(block: PlanBlock, from: string, to: string): PlanBlock {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY)
  return mapTasks(block, (task) => ({ ...task, dueOn: later(task.dueOn, days) }))
}

function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Returns the day of the browser's time zone. */
function dayOf(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function mapTasks(block: PlanBlock, change: (task: PlanBlockTask) => PlanBlockTask): PlanBlock {
  const milestones = block.milestones.map((each) => ({ ...each, tasks: each.tasks.map(change) }))
  return { ...block, milestones }
}

export function replaceMilestone(block: PlanBlock, milestone: PlanMilestone): PlanBlock {
  const milestones = block.milestones.map((each) => (each.id === milestone.id ? milestone : each))
  return { ...block, milestones }
}

export function replaceTask(block: PlanBlock, task: PlanBlockTask): PlanBlock {
  return mapTasks(block, (each) => (each.id === task.id ? task : each))
}

/** Moves an entry of a list, which has an id, by a place. */
export function moved<T extends { id: string }>(list: readonly T[], id: string, by: 1 | -1): T[] {
  const index = list.findIndex((each) => each.id === id)
  const entry = list[index]
  return entry ? list.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, entry) : [...list]
}
