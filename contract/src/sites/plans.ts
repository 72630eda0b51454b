import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Day, Id, IdParams, Nullable, Page, Time } from '../schemas.ts'
import { PlanState, PlanTaskId, TASK_COMMENT_MAX } from './plan-block.ts'

/** The number of comments that a list shows of each task: the newest. */
export const TASK_COMMENTS_SHOWN = 20

/** A person who changed or commented on a task. */
const PlanActor = Type.Object({
  userId: Nullable(Type.Unsafe<string>({ ...Id, description: 'Null for people of the customer' })),
  name: Type.String(),
  email: Nullable(Type.String({ description: 'That of a person of the customer' })),
})
export type PlanActor = Static<typeof PlanActor>

const PlanComment = Type.Object({
  id: Id,
  text: Type.String({ description: 'Plain text' }),
  at: Time,
  by: PlanActor,
})
export type PlanComment = Static<typeof PlanComment>

/** A task of the plan of a site, in the state it has now. */
export const PlanTask = Type.Object({
  id: PlanTaskId,
  name: Type.String(),
  owner: Type.Object({
    userId: Type.Optional(Id),
    email: Type.Optional(Type.String()),
    name: Type.Optional(Type.String({ description: 'Missing for people who left the company' })),
  }),
  dueOn: Day,
  state: PlanState,
  note: Type.Optional(Type.String()),
  blockId: Type.String(),
  milestone: Type.Object({ id: Type.String(), name: Type.String() }),
  isLate: Type.Boolean({ description: 'It is open, and its day is over' }),
  changedAt: Nullable(Time),
  changedBy: Nullable(PlanActor),
  comments: Type.Array(PlanComment, {
    description: `The newest ${TASK_COMMENTS_SHOWN}, oldest of them first`,
  }),
  commentCount: Type.Integer(),
})
export type PlanTask = Static<typeof PlanTask>

/** The progress of a plan. */
export const PlanSummary = Type.Object({
  total: Type.Integer(),
  done: Type.Integer(),
  late: Type.Integer(),
  next: Nullable(Type.Object({ id: PlanTaskId, name: Type.String(), dueOn: Day })),
  movedAt: Nullable(Time),
  movedBy: Nullable(PlanActor),
})
export type PlanSummary = Static<typeof PlanSummary>

export const PlanTaskChange = Type.Object({
  state: PlanState,
  comment: Type.Optional(Type.String({ maxLength: TASK_COMMENT_MAX, description: 'Plain text' })),
})
export type PlanTaskChange = Static<typeof PlanTaskChange>

const PATH = '/api/sites/v2/:id/plan'

export const listPlanTasks = endpoint({
  name: 'listPlanTasks',
  summary:
    'List the tasks of a site’s plan as its draft has them, in their order, with their states',
  method: 'GET',
  path: PATH,
  access: 'library.read',
  params: IdParams,
  query: CursorQuery,
  reply: Type.Object({ ...Page(PlanTask).properties, summary: PlanSummary }),
})

export const changePlanTask = endpoint({
  name: 'changePlanTask',
  summary: 'Mark a task of a site’s plan as done or open, with a comment that its visitors read',
  method: 'PUT',
  path: `${PATH}/:taskId`,
  access: 'links.share',
  params: Type.Object({ id: Id, taskId: PlanTaskId }),
  body: PlanTaskChange,
  readAt: PATH,
  changedAt: { name: 'PUT /api/sites/v2/:id', owner: 'PUT /api/sites/v2/:id' },
  reply: PlanTask,
})
