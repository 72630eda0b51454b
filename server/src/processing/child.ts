import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Answer, type Request, type Tools, Unreadable } from './messages.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
const HEAP_MB = 512
/** Of the child and of each program it starts: heap, WebAssembly and native memory together. */
const MEMORY_KB = 2_000_000

export interface Child {
  /** Throws `Unreadable` where the file is at fault: what cannot be read, crashes the child or takes too long. */
  ask(request: Request, timeoutMs: number): Promise<unknown>
  stop(): void
}

/** A process of its own for one file, with neither the server's secrets nor its event loop. */
export function startChild(folder: string, { searchPath }: Pick<Tools, 'searchPath'>): Child {
  const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`]
  const child = fork(WORKER, [], {
    execPath: '/bin/sh',
    execArgv: ['-c', `ulimit -d ${MEMORY_KB} 2>/dev/null; exec "$@"`, 'sh', ...node],
    env: { PATH: searchPath, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Leader of a process group, so that the programs it starts end with it.
    detached: true,
  })
  child.on('error', () => undefined)
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return {
    ask: async (request, timeoutMs) => unpack(await answerOf(child, request, timeoutMs)),
    stop: () => stop(child),
  }
}

function answerOf(child: ChildProcess, request: Request, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => () => {
      stop(child)
      reject(new Unreadable(reason))
    }
    const late = setTimeout(fail('The file took too long to read'), timeoutMs)
    const crash = fail('The file could not be read: it asks for too much memory or is damaged')
    child.once('exit', crash)
    child.once('message', (answer: Answer) => {
      clearTimeout(late)
      child.off('exit', crash)
      resolve(answer)
    })
    child.send(request, (error) => error && crash())
  })
}

function unpack(answer: Answer): unknown {
  if (answer.kind === 'unreadable') throw new Unreadable(answer.reason)
  if (answer.kind === 'trouble') throw new Error(answer.message)
  return answer.value
}

function stop({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
