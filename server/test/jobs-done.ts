import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Product } from './harness.ts'

/** Waits until no job is left that could still do something. */
export async function jobsDone({ database }: Pick<Product, 'database'>): Promise<void> {
  const left = async () => {
    const { rows } = await sql<{ task: string }>`select identifier as task
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task
        on task.id = job.task_id
      where locked_at is not null or attempts < max_attempts and run_at <= now()`.execute(
      database.system,
    )
    return rows.map(({ task }) => task)
  }
  await expect.poll(left).toEqual([])
}
