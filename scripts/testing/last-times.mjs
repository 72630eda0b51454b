import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib.mjs'

const FILE = join(root, 'node_modules/.cache/satchel/test-times.json')
/** Calls that start a whole product, which takes most of a file's time. */
const START = /\b(?:startProduct|restart|launch\w*)\(/g
const SECONDS_PER_START = 10
const BYTES_PER_SECOND = 2_000

/** Returns what the last runs took, as `{ lanes, files }`: by name, each as `{ seconds, cpuSeconds }`. */
export function readLastTimes() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return { lanes: {}, files: {} }
  }
}

/** Keeps the times of a run, beside earlier ones of files that it didn't run. */
export function keepTimes(lanes, files) {
  const last = readLastTimes()
  const times = { lanes: { ...last.lanes, ...lanes }, files: { ...last.files, ...files } }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(times, undefined, 1)}\n`)
}

/** Returns the seconds that a test file takes, by its path from the root: those of its last run, or a guess. */
export function expectedSeconds(file, { files } = readLastTimes()) {
  if (files[file]) return files[file].seconds
  const source = readFileSync(join(root, file), 'utf8')
  const starts = source.match(START)?.length ?? 0
  return starts * SECONDS_PER_START + source.length / BYTES_PER_SECOND
}
