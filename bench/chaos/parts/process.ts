import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** Ends what was started, the last first. */
export type Ends = (() => unknown)[]

export interface Program {
  file: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** User it runs as; by default this one's. */
  user?: string
  /** File that takes what it prints. */
  log: string
}

/** Process that can be made to fail in each way a machine does. */
export interface Running {
  readonly pid: number
  isAlive(): boolean
  /** Ends it like a power cut. */
  kill(): Promise<void>
  /** Asks it to end, and kills it if it hasn't within `patience` milliseconds. */
  end(patience?: number): Promise<void>
  /** Stops it in the middle of what it does; it keeps its connections and answers nothing. */
  pause(): void
  resume(): void
}

/** Starts a program, which ends with this process at the latest. */
export function launch({ file, args, env, cwd = '/', user, log }: Program): Running {
  const as = user ? [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []
  const child = spawn('setpriv', [...as, '--pdeathsig=KILL', file, ...args], {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  const exited = once(child, 'exit')
  const isAlive = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    isAlive,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    end: (patience = 12_000) => endWithin(child, exited, patience),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}

async function endWithin(child: ChildProcess, exited: Promise<unknown>, patience: number) {
  // One that stands still would get the signal once it goes on.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  await exited
  clearTimeout(late)
}
