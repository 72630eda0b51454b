import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTER = fileURLToPath(new URL('./enter.sh', import.meta.url))
/** The id of the user `nobody`, known to the kernel without /etc/passwd. */
export const NOBODY = 65_534
const TMP_BYTES = 64_000_000
/** A folder of every Linux that no view includes; `unshare` builds the private view over it. */
const BUILT_IN = '/sys'

/** The way programs that open untrusted files are confined on this machine; `none` if they can't be. */
export type Sandbox =
  | {
      kind: 'none'
      /** Messages of the ways that were tried, for the log. */
      faults: string[]
    }
  | {
      kind: 'bubblewrap' | 'unshare'
      /** The path of `bwrap` or `unshare`, and of `setpriv`. */
      program: string
      setpriv: string
      /** True if root runs them as `nobody`; others use a user namespace. */
      isRoot: boolean
      /** Mounts that are read-only in every sandbox: the system, this server's code and its programs. */
      base: Mount[]
    }
export type Confining = Exclude<Sandbox, { kind: 'none' }>

export type Mount =
  | { kind: 'ro' | 'rw' | 'tmpfs'; path: string }
  | { kind: 'link'; path: string; target: string }

/** The paths a confined program sees besides the base, the same as outside. */
export interface View {
  readable: string[]
  writable: string[]
}

/**
 * The command line that runs `command` with its own mounts, processes and an empty network, without privileges.
 * Killing its first process ends all that it started.
 */
export function confine(sandbox: Confining, view: View, command: string[]): string[] {
  const isShared = (path: string) => view.writable.some((folder) => path.startsWith(`${folder}/`))
  const readable = view.readable.filter((path) => !isShared(path))
  const mounts: Mount[] = [
    ...sandbox.base,
    ...readable.map((path) => ({ kind: 'ro' as const, path })),
    ...view.writable.map((path) => ({ kind: 'rw' as const, path })),
  ]
  const confined = [...withoutPrivileges(sandbox), ...command]
  return sandbox.kind === 'bubblewrap'
    ? [sandbox.program, ...bubblewrapOptions(mounts), '--', ...confined]
    : [...unshare(sandbox), ...mounts.flatMap(wordsOf), '--', ...confined]
}

function withoutPrivileges({ setpriv, isRoot }: Confining): string[] {
  const nobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  const drop = ['--bounding-set=-all', '--inh-caps=-all', '--no-new-privs']
  // A change of the user undoes that a process ends with the one that started it.
  return [setpriv, ...(isRoot ? nobody : []), ...drop, '--pdeathsig', 'KILL', '--']
}

function bubblewrapOptions(mounts: Mount[]): string[] {
  const own = ['pid', 'net', 'ipc', 'uts'].map((name) => `--unshare-${name}`)
  return [
    ...['--die-with-parent', '--new-session', '--unshare-cgroup-try', ...own],
    ...['--proc', '/proc', '--dev', '/dev'],
    ...mounts.flatMap((mount) => [...parentsOf(mount.path, mounts), ...bubblewrapMount(mount)]),
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/'],
  ]
}

function bubblewrapMount(mount: Mount): string[] {
  const { kind, path } = mount
  if (kind === 'link') return ['--symlink', mount.target, path]
  if (kind === 'tmpfs') return ['--perms', '1777', '--size', String(TMP_BYTES), '--tmpfs', path]
  return [kind === 'ro' ? '--ro-bind' : '--bind', path, path]
}

/** Returns parent folders, since only root can enter those that bubblewrap creates for root. */
function parentsOf(path: string, mounts: Mount[]): string[] {
  const parents: string[] = []
  for (let at = dirname(path); at !== '/'; at = dirname(at)) {
    if (mounts.some((mount) => mount.path === at)) break
    parents.unshift('--perms', '0755', '--dir', at)
  }
  return parents
}

function unshare({ program, setpriv, isRoot }: Confining): string[] {
  const own = ['mount', 'net', 'pid', 'ipc', 'uts'].map((name) => `--${name}`)
  return [
    ...[setpriv, '--pdeathsig', 'KILL', '--', program],
    ...(isRoot ? [] : ['--user', '--map-root-user']),
    ...[...own, '--fork', '--kill-child', '--', '/bin/sh', ENTER, BUILT_IN],
  ]
}

function wordsOf(mount: Mount): string[] {
  return [mount.kind, mount.path, ...(mount.kind === 'link' ? [mount.target] : [])]
}
