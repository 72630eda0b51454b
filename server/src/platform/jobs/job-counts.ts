import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

interface JobCount {
  task: string
  /** `failed` after the last attempt; jobs for later are left out until they are due. */
  state: 'waiting' | 'running' | 'failed'
  count: number
}

/** Counts the jobs of all tenants by task and state. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select identifier as task, count(*)::integer as count,
      case when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed' else 'waiting' end as state
    from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = task_id
    where run_at <= now() or attempts >= max_attempts
    group by 1, 3 order by 1, 3`.execute(db)
  return rows
}
