import type { FieldError } from '@satchel/contract/problem.ts'
import type { BlockOf } from '@satchel/contract/sites/blocks.ts'
import type { PlanOwner } from '@satchel/contract/sites/plan-block.ts'
import { says } from '../platform/problem.ts'

type PlanBlock = BlockOf<'plan'>

export interface PlanReading {
  errors: FieldError[]
  /** The ids of milestones and tasks of all plans of the page. */
  planIds: Set<string>
}

/** Checks of a plan what a schema cannot say: ids are those of one task alone, and each has one owner. */
export function checkPlan({ milestones }: PlanBlock, path: string, reading: PlanReading): void {
  for (const [index, { id, tasks }] of milestones.entries()) {
    const here = `${path}.milestones.${index}`
    noteId(`milestone ${id}`, here, reading)
    for (const [at, task] of tasks.entries()) {
      noteId(`task ${task.id}`, `${here}.tasks.${at}`, reading)
      checkOwner(task.owner, `${here}.tasks.${at}.owner`, reading)
    }
  }
}

function noteId(key: string, path: string, { planIds, errors }: PlanReading): void {
  if (planIds.has(key)) errors.push({ path: `${path}.id`, ...says('isRepeated') })
  planIds.add(key)
}

function checkOwner(
  { userId, email, name }: PlanOwner,
  path: string,
  { errors }: PlanReading,
): void {
  const isOfCustomer = email !== undefined || name !== undefined
  if ((userId === undefined) !== isOfCustomer)
    errors.push({ path, ...says('mustBePersonOrCustomer') })
  else if (isOfCustomer && (email === undefined || name === undefined))
    errors.push({ path: `${path}.${email === undefined ? 'email' : 'name'}`, ...says('isMissing') })
}

/** Returns the people of the company that a plan names. */
export function peopleIn({ milestones }: PlanBlock, path: string) {
  return milestones.flatMap(({ tasks }, index) =>
    tasks.flatMap(({ owner: { userId } }, at) => {
      const place = `${path}.milestones.${index}.tasks.${at}.owner.userId`
      return userId === undefined ? [] : [{ of: 'person', id: userId, path: place } as const]
    }),
  )
}
