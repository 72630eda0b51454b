import {
  type Job,
  Logger,
  type RunnerOptions,
  run,
  type Task,
  type TaskList,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { storable } from '../text.ts'
import { SECOND } from '../time.ts'
import type { Absence } from './absence.ts'
import { keepRunning, type Running } from './keep-running.ts'
import { steadyTasks } from './steady-tasks.ts'
import { openTurns } from './turns.ts'
import type { WorkerLocks } from './worker-locks.ts'

export interface Lane {
  /** Takes no more jobs, and resolves once those that run have ended. */
  stop(): Promise<void>
  /** Tells whether it takes jobs, or all its slots are busy. */
  isWorking(): boolean
  /** Gives the jobs that still run to others. What runs here must not write any more. */
  giveBack(): Promise<void>
}

interface Parts {
  pool: pg.Pool
  locks: WorkerLocks
  /** The absence of the database by the way that tasks reach it, which may be another than the queue's. */
  absence: Absence
  log: Log
}

type LaneOptions = Required<Pick<RunnerOptions, 'taskList' | 'parsedCronItems' | 'concurrency'>>

/** An idle slot looks for a job each second. */
const LOOK = SECOND
/** A lane that found out nothing about jobs for so long stands still. */
const SILENCE_MAX = 15 * SECOND
const LAST_ERROR_MAX = 10_000
/** Jobs that ended lately, whose end may not be recorded yet. */
const ENDED_MAX = 10_000

/** The present state of a lane, over all its runners. */
interface State {
  running: Map<string, Job>
  ended: LRUCache<string, true>
  /** True if a claim failed: a job may be locked that nobody runs. */
  isUnsure: boolean
  lookedAt: number
  /** The ids under which its runners lock jobs. */
  ids: Set<string>
}

/** Opens a lane, which runs its jobs in slots of its own, and starts again if its runner ends. */
export async function openLane(options: LaneOptions, parts: Parts): Promise<Lane> {
  const state: State = {
    running: new Map(),
    ended: new LRUCache({ max: ENDED_MAX }),
    isUnsure: false,
    lookedAt: Date.now(),
    ids: new Set(),
  }
  const runner = await keepRunning(() => openRunner(options, parts, state), parts.log)
  return {
    stop: runner.stop,
    isWorking: () =>
      state.running.size >= options.concurrency || Date.now() - state.lookedAt < SILENCE_MAX,
    giveBack: () =>
      parts.locks.giveBack({ ids: [...state.ids], interrupted: [...state.running.values()] }),
  }
}

async function openRunner(options: LaneOptions, parts: Parts, state: State): Promise<Running> {
  const { pool, locks, absence, log } = parts
  // What a runner before this one left behind.
  await giveBackUnknown(locks, state)
  const turns = openTurns(options.concurrency)
  follow(turns.events, state)
  const runner = await run({
    ...options,
    taskList: storableErrors(steadyTasks(options.taskList, absence)),
    events: turns.events,
    forbiddenFlags: async () => {
      await absence.over()
      const flags = await turns.forbiddenFlags()
      // It's this worker's turn, so no other claim is on its way.
      if (state.isUnsure) await giveBackUnknown(locks, state)
      return flags
    },
    pollInterval: LOOK,
    pgPool: pool,
    preset: { worker: {}, plugins: [holding(locks, state.ids)] },
    noHandleSignals: true,
    logger: workerLogger(log),
  })
  return {
    async stop() {
      turns.close()
      // Rejects where it is ending by itself.
      await runner.stop().catch(() => undefined)
    },
    ended: runner.promise,
  }
}

function follow(events: ReturnType<typeof openTurns>['events'], state: State): void {
  const looked = () => {
    state.lookedAt = Date.now()
  }
  events.on('worker:getJob:empty', looked)
  events.on('worker:getJob:error', () => {
    state.isUnsure = true
  })
  events.on('job:start', ({ job }) => {
    looked()
    state.ended.delete(job.id)
    state.running.set(job.id, job)
  })
  events.on('job:complete', ({ job }) => {
    looked()
    state.running.delete(job.id)
    state.ended.set(job.id, true)
  })
}

/** Gives back jobs that a claim has locked whose answer was lost with its connection. */
async function giveBackUnknown(locks: WorkerLocks, state: State): Promise<void> {
  const ids = [...state.running.keys(), ...state.ended.keys()]
  await locks.giveBack({ ids: [...state.ids], known: ids })
  state.isUnsure = false
}

/** Returns tasks whose errors PostgreSQL can keep: where it can't, the job would stay locked. */
function storableErrors(tasks: TaskList): TaskList {
  const storing =
    (task: Task): Task =>
    async (...args) => {
      try {
        return await task(...args)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const runner = storable(message, LAST_ERROR_MAX)
        throw runner === message ? error : new Error(runner, { cause: error })
      }
    }
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, storing(task as Task)]),
  )
}

/** Takes the lock before the pool's first job, which records the pool's id. */
function holding(locks: WorkerLocks, ids: Set<string>): GraphileConfig.Plugin {
  const hold = async ({ id }: { id: string }) => {
    ids.add(id)
    await locks.hold(id)
  }
  return {
    name: 'satchel-worker-locks',
    version: '1',
    worker: { hooks: { startWorker: (_context, { worker }) => hold(worker.workerPool) } },
  }
}

function workerLogger(log: Log): WorkerLogger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ message }, 'job')
    else log.debug({ message }, 'job')
  })
}
