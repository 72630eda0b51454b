import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findBinaries, identityFor, run } from './embedded-postgres.ts'

/**
 * Unpacks a copy of a cluster (TAR, by what `decompress` makes of it) where `startEmbeddedPostgres` starts it. `folder`
 * must not be there yet.
 */
export async function unpackCluster(
  folder: string,
  archive: Readable,
  decompress: Duplex,
): Promise<void> {
  const data = join(resolve(folder), 'cluster')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { prefix, own } = await identityFor(folder)
  await mkdir(data, { mode: 0o700 })
  await own(data)
  const [command = '', ...args] = [...prefix, 'tar', '-x', '-f', '-', '-C', data]
  const tar = spawn(command, args, { cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] })
  let printed = ''
  tar.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const ended = new Promise<void>((done, fail) => {
    tar.once('error', fail)
    tar.once('close', (code) => (code === 0 ? done() : fail(new Error(`tar: ${printed || code}`))))
  })
  const sent = pipeline(archive, decompress, tar.stdin)
  await Promise.all([ended, sent.catch(() => undefined)])
  // It ends well only once it has read all, which may be before we hear that all was written.
  await sent.catch((error) => {
    if (!ENDED_FIRST.includes(error.code)) throw error
  })
}

const ENDED_FIRST = ['ERR_STREAM_PREMATURE_CLOSE', 'EPIPE']

/** Returns the major version of the embedded PostgreSQL. */
export async function embeddedVersion(): Promise<number> {
  const { stdout } = await run((await findBinaries()).postgres, ['--version'])
  return Number(/(\d+)/.exec(stdout)?.[1])
}
