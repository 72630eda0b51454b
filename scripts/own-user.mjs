// Plain JavaScript for Node 20 and later. Keeps root's rights from the server: it runs as the owner of DATA_DIR, and so do
// the commands that root runs next to it, so that all can use the same files.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { endWithChildren, Failure, root, run } from './lib.mjs'

/** The user that gets the data, unless it belongs to another one than root already. */
const NAME = 'satchel'
const NOLOGIN = ['--no-create-home', '--home-dir=/nonexistent', '--shell=/usr/sbin/nologin']

/** Rights to reach a backup wherever root put it; files that are created belong to the user all the same. */
const REACH = '+dac_override,+dac_read_search'

const isRoot = () => process.platform === 'linux' && process.getuid() === 0
const dataDir = () => resolve(root, process.env.DATA_DIR || 'data')

/** Runs the rest of a command as the owner of DATA_DIR, if root runs it; then this process ends with its exit code. */
export async function actAsOwner() {
  const owner = isRoot() && ownerOf(dataDir())
  if (!owner) return
  endWithChildren()
  // The last one lets questions whether a file is there be answered as reading it is.
  const reach = [`--inh-caps=${REACH}`, `--ambient-caps=${REACH}`, '--securebits=+no_setuid_fixup']
  const prefix = canRun([...asUser(owner), ...reach, 'true']) ? reach : []
  const [setpriv, ...args] = [...asUser(owner), ...prefix, '--pdeathsig=TERM']
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const { code } = await run(setpriv, [...args, '--', ...command], { cwd: process.cwd() })
  process.exit(code)
}

/**
 * Returns the ids of the user that the server runs as in place of root, to whom DATA_DIR is given where it's root's; or nothing, where
 * the server keeps the rights that it was started with. Says so.
 */
export function giveToUser() {
  if (!isRoot()) return undefined
  try {
    const { uid, gid, name } = chooseUser()
    console.log(`Satchel runs as the user ${name}, who owns DATA_DIR, and not as root.`)
    return { uid, gid }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.warn(
      `Satchel runs as root: ${error.message} A fault in it could then harm all of this machine; see “Not as root” in docs/operate.md.`,
    )
    return undefined
  }
}

/** Throws a failure that says why it has to be root. */
function chooseUser() {
  const port = Number(process.env.PORT || '8080')
  if (port < firstFreePort()) throw new Failure(`only root may listen on port ${port}.`)
  const owner = ownerOf(dataDir())
  const user = owner ?? findUser() ?? addUser()
  requireReadable(user)
  requireReachable(user)
  requireSandbox(user)
  if (!owner) for (const folder of ownFolders()) give(folder, user)
  requireWritable(user)
  return user
}

/** Returns who owns a folder, unless that is root. */
function ownerOf(folder) {
  if (!existsSync(folder)) return undefined
  const { uid, gid } = statSync(folder)
  return uid === 0 ? undefined : { uid, gid, name: nameOf(uid) }
}

const passwd = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))

const nameOf = (id) => passwd().find(([, , uid]) => uid === `${id}`)?.[0] ?? `${id}`

function findUser() {
  const found = passwd().find(([name]) => name === NAME)
  return found && { uid: Number(found[2]), gid: Number(found[3]), name: NAME }
}

function addUser() {
  spawnSync('useradd', ['--system', '--user-group', ...NOLOGIN, NAME])
  const user = findUser()
  if (!user) throw new Failure(`the user ${NAME} couldn’t be created.`)
  return user
}

const asUser = ({ uid, gid }) => ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
const canRun = (command) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0
const can = (user, ...command) => canRun([...asUser(user), ...command])

/** Throws unless a user can read this clone: a few files stand for those that the same command made. */
function requireReadable(user) {
  const files = ['package.json', 'messages/en.json', 'server/src/main.ts', 'web/dist/.stamp']
  const unread = files.find((file) => !can(user, 'test', '-r', join(root, file)))
  if (!unread && can(user, join(root, 'node_modules/.bin/node'), '--version')) return
  throw new Failure(`${user.name} can’t read ${root}. Move the clone to where others can read it.`)
}

/** Throws unless a user can come to where the data is. */
function requireReachable(user) {
  const above = dirname(dataDir())
  mkdirSync(above, { recursive: true })
  if (!can(user, 'test', '-x', above))
    throw new Failure(`${user.name} can’t enter ${above}. Set DATA_DIR to where others can.`)
}

/** Throws where root alone can confine the programs that read files of strangers. */
function requireSandbox(user) {
  const ways = [
    ['unshare', '--user', '--map-root-user', 'true'],
    ['bwrap', '--ro-bind', '/', '/', 'true'],
  ]
  if (!ways.some(canRun) || ways.some((way) => can(user, ...way))) return
  throw new Failure(
    `the sandbox needs user namespaces, which this machine keeps from ${user.name}. Allow them.`,
  )
}

/** Returns the folders that the server writes to, of which root is the owner. Throws if one has more than Satchel's files. */
function ownFolders() {
  const data = dataDir()
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const names = readdirSync(data)
  const isOwn = ['secrets.json', 'postgres', 'files'].some((name) => names.includes(name))
  const hasClone = !relative(data, root).startsWith('..')
  if (hasClone || (names.length > 0 && !isOwn))
    throw new Failure(`${data} has other files than Satchel’s. Set DATA_DIR to an own folder.`)
  const backups = process.env.BACKUP_DIR && resolve(root, process.env.BACKUP_DIR)
  return backups && existsSync(backups) && !ownerOf(backups) ? [data, backups] : [data]
}

/** Gives a folder with all that's in it, but nothing that links in it lead to. */
function give(folder, { uid, gid, name }) {
  const { status } = spawnSync('chown', ['-R', '-h', `${uid}:${gid}`, folder], { stdio: 'inherit' })
  if (status !== 0) throw new Failure(`${folder} couldn’t be given to ${name}.`)
  console.log(`${folder} belongs to the user ${name} now.`)
}

function requireWritable(user) {
  const data = dataDir()
  const paths = [data, ...readdirSync(data).map((name) => join(data, name))]
  const closed = paths.find((path) => !can(user, 'test', '-w', path))
  if (closed) throw new Failure(`${user.name} can’t write to ${closed}.`)
}

function firstFreePort() {
  const path = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : 1024
}
