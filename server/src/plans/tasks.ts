import type { Block, SimpleBlock } from '@satchel/contract/sites/blocks.ts'
import type { PlanBlockTask } from '@satchel/contract/sites/plan-block.ts'

/** A task with its place in the plan. */
export interface PlacedTask extends PlanBlockTask {
  blockId: string
  milestone: { id: string; name: string }
}

/** Returns the tasks of all plans of a page, in their order. */
export function tasksIn(content: Block[]): PlacedTask[] {
  return content.flatMap((block) =>
    block.kind === 'columns' ? block.columns.flat().flatMap(tasksOf) : tasksOf(block),
  )
}

function tasksOf(block: SimpleBlock): PlacedTask[] {
  if (block.kind !== 'plan') return []
  return block.milestones.flatMap(({ id, name, tasks }) =>
    tasks.map((task) => ({ ...task, blockId: block.id, milestone: { id, name } })),
  )
}
