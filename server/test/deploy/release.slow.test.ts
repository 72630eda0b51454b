import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packChart, writeChecksums } from '../../../scripts/release/artifacts.mjs'
import { notesOf } from '../../../scripts/release/notes.mjs'
import { packAll } from '../../../scripts/release/packages.mjs'
import { VERSION } from '../../src/platform/version.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-release-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a step as the script does, but lets it fail. */
const step = async (_name: string, work: () => Promise<string>) => void (await work())

test('the notes are those of the version, and none are left unreleased', () => {
  const released =
    '## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n- New\n\n## [1.0.0] - 2026-11-27\n\n- Old\n'
  expect(notesOf(released, '1.1.0')).toBe('Satchel 1.1.0\n\n- New\n')
  expect(() => notesOf(released, '1.2.0')).toThrow('no section [1.2.0]')
  const unreleased = released.replace('[Unreleased]\n', '[Unreleased]\n\n- Later\n')
  expect(() => notesOf(unreleased, '1.1.0')).toThrow('under [Unreleased]')
})

test('the release publishes nothing by itself, and leaves folders of others alone', async () => {
  const script = (...args: string[]) =>
    run(process.execPath, ['scripts/release.mjs', ...args], { cwd: ROOT })
  await expect(script()).rejects.toThrow('Nothing publishes by itself')
  await expect(script('--dry-run', '--publish')).rejects.toThrow('--publish')
  await writeFile(join(folder, 'own.txt'), 'Mine')
  await expect(script('--dry-run', '--to', folder)).rejects.toThrow('has something else in it')
  expect(await readFile(join(folder, 'own.txt'), 'utf8')).toBe('Mine')
  await rm(join(folder, 'own.txt'))
})

test('the command line is packed, installed into an empty folder and used, and each file has its checksum', async () => {
  await packAll(folder, VERSION, step, ['command line'])
  const chart = await packChart(folder, VERSION)
  const first = await readFile(join(folder, chart))
  await packChart(folder, VERSION)
  expect((await readFile(join(folder, chart))).equals(first)).toBe(true)
  const { stdout: files } = await run('tar', ['-tzf', join(folder, chart)])
  expect(files.split('\n')).toEqual(
    expect.arrayContaining([
      'satchel/Chart.yaml',
      'satchel/values.yaml',
      'satchel/templates/web.yaml',
    ]),
  )
  expect(await writeChecksums(folder)).toBe('SHA256SUMS of 2 files')
  const check = () => run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  expect((await check()).stdout).toContain(`satchel-${VERSION}.tgz: OK`)
  await writeFile(join(folder, chart), 'Another')
  await expect(check()).rejects.toThrow()
})
