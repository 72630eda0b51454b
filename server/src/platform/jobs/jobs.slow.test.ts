import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { lineTo } from '../../../test/line.ts'
import { startWorker, type Tasks } from './jobs.ts'

const satchel = product()

/** Starts a job on one node that runs until it's ended, and returns how a second node would run it. */
async function beginJob(task: string) {
  const ending = Promise.withResolvers<void>()
  let runs = 0
  const tasks: Tasks = {
    [task]: async () => {
      runs += 1
      await ending.promise
    },
  }
  const startNode = async () => {
    const { config, app } = satchel
    const node = await startWorker(config.DATABASE_URL ?? '', tasks, [], app.services.log)
    onTestFinished(() => {
      ending.resolve()
      return node.stop()
    })
  }
  await startNode()
  await sql`select graphile_worker.add_job(${task})`.execute(satchel.database.system)
  await expect.poll(() => runs).toBe(1)
  return { startNode, runs: () => runs, end: ending.resolve, job: () => findJob(task) }
}

async function findJob(task: string) {
  const { rows } = await sql<{ lockedBy: string | null; attempts: number }>`
    select locked_by, attempts from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
    where identifier = ${task}`.execute(satchel.database.system)
  return rows[0]
}

/** The sessions by which the nodes of this database say that they live. */
async function livingNodes(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select distinct pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    satchel.database.system,
  )
  return rows.map(({ pid }) => pid)
}

test('a job stays with the node that does it when another one starts', async () => {
  const { startNode, runs, end, job } = await beginJob('lasting')
  const before = await job()
  expect(before).toMatchObject({ attempts: 1 })
  await startNode()
  expect(await job()).toEqual(before)
  end()
  await expect.poll(job).toBeUndefined()
  expect(runs()).toBe(1)
})

test('a job stays with its node also after the connection broke that says the node lives', async () => {
  const { startNode, job } = await beginJob('lasting-longer')
  const before = await job()
  const lost = await livingNodes()
  await sql`select pg_terminate_backend(pid) from unnest(${lost}::int[]) pid`.execute(
    satchel.database.system,
  )
  const others = async () => (await livingNodes()).filter((pid) => !lost.includes(pid)).length
  await expect.poll(others).toBe(lost.length)
  await startNode()
  expect(await job()).toEqual(before)
})

test('jobs that end while the database is away run again once it is back, and others after them', async () => {
  const { config, app, database } = satchel
  const line = await lineTo(config.DATABASE_URL ?? '')
  onTestFinished(line.close)
  const away = Promise.withResolvers<void>()
  const runs: string[] = []
  const tasks: Tasks = {
    'end-well': async () => {
      runs.push('well')
      await away.promise
    },
    'end-badly': async () => {
      runs.push('badly')
      await away.promise
      if (runs.length < 3) throw new Error('The first run fails')
    },
    after: async () => {
      runs.push('after')
    },
  }
  const node = await startWorker(line.url, tasks, [], app.services.log)
  onTestFinished(() => node.stop())
  const add = (task: string) =>
    sql`select graphile_worker.add_job(${task})`.execute(database.system)
  await Promise.all([add('end-well'), add('end-badly')])
  await expect.poll(() => runs).toHaveLength(2)
  await line.cut()
  away.resolve()
  await setTimeout(200)
  await line.mend()
  await expect.poll(() => runs.toSorted()).toEqual(['badly', 'badly', 'well', 'well'])
  for (const task of ['end-well', 'end-badly'])
    await expect.poll(() => findJob(task)).toBeUndefined()
  await add('after')
  await expect.poll(() => runs).toContain('after')
})
