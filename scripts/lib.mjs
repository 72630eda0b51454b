// Plain JavaScript for Node 20 and later: this runs before anything is installed.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
export const bin = (name) => join(binaries, name)

/** An error whose message tells the person at the terminal what went wrong and what to do. */
export class Failure extends Error {}

/** Runs a script's main function and exits with the code it returns. */
export async function main(work) {
  try {
    if (Number.parseInt(process.versions.node, 10) < 20)
      throw new Failure(`Satchel needs Node 20 or later; this is Node ${process.versions.node}.`)
    process.exit((await work()) ?? 0)
  } catch (error) {
    if (!interruption) console.error(error instanceof Failure ? error.message : error)
    process.exit(interruption ?? 1)
  }
}

/** Returns the bucket or the whole path that an argument names; npm runs scripts in the project's folder. */
export const targetOf = (text) =>
  text.startsWith('s3://') ? text : resolve(process.env.INIT_CWD ?? '.', text)

/** `PATH` with the project's own programs first, including its Node. */
export const ownPath = () => [binaries, systemPath()].join(delimiter)

/** `PATH` without them, as outside of `npm run`. */
export const systemPath = () =>
  process.env.PATH.split(delimiter)
    .filter((folder) => folder !== binaries)
    .join(delimiter)

const running = new Set()
let interruption
const defaults = new AsyncLocalStorage()

/** Does some work, whose programs get this environment too, and this priority: 0, or up to 19 to give way to others. */
export const withDefaults = ({ env = {}, nice = 0 }, work) => defaults.run({ env, nice }, work)

/** Runs a program and resolves to `{ code, output }`. With `quiet`, output is collected instead of shown. */
export function run(file, args, { quiet = false, env = {}, cwd = root } = {}) {
  if (interruption) return Promise.resolve({ code: interruption, output: '' })
  const { env: further = {}, nice = 0 } = defaults.getStore() ?? {}
  return new Promise((resolve) => {
    const pipe = quiet ? 'pipe' : 'inherit'
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, PATH: ownPath(), ...further, ...env },
      stdio: ['ignore', pipe, pipe],
    })
    running.add(child)
    if (nice > 0) lowerPriority(child.pid, nice)
    let output = ''
    const end = (code) => {
      running.delete(child)
      resolve({ code, output })
    }
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code, signal) => end(code ?? exitCodeOf(signal)))
  })
}

function lowerPriority(pid, nice) {
  try {
    if (pid) setPriority(pid, nice)
  } catch {
    // It has ended already.
  }
}

export const exitCodeOf = (signal) => 128 + constants.signals[signal]

/** Waits for a child to end by itself: Ctrl-C reaches it too, and SIGTERM is forwarded. */
export function endWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      interruption ??= exitCodeOf(signal)
      if (signal === 'SIGTERM') for (const child of running) child.kill(signal)
    })
}

export const wasInterrupted = () => interruption
