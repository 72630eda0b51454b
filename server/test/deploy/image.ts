import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chown,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { findProgram } from '../../src/processing/find-program.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const OUTPUT_MAX = 64 * 1024 * 1024
/** The user and group that the image runs as. */
const USER = 10_001

/** Programs that build an image and, since no registry may be reachable, its base of Debian's packages. */
export const BUILDERS = ['/usr/bin/buildah', '/usr/bin/mmdebstrap']

/** The image on which the product's is built: Debian with this Node, and npm, and who this machine trusts. */
const BASE = `FROM scratch
ADD base.tar /
COPY npm /usr/local/lib/node_modules/npm
COPY node /usr/local/bin/node
COPY trusted.crt /usr/local/share/trusted.crt
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/trusted.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`

export interface Image {
  /** Runs a program in a container of the image and resolves to what it printed. */
  run(...command: string[]): Promise<string>
  /** Starts the product with a volume that outlasts it. */
  start(): Promise<Container>
  /** The configuration, as `docker inspect` shows it. */
  readonly config: Record<string, unknown>
  remove(): Promise<void>
}

export interface Container {
  url: string
  dataDir: string
  output(): string
  /** Sends SIGTERM to its first process and resolves to the exit code, which stays. */
  stop(): Promise<number | null>
}

/** Builds the image from what git has, in a store of its own. */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-image-'))
  try {
    return await buildIn(folder)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function buildIn(folder: string): Promise<Image> {
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = async (...args: string[]) => {
    const options = { maxBuffer: OUTPUT_MAX, env: { ...process.env, PATH: SYSTEM_PATH } }
    const { stdout } = await run('buildah', [...store, '--storage-driver=vfs', ...args], options)
    return stdout
  }
  const bud = (...args: string[]) =>
    buildah('bud', '--isolation=chroot', '--format=docker', '--quiet', ...args)
  await bud('--tag=base', await makeBase(join(folder, 'base')))
  const context = await checkOut(join(folder, 'context'))
  // Only Debian's repository need be reachable.
  const sources = ['NODE_IMAGE=localhost/base', 'POSTGRES_REPOSITORY=']
  const args = [...sources, 'COMPRESS=quickly', 'VERSION=test']
  const options = args.map((arg) => `--build-arg=${arg}`)
  await bud('--tag=satchel', ...options, `--file=${context}/deploy/Containerfile`, context)
  const container = (await buildah('from', 'satchel')).trim()
  const root = (await buildah('mount', container)).trim()
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await chown(dataDir, USER, USER)
  const { config } = JSON.parse(await buildah('inspect', '--type=image', 'satchel')).Docker
  const enter = (command: string[]) => [...ENTER, root, dataDir, `${USER}`, ...command]
  const [program = '', ...own] = OWN_NAMESPACES
  return {
    config,
    async run(...command) {
      const { stdout } = await run(program, [...own, ...enter(command)], { env: envOf(config) })
      return stdout
    },
    async start() {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const env = { ...envOf(config), PORT: `${port}`, PUBLIC_URL: url }
      const command = [...own, ...enter([...config.Entrypoint, ...config.Cmd])]
      return { ...(await launch(program, command, env)), url, dataDir }
    },
    async remove() {
      await buildah('umount', container)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const OWN_NAMESPACES = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--']
const ENTER = ['sh', fileURLToPath(new URL('./enter-image.sh', import.meta.url))]

/** Returns the image's own environment. */
function envOf(config: { Env: string[] }): Record<string, string> {
  const entries = config.Env.map((entry) => entry.split(/=(.*)/s, 2) as [string, string])
  return { HOME: '/data', ...Object.fromEntries(entries) }
}

/** Makes the base's context: a Debian without anything, and Node and npm of this machine. */
async function makeBase(folder: string): Promise<string> {
  await mkdir(folder)
  const tar = join(folder, 'base.tar')
  // libatomic1 is what Node needs besides.
  const packages = '--include=ca-certificates,libatomic1'
  await run('mmdebstrap', ['--variant=minbase', packages, 'bookworm', tar], {
    env: { ...process.env, PATH: SYSTEM_PATH },
    maxBuffer: OUTPUT_MAX,
  })
  const npm = await findProgram('npm', SYSTEM_PATH)
  if (!npm) throw new Error('npm is not on the PATH')
  await cp(dirname(dirname(await realpath(npm))), join(folder, 'npm'), { recursive: true })
  await copyFile(process.execPath, join(folder, 'node'))
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  await writeFile(join(folder, 'trusted.crt'), trusted ? await readFile(trusted) : '')
  await writeFile(join(folder, 'Containerfile'), BASE)
  return folder
}

/** Copies what git has or would take. */
async function checkOut(folder: string): Promise<string> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await run('git', listing, { cwd: ROOT, maxBuffer: OUTPUT_MAX })
  for (const name of stdout.split('\0').filter((name) => name && existsSync(join(ROOT, name)))) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await copyFile(join(ROOT, name), join(folder, name))
  }
  return folder
}

async function launch(program: string, args: string[], env: Record<string, string>) {
  const host = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(host, 'exit') as Promise<[number | null]>
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  for (const stream of [host.stdout, host.stderr]) stream.setEncoding('utf8').on('data', print)
  const ended = exited.then(([code]) => {
    throw new Error(`The container ended with ${code}:\n${printed}`)
  })
  ended.catch(() => undefined)
  await Promise.race([until(() => printed.includes('Satchel is listening on')), ended])
  return {
    output: () => printed,
    async stop() {
      if (host.exitCode !== null) return host.exitCode
      const first = await readFile(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8')
      process.kill(Number.parseInt(first, 10), 'SIGTERM')
      const [code] = await exited
      return code
    },
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(50)
}
