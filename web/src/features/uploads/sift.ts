import { findDuplicates, type Item } from '@satchel/contract/items.ts'
import { call } from '../../lib/api.ts'
import { hashOf } from './hash.ts'
import type { UploadJob } from './uppy.ts'

/** So much is looked up in one question, so that the first upload need not wait for the last. */
const GROUP_BYTES = 32_000_000
const GROUP_FILES = 200

interface Outcome {
  /** Not in the library as far as is known: to be sent. */
  onFresh: (job: UploadJob) => void
  onTwin: (job: UploadJob, twin: Item) => void
  isWanted: (job: UploadJob) => boolean
}

/** Tells the files that are in the library already from those that are not, in their order. */
export async function sift(jobs: readonly UploadJob[], outcome: Outcome): Promise<void> {
  for (const group of groupsOf(jobs)) {
    const hashes = await hashesOf(group.filter(outcome.isWanted))
    const twins = await findTwins(hashes)
    for (const job of group.filter(outcome.isWanted)) {
      const twin = twins.get(hashes.get(job) ?? '')
      if (twin) outcome.onTwin(job, twin)
      else outcome.onFresh(job)
    }
  }
}

async function hashesOf(jobs: readonly UploadJob[]): Promise<Map<UploadJob, string>> {
  const hashes = new Map<UploadJob, string>()
  for (const job of jobs) {
    const sha256 = await hashOf(job.file)
    if (sha256) hashes.set(job, sha256)
  }
  return hashes
}

async function findTwins(hashes: ReadonlyMap<UploadJob, string>): Promise<Map<string, Item>> {
  if (hashes.size === 0) return new Map()
  const body = {
    hashes: [...hashes].map(([{ file }, sha256]) => ({ sha256, bytes: file.size })),
  }
  try {
    const { duplicates } = await call(findDuplicates, { body })
    return new Map(duplicates.map(({ sha256 = '', item }) => [sha256, item]))
  } catch {
    // Not worth keeping anybody from uploading.
    return new Map()
  }
}

function groupsOf(jobs: readonly UploadJob[]): UploadJob[][] {
  const groups: UploadJob[][] = []
  let bytes = 0
  for (const job of jobs) {
    const last = groups.at(-1)
    if (!last || bytes >= GROUP_BYTES || last.length >= GROUP_FILES) {
      groups.push([job])
      bytes = 0
    } else last.push(job)
    bytes += job.file.size
  }
  return groups
}
