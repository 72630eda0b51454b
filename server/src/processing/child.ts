import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MINUTE } from '../platform/time.ts'
import type { Span } from '../platform/tracing/span.ts'
import { beginSpan } from '../platform/tracing/tracing.ts'
import { cpuTimeOf } from './cpu-time.ts'
import { type Answer, type Request, type Tools, Unreadable } from './messages.ts'
import { FONTS } from './office/fonts.ts'
import { compiledCode, NODE } from './sandbox/compiled-code.ts'
import { confine, type Sandbox } from './sandbox/confine.ts'
import { CODE } from './sandbox/find.ts'
import { shareCopy, shareFile } from './sandbox/share-file.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
const START_TIMEOUT = MINUTE
/** The factor by which a child may exceed its limit on a busy machine, where it waits for its turn. */
const WAIT_FACTOR = 3

/** The limits of the child and of each program it starts. */
const LIMITS = {
  /** Heap, WebAssembly and native memory together, in KiB. */
  memoryKb: 2_000_000,
  cpuSeconds: 900,
  /** The largest file it creates, in blocks of 512 bytes: a copy of a recording is as large as the recording. */
  fileBlocks: 12_000_000,
  /** The number of processes; before Linux 5.14, all processes of the user count. */
  processes: 2_000,
}
const SET_LIMITS = [
  `ulimit -d ${LIMITS.memoryKb}`,
  `ulimit -t ${LIMITS.cpuSeconds}`,
  `ulimit -f ${LIMITS.fileBlocks}`,
  'ulimit -c 0',
].join(' 2>/dev/null; ')
const SET_PROCESSES = `ulimit -p ${LIMITS.processes} 2>/dev/null || ulimit -u ${LIMITS.processes} 2>/dev/null`

/** Runs the child at a third of the server's share of a busy CPU, if `nice` exists; at 10 it'd be a tenth. */
const RUN_BEHIND = 'command -v nice >/dev/null && set -- nice -n 5 "$@"; exec "$@"'

/**
 * Lets glibc reuse the large pictures of LibreOffice's pages. It would give each back to the system, and the kernel
 * would clear the same megabytes again and again: up to half of a conversion.
 */
const REUSE_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: '1000000000',
  MALLOC_TRIM_THRESHOLD_: '1000000000',
}

/** Keeps Tesseract from waiting with a core of its own for another that it doesn't get. */
const ONE_THREAD = { OMP_THREAD_LIMIT: '1' }

/** The parts of the disk that a child sees besides programs. */
export interface Place {
  /** The one file it reads. */
  path?: string
  /** The only folder it may write to. */
  folder: string
}

export interface Child {
  /** The file it reads: the given path or a private copy. */
  path: string
  /** Gives it a copy of another file, and returns where it finds that. */
  lend(path: string, name: string): Promise<string>
  /**
   * Throws `Unreadable` where the file is at fault: what cannot be read, crashes the child or takes too long. That is
   * milliseconds of CPU, or three times as many where it gets fewer.
   */
  ask(request: Request, timeoutMs: number): Promise<unknown>
  stop(): void
}

/** A process for one file, without the server's secrets, its files, its network or its event loop. */
export async function startChild(
  { path = '', folder }: Place,
  { sandbox, searchPath }: Pick<Tools, 'searchPath' | 'sandbox'>,
): Promise<Child> {
  const lent = await shareFile(path, folder, sandbox)
  const [program = '', ...args] = commandLine(lent, folder, sandbox)
  const compiled = sandbox.kind !== 'none' && (await compiledCode(sandbox))
  const child = spawn(program, args, {
    env: {
      ...(compiled && { NODE_COMPILE_CACHE: compiled }),
      ...REUSE_MEMORY,
      ...FONTS,
      ...ONE_THREAD,
      PATH: searchPath,
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Leader of a process group, so that the programs it starts end with it.
    detached: true,
  })
  const span = traceChild(child, sandbox)
  await whenReady(child)
  return {
    path: lent,
    lend: (other, name) => shareCopy(other, join(folder, name), sandbox),
    ask: async (request, timeoutMs) => {
      span?.note('ask', { 'satchel.sandbox.step': request.step })
      return unpack(await answerOf(child, request, timeoutMs))
    },
    stop: () => stop(child),
  }
}

/** Follows a child from its start to its end. It's told nothing of it, since what runs there may be a stranger's. */
function traceChild(child: ChildProcess, { kind }: Sandbox): Span | undefined {
  const attributes = { 'satchel.sandbox.kind': kind }
  const span = beginSpan({ name: 'sandbox child', attributes })
  child.once('error', (error) => {
    span?.fail(error)
    span?.end()
  })
  child.once('exit', (code, signal) => {
    span?.set({ 'satchel.sandbox.end': signal ?? code ?? '' })
    span?.end()
  })
  return span
}

function commandLine(path: string, folder: string, sandbox: Sandbox): string[] {
  const readable = path ? [path] : []
  if (sandbox.kind !== 'none')
    return confine(sandbox, { readable, writable: [folder] }, [
      ...limited([SET_LIMITS, SET_PROCESSES]),
      ...[...NODE, WORKER],
    ])
  // Node itself refuses other files, the network and programs; its native parts could not be held to that.
  const reads = [...CODE, ...readable, folder].map((one) => `--allow-fs-read=${one}`)
  const rights = ['--permission', '--allow-addons', ...reads, `--allow-fs-write=${folder}`]
  return [...limited([SET_LIMITS]), ...NODE, ...rights, WORKER]
}

function limited(commands: string[]): string[] {
  return ['/bin/sh', '-c', `${commands.join('; ')}; ${RUN_BEHIND}`, 'sh']
}

/** A child that does not come up is no fault of the file. */
function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      stop(child)
      reject(new Error(`The child process did not start: ${reason}`))
    }
    const late = setTimeout(fail, START_TIMEOUT, 'it took too long')
    const ended = (code: number | null) => fail(`it ended with ${code}`)
    child.on('error', (error) => fail(error.message))
    child.once('exit', ended)
    child.once('message', () => {
      clearTimeout(late)
      child.off('exit', ended)
      resolve()
    })
  })
}

async function answerOf(child: ChildProcess, request: Request, limit: number): Promise<Answer> {
  const ended = new AbortController()
  const late = whenLate(child, limit, ended.signal)
  return new Promise<Answer>((resolve, reject) => {
    const fail = (reason: string) => {
      stop(child)
      reject(new Unreadable(reason))
    }
    const crash = () => fail('The file can’t be read. It needs too much memory or is damaged')
    late.then(() => fail('The file took too long to read')).catch(() => undefined)
    child.once('exit', crash)
    child.once('message', (answer: Answer) => {
      child.off('exit', crash)
      resolve(answer)
    })
    child.send(request, (error) => error && crash())
  }).finally(() => ended.abort())
}

/** Resolves once a child has used up its limit, or has waited for it in vain. */
async function whenLate(
  { pid = 0 }: ChildProcess,
  limit: number,
  signal: AbortSignal,
): Promise<void> {
  const before = await cpuTimeOf(pid)
  let waited = 0
  for (let rest = limit; rest > 0; ) {
    await sleep(rest, undefined, { signal })
    waited += rest
    const used = (await cpuTimeOf(pid)) - before
    rest = Math.min(limit - used, limit * WAIT_FACTOR - waited)
  }
  signal.throwIfAborted()
}

function unpack(answer: Answer): unknown {
  if (answer.kind === 'unreadable') throw new Unreadable(answer.reason)
  if (answer.kind === 'trouble') throw new Error(answer.message)
  return answer.value
}

function stop({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
