import { type Static, Type } from 'typebox'
import { NAME_MAX } from '../constants.ts'
import { Day, Email, Id, NameOrNone, NameText } from '../schemas.ts'

/** The maximum number of milestones of a plan, and of tasks of a milestone. */
export const MILESTONES_MAX = 30
export const MILESTONE_TASKS_MAX = 50
/** The maximum length of a task's note, and of a comment on it. */
export const TASK_NOTE_MAX = 2_000
export const TASK_COMMENT_MAX = 2_000

export const PLAN_STATES = ['open', 'done'] as const
export const PlanState = Type.Enum([...PLAN_STATES])
export type PlanState = Static<typeof PlanState>

const PlanId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' })

/** The id of a task, which no other task of the site has. */
export const PlanTaskId = PlanId

/** The person who has to do a task. `userId` or `email` is there, which the server checks. */
export const PlanOwner = Type.Object(
  {
    userId: Type.Optional(Id),
    email: Type.Optional(Email),
    name: Type.Optional(NameText(NAME_MAX)),
  },
  {
    description:
      'A person of the company by `userId`, or one of the customer by `email` and `name`',
  },
)
export type PlanOwner = Static<typeof PlanOwner>

export const PlanBlockTask = Type.Object({
  id: PlanTaskId,
  name: NameOrNone(NAME_MAX),
  owner: PlanOwner,
  dueOn: Day,
  state: Type.Optional(
    Type.Enum([...PLAN_STATES], {
      description:
        'The state until somebody changes it on the page or in the app; `open` by default',
    }),
  ),
  note: Type.Optional(Type.String({ maxLength: TASK_NOTE_MAX, description: 'Plain text' })),
})
export type PlanBlockTask = Static<typeof PlanBlockTask>

export const PlanMilestone = Type.Object({
  id: PlanId,
  name: NameOrNone(NAME_MAX),
  tasks: Type.Array(PlanBlockTask, { maxItems: MILESTONE_TASKS_MAX }),
})
export type PlanMilestone = Static<typeof PlanMilestone>

export const PlanMilestones = Type.Array(PlanMilestone, { maxItems: MILESTONES_MAX })
