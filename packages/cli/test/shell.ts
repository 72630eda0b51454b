import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../src/config.ts'
import { run } from '../src/run.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface Ran {
  code: number | null
  out: string
  err: string
}

interface Shell {
  /** The folder in which files and the saved key are. */
  folder: string
  environment?: Record<string, string>
  /** Text that is typed or piped in. */
  input?: string
}

/** Runs `satchel` from its source in a process of its own. */
export async function satchelIn(
  { folder, environment = {}, input = '' }: Shell,
  ...args: string[]
): Promise<Ran> {
  const { PATH = '' } = process.env
  const program = spawn(process.execPath, ['--conditions=satchel-source', MAIN, ...args], {
    cwd: folder,
    env: { PATH, HOME: folder, XDG_CONFIG_HOME: `${folder}/config`, ...environment },
  })
  const ran: Ran = { code: null, out: '', err: '' }
  program.stdout.setEncoding('utf8').on('data', (text) => {
    ran.out += text
  })
  program.stderr.setEncoding('utf8').on('data', (text) => {
    ran.err += text
  })
  program.stdin.on('error', () => {})
  program.stdin.end(input)
  ;[ran.code] = await once(program, 'close')
  return ran
}

/** Runs `satchel` in this process, which takes a tenth of the time. */
export async function satchelHere(
  environment: Environment,
  args: string[],
  input?: string,
): Promise<Ran> {
  const ran: Ran = { code: null, out: '', err: '' }
  ran.code = await run(args, {
    environment,
    print: (text) => {
      ran.out += text
    },
    remark: (text) => {
      ran.err += text
    },
    isWatched: false,
    ask: async () => input ?? Promise.reject(new Error('Nobody answers')),
  })
  return ran
}
