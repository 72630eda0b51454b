import {
  chown,
  constants,
  copyFile,
  lchown,
  lstat,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { NOBODY, type Sandbox } from './confine.ts'

const OTHERS_READ = 0o004

/**
 * Makes a file and a folder usable inside the sandbox. Returns the file's path there: its own, or a copy's if
 * `nobody` may not read it. Throws if the file doesn't exist.
 */
export async function shareFile(path: string, folder: string, sandbox: Sandbox): Promise<string> {
  const mode = path && (await stat(path)).mode
  if (sandbox.kind === 'none' || !sandbox.isRoot) return path
  const isOwn = !mode || dirname(path) === folder
  await chown(folder, NOBODY, NOBODY)
  for (const name of await readdir(folder)) await lchown(join(folder, name), NOBODY, NOBODY)
  return isOwn || mode & OTHERS_READ ? path : shareCopy(path, join(folder, 'given'), sandbox)
}

/** Creates a private copy; an existing file may be a link that a child made. */
export async function shareCopy(path: string, to: string, sandbox: Sandbox): Promise<string> {
  await rm(to, { force: true })
  await copyFile(path, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  if (sandbox.kind !== 'none' && sandbox.isRoot) await lchown(to, NOBODY, NOBODY)
  return to
}

/**
 * Takes a file that a child made out of the child's reach; returns where it is then, for the caller to remove.
 * Throws where it is none: a child that was taken over may leave a link to a file of the server's instead.
 */
export async function take(folder: string, name: string): Promise<string> {
  if (basename(name) !== name) throw new Error('The child process named a file outside its folder')
  const path = `${folder}-${name}`
  await rename(join(folder, name), path)
  if (!(await lstat(path)).isFile()) {
    await rm(path, { recursive: true })
    throw new Error('The child process left something other than a file')
  }
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
  return path
}

/** Returns the content of a child's file and deletes it. */
export async function takeBytes(folder: string, name: string): Promise<Buffer> {
  const path = await take(folder, name)
  return readFile(path).finally(() => rm(path))
}
