import type { Readable } from 'node:stream'
import type { StoredFile } from '../files/store.ts'
import { Problem } from '../problem.ts'
import type { Contents } from './contents.ts'
import type { ListedFile } from './file-list.ts'

/** Files that are copied beside each other. */
const AT_ONCE = 16

export interface Copied {
  /** All files, and the sum of their bytes. */
  count: number
  totalBytes: number
  /** Files that weren't in the backup before. */
  added: number
  addedBytes: number
}

export const nothingCopied = (): Copied => ({ count: 0, totalBytes: 0, added: 0, addedBytes: 0 })

type Pair = [file: StoredFile, before: ListedFile | undefined]

interface Source {
  list(): AsyncIterable<StoredFile>
  read(key: string): Readable
}

/**
 * Copies what isn't there yet, and yields each file. What the earlier list has with the same size and stamp isn't read
 * again. Both lists come in the order of their keys; a file out of order is only read once more. Files that go
 * meanwhile are left out.
 */
export async function* copyFiles(
  source: Source,
  contents: Contents,
  earlier: AsyncIterable<ListedFile>,
  copied: Copied,
): AsyncGenerator<ListedFile> {
  const findEarlier = follow(earlier)

  async function take([file, before]: Pair): Promise<ListedFile[]> {
    const isSame = before?.bytes === file.bytes && before.stamp === file.stamp
    if (before && isSame && (await contents.has(before)))
      return [{ ...file, sha256: before.sha256 }]
    try {
      const content = await contents.add(source.read(file.key))
      copied.added += 1
      copied.addedBytes += content.bytes
      return [{ ...file, ...content }]
    } catch (error) {
      if (isGone(error)) return []
      throw error
    }
  }

  for await (const batch of inBatches(source.list())) {
    const pairs: Pair[] = []
    for (const file of batch) pairs.push([file, await findEarlier(file.key)])
    for (const file of (await Promise.all(pairs.map(take))).flat()) {
      copied.count += 1
      copied.totalBytes += file.bytes
      yield file
    }
  }
}

function isGone(error: unknown): boolean {
  const isMissing = error instanceof Problem && error.code === 'not-found'
  return isMissing || (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** Returns a search in a sorted list, for keys that come in the same order. A list that can't be read ends there. */
function follow(list: AsyncIterable<ListedFile>) {
  const files = list[Symbol.asyncIterator]()
  const next = () => files.next().catch(() => ({ done: true, value: undefined }) as const)
  let current = next()
  return async (key: string): Promise<ListedFile | undefined> => {
    for (;;) {
      const { done, value } = await current
      if (done || value.key > key) return undefined
      if (value.key === key) return value
      current = next()
    }
  }
}

/** Returns a list in groups that can be worked on at once. */
export async function* inBatches<T>(list: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const one of list) {
    batch.push(one)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
