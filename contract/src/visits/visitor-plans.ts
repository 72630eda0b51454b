import { type Static, Type } from 'typebox'
import { Nullable } from '../schemas.ts'
import { PlanState, TASK_COMMENT_MAX } from '../sites/plan-block.ts'

/** A change of a task by the visitor who has to do it, with the token of their visit. */
export const VisitorTaskChange = Type.Object({
  token: Type.String({ maxLength: 200 }),
  state: PlanState,
  comment: Type.Optional(Nullable(Type.String({ maxLength: TASK_COMMENT_MAX }))),
})
export type VisitorTaskChange = Static<typeof VisitorTaskChange>

/** A task as visitors see it. */
export interface VisitorTask {
  id: string
  name: string
  /** The person who has to do it; without a name if they left the company. */
  owner: { name: string | null; isTeam: boolean }
  dueOn: string
  state: PlanState
  note: string | null
  isLate: boolean
  /** True if this visitor has to do it. */
  isOwn: boolean
  comments: { id: string; by: string | null; text: string; at: string }[]
}

export interface VisitorTasks {
  items: VisitorTask[]
  nextCursor: string | null
}

/** A plan on a page. */
export interface VisitorPlan {
  /** The address of its states; null where nobody can change them. */
  url: string | null
  /** The address of its days for calendars. */
  calendarUrl: string | null
  milestones: { id: string; name: string; tasks: VisitorTask[] }[]
}
