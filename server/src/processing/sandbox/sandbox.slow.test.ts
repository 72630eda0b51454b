import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processesWith } from '../../../test/nodes/processes.ts'
import { startChild } from '../child.ts'
import { Unreadable } from '../messages.ts'
import { compiledCode } from './compiled-code.ts'
import { type Confining, confine } from './confine.ts'
import { findWays } from './find.ts'
import { shareFile, take } from './share-file.ts'

const ways = await findWays({ searchPath: process.env.PATH ?? '', programs: [], hidden: '' })
const none = { kind: 'none', faults: [] as string[] } as const

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'satchel-test-'))
  await mkdir(join(data, 'work'))
  await writeFile(join(data, 'given'), 'of this tenant')
  // Whatever the machine's umask: a file that others may not read is lent as a copy.
  await chmod(join(data, 'given'), 0o644)
  await writeFile(join(data, 'other'), 'of another tenant', { mode: 0o666 })
})
afterEach(() => rm(data, { recursive: true }))

/** Returns the result or error code of each attempt by a program that tries everything. */
async function attempt(sandbox: Confining, port: number): Promise<Record<string, unknown>> {
  const folder = join(data, 'work')
  const input = await shareFile(join(data, 'given'), folder, sandbox)
  const program = `
    import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
    const meet = (work) => { try { return work() } catch (error) { return error.code } }
    const answer = (url) => fetch(url).then(() => 'answered', ({ cause }) => cause.code)
    const capabilities = () => readFileSync('/proc/self/status', 'utf8').match(/CapEff:\\s*(\\w+)/)[1]
    console.log(JSON.stringify({
      given: meet(() => readFileSync('${input}', 'utf8')),
      made: meet(() => writeFileSync('${folder}/made', 'made')),
      other: meet(() => readFileSync('${data}/other', 'utf8')),
      beside: meet(() => readdirSync('${data}').sort()),
      changed: meet(() => writeFileSync('${input}', 'changed')),
      accounts: meet(() => readFileSync('/etc/passwd', 'utf8')),
      system: meet(() => writeFileSync('/usr/made', '')),
      root: meet(() => writeFileSync('/made', '')),
      processes: readdirSync('/proc').filter((name) => Number(name) > 0).length < 8,
      capabilities: capabilities(),
      uid: process.getuid(),
      network: await answer('http://127.0.0.1:${port}/'),
    }))`
  const view = { readable: [input], writable: [folder] }
  const node = [process.execPath, '--input-type=module', '--eval', program]
  const [file = '', ...args] = confine(sandbox, view, node)
  const { stdout } = await promisify(execFile)(file, args, { env: { PATH: process.env.PATH } })
  return JSON.parse(stdout)
}

test.for(ways)(
  '$kind leaves a program the given file, its folder and nothing else',
  async (way) => {
    let requests = 0
    const server = createServer((_request, response) => {
      requests++
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const met = await attempt(way, (server.address() as AddressInfo).port)
    server.close()
    expect(met).toMatchObject({
      given: 'of this tenant',
      other: 'ENOENT',
      beside: ['given', 'work'],
      changed: expect.stringMatching(/EROFS|EACCES/),
      accounts: 'ENOENT',
      system: expect.stringMatching(/EROFS|EACCES/),
      root: expect.stringMatching(/EROFS|EACCES/),
      processes: true,
      capabilities: '0000000000000000',
      network: expect.stringMatching(/ECONNREFUSED|ENETUNREACH/),
    })
    if (process.getuid?.() === 0) expect(met.uid).toBe(65_534)
    expect(requests).toBe(0)
    expect(await readFile(join(data, 'given'), 'utf8')).toBe('of this tenant')
    expect(await readFile(join(data, 'work', 'made'), 'utf8')).toBe('made')
  },
)

test.for(ways)('a program in $kind ends with all it started when it is stopped', async (way) => {
  const folder = join(data, 'work')
  await shareFile('', folder, way)
  const beat = 'while :; do echo x >> beats; sleep 0.02; done'
  const command = ['/bin/sh', '-c', `cd ${folder}; (${beat}) & ${beat}`]
  const [file = '', ...args] = confine(way, { readable: [], writable: [folder] }, command)
  const running = execFile(file, args, { env: { PATH: process.env.PATH } })
  const beats = async () => (await readFile(join(folder, 'beats'), 'utf8').catch(() => '')).length
  await expect.poll(beats).toBeGreaterThan(4)
  expect((await processesWith(`cd ${folder};`)).length).toBeGreaterThan(1)
  running.kill('SIGKILL')
  await expect.poll(() => processesWith(`cd ${folder};`)).toEqual([])
})

test.for(ways)('a child in $kind finds its code compiled and cannot change it', async (way) => {
  const compiled = await compiledCode(way)
  const names = await readdir(compiled ?? '', { recursive: true })
  expect(names.length).toBeGreaterThan(20)
  const file = join(compiled ?? '', names.at(-1) ?? '')
  const tries = `cat ${file} >/dev/null && echo read; echo >>${file}; echo >${compiled}/made; echo tried`
  const [program = '', ...args] = confine(way, { readable: [], writable: [] }, [
    ...['/bin/sh', '-c', tries],
  ])
  const { stdout, stderr } = await promisify(execFile)(program, args, { env: { PATH: '/bin' } })
  expect(stdout.trim().split('\n')).toEqual(['read', 'tried'])
  expect(stderr.match(/Read-only|denied/g)).toHaveLength(2)
})

test('without a sandbox the child reads its file and no other', async () => {
  const [given, other] = [join(data, 'given'), join(data, 'other')]
  const folder = join(data, 'work')
  const child = await startChild({ path: given, folder }, { sandbox: none, searchPath: '/bin' })
  const identify = (path: string) =>
    child.ask({ step: 'identify', path, name: 'given.txt' }, 30_000)
  expect(await identify(given)).toMatchObject({ mime: 'text/plain', bytes: 14 })
  await expect(identify(other)).rejects.toThrow(Unreadable)
  child.stop()
})

test('what a child leaves in the place of a file is not taken for one', async () => {
  const folder = join(data, 'work')
  await symlink(join(data, 'other'), join(folder, 'cover.webp'))
  await expect(take(folder, 'cover.webp')).rejects.toThrow('other than a file')
  await mkdir(join(folder, 'thumbnail.webp'))
  await expect(take(folder, 'thumbnail.webp')).rejects.toThrow('other than a file')
  await expect(take(folder, '../other')).rejects.toThrow('outside its folder')
  expect((await readdir(data)).sort()).toEqual(['given', 'other', 'work'])
})
