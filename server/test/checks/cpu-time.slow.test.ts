import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const METER = fileURLToPath(new URL('../../../scripts/cpu-time.mjs', import.meta.url))

/** Counts to 300 million, prints the seconds that took, and then does what follows. */
const work = (then: string) => `
  for (let n = 0; n < 3e8; n++);
  const { user, system } = process.cpuUsage();
  process.stdout.write((user + system) / 1e6 + "\\n");
  ${then}`

/**
 * Each line that children print is the time of one of them; the last are what was measured of the first, which has a
 * lane, and of the others.
 */
const MEASURED = `
  const { measureCpuTime } = await import(process.argv[1])
  const { spawn } = await import('node:child_process')
  const { setTimeout } = await import('node:timers/promises')
  const read = measureCpuTime()
  const start = (file, args, env = {}) => {
    const stdio = ['pipe', 'pipe', 'inherit']
    const child = spawn(file, args, { detached: true, stdio, env: { ...process.env, ...env } })
    child.stdout.pipe(process.stdout, { end: false })
    return child
  }
  const isThere = (pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const node = process.execPath
  const printed = (child) => new Promise((done) => child.stdout.once('data', done))
  const ended = (child) => new Promise((done) => child.once('close', done))
  const first = start('sh', ['-c', '"$0" -e "$1"; true', node, process.argv[2]], { SATCHEL_LANE: 'first' })
  await printed(first)
  // Its lane is read while it's there, however fast the machine is.
  read()
  first.stdin.end()
  await ended(first)
  for (const after of ['exit', 'wait']) {
    const parent = start('sh', ['-c', '"$0" -e "$1" & ' + after, node, process.argv[3]])
    await printed(parent)
    // What passes between two looks at somebody else’s child is not seen.
    read()
    process.kill(-parent.pid, 'SIGKILL')
    await ended(parent)
    for (let tries = 0; tries < 100 && isThere(-parent.pid); tries++) await setTimeout(20)
  }
  const used = read()
  process.stdout.write(used.get('first') + '\\n' + used.get('') + '\\n')`

test('the CPU time of a run includes children, daemons, and those killed with their parent, each in its lane', async () => {
  const stays = work('setInterval(() => undefined, 1000)')
  const ends = work('process.stdin.resume()')
  const args = ['--input-type=module', '-e', MEASURED, METER, ends, stays]
  // Not the lane of this test.
  const env = { ...process.env, SATCHEL_LANE: '' }
  // A daemon of whom only the mark is left, and a child of a parent that is killed with it.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  const seconds = stdout.trim().split('\n').map(Number)
  expect(seconds).toHaveLength(5)
  const [printed = 0, exited = 0, waited = 0, first = 0, others = 0] = seconds
  expectAround(first, printed)
  expectAround(others, exited + waited)
})

function expectAround(measured: number, printed: number): void {
  expect(measured).toBeGreaterThan(printed * 0.9)
  expect(measured).toBeLessThan(printed * 1.1 + 0.5)
}
