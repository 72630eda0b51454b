import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram } from '../find-program.ts'
import { type Confining, confine, type Mount, type Sandbox } from './confine.ts'

const TRY_TIMEOUT = 10_000

/** The system paths that programs need; nothing in them is private. */
const SYSTEM = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'],
  ...['/etc/alternatives', '/etc/fonts', '/etc/ld.so.cache', '/etc/libreoffice'],
  ...['/var/cache/fontconfig'],
]
/** Devices; `bwrap` creates its own. */
const DEVICES = ['/dev/null', '/dev/zero', '/dev/random', '/dev/urandom']

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** The parts of this server's code that the child needs, never the whole checkout, which may contain `data/`. */
export const CODE = [
  ...['node_modules', 'package.json', 'contract/package.json', 'contract/src', 'messages'],
  ...['server/node_modules', 'server/package.json', 'server/src', 'server/assets'],
]
  .map((name) => ROOT + name)
  .filter(existsSync)

interface Needs {
  searchPath: string
  /** Programs and folders outside the system's that the child runs. */
  programs: string[]
  /** A path that stays hidden even inside a visible folder. */
  hidden: string
}

/** The first way of confining programs that works here, found out by running one. */
export async function findSandbox(needs: Needs): Promise<Sandbox> {
  const faults: string[] = []
  for (const way of await findWays(needs)) {
    const fault = await tryOut(way)
    if (fault === undefined) return way
    faults.push(`${way.kind}: ${fault}`)
  }
  return { kind: 'none', faults }
}

/** All that may work, the better one first. */
export async function findWays(needs: Needs): Promise<Confining[]> {
  const [setpriv, bwrap, unshare] = await Promise.all(
    ['setpriv', 'bwrap', 'unshare'].map((name) => findProgram(name, needs.searchPath)),
  )
  if (!setpriv || process.platform !== 'linux') return []
  const isRoot = process.getuid?.() === 0
  return [
    { kind: 'bubblewrap' as const, program: bwrap, base: baseOf(needs, []) },
    { kind: 'unshare' as const, program: unshare, base: baseOf(needs, DEVICES) },
  ].flatMap(({ program, ...way }) => (program ? [{ ...way, program, setpriv, isRoot }] : []))
}

/** Runs a program confined; resolves to what went wrong, or undefined if it works. */
async function tryOut(sandbox: Confining): Promise<string | undefined> {
  const [program = '', ...args] = confine(sandbox, { readable: [], writable: [] }, [
    process.execPath,
    '--version',
  ])
  const env = { PATH: dirname(sandbox.setpriv) }
  return promisify(execFile)(program, args, { timeout: TRY_TIMEOUT, env }).then(
    () => undefined,
    ({ stderr, message }) => String(stderr || message).trim(),
  )
}

function baseOf({ programs, hidden }: Needs, devices: string[]): Mount[] {
  const system = SYSTEM.filter(existsSync).map(mountOf)
  const isIn = (path: string) => system.some((mount) => path.startsWith(`${mount.path}/`))
  const own = [...CODE, ...programs, process.execPath].filter((path) => !isIn(path))
  return [
    ...system,
    ...devices.map((path) => ({ kind: 'rw' as const, path })),
    { kind: 'tmpfs', path: '/tmp' },
    ...(isIn(hidden) ? [{ kind: 'tmpfs' as const, path: hidden }] : []),
    ...[...new Set(own)].map((path) => ({ kind: 'ro' as const, path })),
  ]
}

/** Returns a mount that keeps links such as `/bin` to `/usr/bin`. */
function mountOf(path: string): Mount {
  return lstatSync(path).isSymbolicLink()
    ? { kind: 'link', path, target: readlinkSync(path) }
    : { kind: 'ro', path }
}
