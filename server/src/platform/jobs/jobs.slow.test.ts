import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { lineTo } from '../../../test/line.ts'
import type { Log } from '../log.ts'
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
    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= node.stop()
      return stopping
    }
    onTestFinished(() => {
      ending.resolve()
      return stop()
    })
    return stop
  }
  const stopNode = await startNode()
  await sql`select graphile_worker.add_job(${task})`.execute(satchel.database.system)
  await expect.poll(() => runs).toBe(1)
  return { startNode, stopNode, runs: () => runs, end: ending.resolve, job: () => findJob(task) }
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

/** A node whose line to the database can be cut, with jobs that last until they are let go. */
async function startAtLine(tasks: Tasks) {
  const { config, app, database } = satchel
  const line = await lineTo(config.DATABASE_URL ?? '')
  onTestFinished(line.close)
  const warn = vi.fn<Log['warn']>()
  const log = Object.assign(Object.create(app.services.log) as Log, { warn })
  const node = await startWorker(line.url, tasks, [], log)
  onTestFinished(() => node.stop())
  /** Returns how often something began to wait for the database. */
  const waits = () =>
    warn.mock.calls.filter(([, text]) => text === 'jobs: waiting for the database').length
  const add = (task: string) =>
    sql`select graphile_worker.add_job(${task}, json_build_object('of', ${task}::text))`.execute(
      database.system,
    )
  return { line, add, waits }
}

test('jobs that end while the database is away have run once, or are tried again if they failed', async () => {
  const away = Promise.withResolvers<void>()
  const runs: string[] = []
  const { line, add, waits } = await startAtLine({
    'end-well': async () => {
      runs.push('well')
      await away.promise
    },
    'end-badly': async () => {
      runs.push('badly')
      await away.promise
      if (runs.length < 4) throw new Error('The first run fails')
    },
    after: async () => {
      runs.push('after')
    },
  })
  await Promise.all([add('end-well'), add('end-well'), add('end-badly')])
  await expect.poll(() => runs).toHaveLength(3)
  await line.cut()
  const before = waits()
  away.resolve()
  await expect.poll(waits).toBeGreaterThanOrEqual(before + 3)
  await line.mend()
  await expect.poll(() => runs.toSorted()).toEqual(['badly', 'badly', 'well', 'well'])
  for (const task of ['end-well', 'end-badly'])
    await expect.poll(() => findJob(task)).toBeUndefined()
  await add('after')
  await expect.poll(() => runs).toContain('after')
  expect(runs.filter((run) => run === 'well')).toHaveLength(2)
})

test('a job that was claimed as the database went away is taken up once it is back', async () => {
  let runs = 0
  const { line, add } = await startAtLine({
    claimed: async () => {
      runs += 1
    },
  })
  const isSpoiled = line.spoil((text) => text.includes('"claimed"'))
  await add('claimed')
  await isSpoiled
  expect(await findJob('claimed')).toMatchObject({ attempts: 1, lockedBy: expect.any(String) })
  await line.mend()
  await expect.poll(() => runs).toBe(1)
  await expect.poll(() => findJob('claimed')).toBeUndefined()
})

test('a job whose failure has a text that PostgreSQL cannot keep is tried again', async () => {
  let runs = 0
  const { add } = await startAtLine({
    unreadable: async () => {
      runs += 1
      if (runs === 1) throw new Error('What a file says: \0')
    },
  })
  await add('unreadable')
  await expect.poll(() => runs).toBe(2)
  await expect.poll(() => findJob('unreadable')).toBeUndefined()
})

test('a job that goes on after a stop goes back to the queue, and its run is not counted', async () => {
  const { runs, job, stopNode, startNode } = await beginJob('interrupted')
  await stopNode()
  expect(await job()).toMatchObject({ lockedBy: null, attempts: 0 })
  await startNode()
  await expect.poll(runs).toBe(2)
})
