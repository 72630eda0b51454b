import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

// Reads a running server's memory through Node's inspector, so that the product needs no code for it.

/** Memory in MB: `resident` as the kernel counts it, the others of JavaScript after a collection of garbage. */
export interface Memory {
  resident: number
  heap: number
  external: number
  buffers: number
}

export interface Heap {
  measure(): Promise<Memory>
  /** Writes a snapshot that Chrome’s developer tools open; it adds to the resident memory. */
  snapshot(path: string): Promise<void>
  close(): void
}

interface Answer {
  id?: number
  method?: string
  params?: { chunk: string }
  result?: { result?: { value: string } }
  error?: { message: string }
}

/** Connects to a server that was started with `--inspect`, whose output names the address. */
export async function openHeap(pid: number, output: string): Promise<Heap> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1]
  if (!address) throw new Error('The server was started without --inspect')
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let takeChunk = (_chunk: string) => {}
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.method === 'HeapProfiler.addHeapSnapshotChunk') takeChunk(answer.params?.chunk ?? '')
    if (answer.id) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const send = async (method: string, params = {}) => {
    last += 1
    const answer = new Promise<Answer>((resolve) => waiting.set(last, resolve))
    socket.send(JSON.stringify({ id: last, method, params }))
    const { error, result } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result?.result?.value
  }
  return {
    async measure() {
      const resident = await residentMb(pid)
      await send('HeapProfiler.collectGarbage')
      const expression = 'JSON.stringify(process.memoryUsage())'
      const used = JSON.parse((await send('Runtime.evaluate', { expression })) ?? '{}')
      const mb = (bytes: number) => bytes / 1_024 ** 2
      return {
        resident,
        heap: mb(used.heapUsed),
        external: mb(used.external),
        buffers: mb(used.arrayBuffers),
      }
    },
    async snapshot(path) {
      const file = createWriteStream(path)
      takeChunk = (chunk) => file.write(chunk)
      await send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
      file.end()
      await finished(file)
    },
    close: () => socket.close(),
  }
}

/** Returns a process’s resident memory in MB, as the kernel counts it. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
}
