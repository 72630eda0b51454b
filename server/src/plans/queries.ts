import type { PlanState } from '@satchel/contract/sites/plan-block.ts'
import { TASK_COMMENTS_SHOWN } from '@satchel/contract/sites/plans.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** A task of a site. */
export interface TaskKey {
  siteId: string
  taskId: string
}

/** A person who changes a task: of the company, or of the customer by the address of the task. */
export interface Mover {
  memberId: string | null
  email: string | null
  linkId: string | null
}

export interface TaskState {
  taskId: string
  state: PlanState
  changedAt: string | null
  memberId: string | null
  email: string | null
}

export interface Comment {
  id: string
  taskId: string
  text: string
  at: string
  memberId: string | null
  email: string | null
  /** The number of comments on its task. */
  count: number
}

/** Returns the day it is for the tenant. */
export async function findToday({ db }: Scope): Promise<string> {
  const { rows } = await sql<{
    today: string
  }>`select (now() at time zone time_zone)::date::text as today
    from tenant where id = current_tenant()`.execute(db)
  return rows[0]?.today ?? ''
}

export function findStates({ db }: Scope, siteId: string): Promise<TaskState[]> {
  return db
    .selectFrom('planTask')
    .select(['taskId', 'state', 'changedAt', 'memberId', 'email'])
    .where('siteId', '=', siteId)
    .$castTo<TaskState>()
    .execute()
}

/** Finds the newest comments on each of the tasks, the oldest of them first. */
export async function findComments(
  { db }: Scope,
  siteId: string,
  taskIds: string[],
): Promise<Comment[]> {
  if (taskIds.length === 0) return []
  const { rows } = await sql<Comment>`
    select newest.*, counted.count::int from unnest(${taskIds}::text[]) as task (id)
    join lateral (select count(*) as count from plan_comment
      where site_id = ${siteId} and task_id = task.id) as counted on counted.count > 0
    join lateral (select id, task_id as "taskId", text, at, member_id as "memberId", email
      from plan_comment where site_id = ${siteId} and task_id = task.id
      order by id desc limit ${TASK_COMMENTS_SHOWN}) as newest on true
    order by newest.id`.execute(db)
  return rows
}

/** Finds the names of people of the company, also of those who left. */
export async function findNames({ db }: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('member').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Locks a task until the scope ends, so that two changes at once come one after the other; returns its state. */
export async function lockTask(
  { db }: Scope,
  { siteId, taskId }: TaskKey,
  initial: PlanState,
): Promise<PlanState> {
  await db
    .insertInto('planTask')
    .values({ siteId, taskId, state: initial })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { state } = await db
    .selectFrom('planTask')
    .select('state')
    .where('siteId', '=', siteId)
    .where('taskId', '=', taskId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return state as PlanState
}

/** Sets the state of a locked task. */
export async function updateTask(
  { db }: Scope,
  { siteId, taskId }: TaskKey,
  state: PlanState,
  { memberId, email }: Mover,
): Promise<void> {
  await db
    .updateTable('planTask')
    .set({ state, memberId, email, changedAt: sql`clock_timestamp()` })
    .where('siteId', '=', siteId)
    .where('taskId', '=', taskId)
    .execute()
}

/** Inserts a comment on a locked task and returns its id; undefined if the same person wrote the same within a minute. */
export async function insertComment(
  { db }: Scope,
  { siteId, taskId }: TaskKey,
  text: string,
  { memberId, email, linkId }: Mover,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into plan_comment (site_id, task_id, text, member_id, email, link_id)
    select ${siteId}::uuid, ${taskId}::text, ${text}::text, ${memberId}::uuid, ${email}::text, ${linkId}::uuid
    where not exists (select from plan_comment where site_id = ${siteId} and task_id = ${taskId}
      and text = ${text} and member_id is not distinct from ${memberId}::uuid
      and email is not distinct from ${email}::text and at > now() - interval '1 minute')
    returning id`.execute(db)
  return rows[0]?.id
}

/** Counts the comments on a task, and those that came by a link within a day. */
export async function countComments(
  { db }: Scope,
  { siteId, taskId }: TaskKey,
  linkId: string | null,
): Promise<{ ofTask: number; ofLink: number }> {
  const { rows } = await sql<{ ofTask: number; ofLink: number }>`
    select (select count(*)::int from plan_comment where site_id = ${siteId} and task_id = ${taskId}) as "ofTask",
      (select count(*)::int from plan_comment where link_id = ${linkId}::uuid
        and at > now() - interval '1 day') as "ofLink"`.execute(db)
  return rows[0] ?? { ofTask: 0, ofLink: 0 }
}

/** Finds whom the link of a visitor was made for, and who of the team hears of what they change. */
export async function findAudience({ db }: Scope, siteId: string, linkId: string | null) {
  const { rows } = await sql<{ recipient: string | null; userIds: string[] }>`
    select coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization,
        link.shared_to_memo) as recipient,
      array(select member.id from member where member.status = 'active'
        and member.id in (site.owner_id, link.shared_by)) as "userIds"
    from site left join link on link.tenant_id = site.tenant_id and link.id = ${linkId}::uuid
    where site.id = ${siteId}`.execute(db)
  return rows[0] ?? { recipient: null, userIds: [] }
}

/** Finds what somebody with a verified address changed and wrote, for their own page. */
export async function findOfEmail({ db }: Scope, email: string) {
  const { rows } = await sql<{
    site: string
    taskId: string
    state: string | null
    changedAt: string | null
    comment: string | null
    at: string | null
  }>`
    select site.name as site, task_id as "taskId", state, changed_at as "changedAt",
      null::text as comment, null::timestamptz as at
    from plan_task join site on site.id = site_id where lower(email) = lower(${email})
    union all
    select site.name, task_id, null, null, text, at
    from plan_comment join site on site.id = site_id where lower(email) = lower(${email})
    order by site, "taskId", at nulls first`.execute(db)
  return rows
}

/** Deletes the comments of an address, and who changed tasks with it; the states stay. Returns the ids of comments. */
export async function deleteOfEmail({ db }: Scope, email: string): Promise<string[]> {
  await sql`update plan_task set email = null where lower(email) = lower(${email})`.execute(db)
  const { rows } = await sql<{ id: string }>`
    delete from plan_comment where lower(email) = lower(${email}) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
