import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

const TICKS_PER_SECOND = 100

/** Returns the CPU-seconds of this process and, on Linux, of its children that have ended. */
function readCpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + ofChildren()
}

function ofChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

// Runs before each test file, which is alone in its process until its last hook, this one.
const begin = performance.timeOrigin + performance.now()
const before = readCpuSeconds()
afterAll(({}, file) => {
  file.meta.begin = begin
  file.meta.cpuSeconds = readCpuSeconds() - before
})
