import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { API_SCOPES } from '@satchel/contract/api-keys.ts'
import { expect } from 'vitest'
import type { Person, Product } from '../../../server/test/harness.ts'
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
  /** True if its output is closed at once, as by `head`. */
  readsNothing?: boolean
}

/** Runs `satchel` from its source in a process of its own. */
export async function satchelIn(
  { folder, environment = {}, input = '', readsNothing = false }: Shell,
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
  if (readsNothing) program.stdout.destroy()
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

export async function keyOf(person: Person, scopes: readonly string[] = API_SCOPES) {
  const draft = { name: 'Terminal', scopes }
  const { body } = await person.call('POST', 'integrations/v1/api-keys', draft)
  return { key: String(body.key), id: String(body.id) }
}

/** Runs commands with a key of a person in the environment, and checks that it is never printed. */
export async function openShell(
  product: Product,
  person: Person,
  scopes: readonly string[] = API_SCOPES,
) {
  const { key, id } = await keyOf(person, scopes)
  const environment = { SATCHEL_URL: await product.listen(), SATCHEL_KEY: key }
  const run = async (...args: string[]): Promise<Ran> => {
    const ran = await satchelHere(environment, args)
    expect(ran.out + ran.err).not.toContain(key)
    expect(ran.err).not.toMatch(/^\s+at /m)
    return ran
  }
  return { run, id, environment }
}
