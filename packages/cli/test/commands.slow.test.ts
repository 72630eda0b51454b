import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { zip } from '../../../server/test/documents/archiving.ts'
import { product } from '../../../server/test/harness.ts'
import { keyOf, openShell, satchelHere, satchelIn } from './shell.ts'

const satchel = product({ worker: true })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

test('an archive is imported after its plan, with collections of its folders', async () => {
  const owner = await satchel.newTenant()
  const { run } = await openShell(satchel, owner)
  const files = { 'Sales/Europe/Preise – 値段.md': '# Preise', 'Sales/Europe/Hall.md': '# Hall' }
  await writeFile(at('files.zip'), await zip(files))
  const plan = await run('import', at('files.zip'))
  expect(plan).toMatchObject({ code: 0, out: expect.stringMatching(/ready +2\n/) })
  expect((await run('find')).err).toBe('Nothing was found.\n')
  const done = await run('import', at('files.zip'), '--yes')
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('2 rows imported') })
  expect((await run('find', '--type', 'collection')).out).toMatch(/collection +Europe\n/)
  expect(await run('upload', at('files.zip'), '--replace', 'Hall')).toMatchObject({ code: 0 })
})

test('a thousand links come in, redirect, go out as the same table, and go away again', async () => {
  const owner = await satchel.newTenant()
  const { run } = await openShell(satchel, owner)
  const rows = Array.from({ length: 1_000 }, (_, row) => `spring-${row},https://example.com/${row}`)
  await writeFile(
    at('links.csv'),
    `slug,target\n${rows.join('\n')}\nspring-1,https://example.org/\n`,
  )
  const done = await run('import', at('links.csv'), '--yes')
  expect(done.out).toMatch(/1,000 rows imported, 0 skipped, 1 failed/)
  expect([done.code, done.err]).toEqual([1, expect.stringContaining('row 1002: ')])
  const opened = await satchel.anonymous('GET', '/l/spring-777')
  expect([opened.status, opened.headers.location]).toEqual([302, 'https://example.com/777'])
  const exported = (await run('export')).out
  for (const row of rows) expect(exported).toContain(`${row.split(',')[0]},`)
  const some = await run('links', '--limit', '450', '-q')
  expect(some.out.trim().split('\n')).toHaveLength(450)
  expect(some.err).toBe('There are more than 450. Use --limit to see them.\n')
  const [, importId = ''] = /--undo (\S+)/.exec(done.out) ?? []
  expect((await run('import', '--undo', importId)).code).toBe(0)
  expect((await run('links')).out).toBe('')
})

test('what can’t be read or imported is said so, and nothing is saved', async () => {
  const owner = await satchel.newTenant()
  const { run } = await openShell(satchel, owner)
  await writeFile(at('broken.zip'), 'no archive')
  expect(await run('import', at('broken.zip'), '--yes')).toMatchObject({ code: 1, err: /./ })
  await writeFile(at('empty.csv'), 'slug,target\n')
  expect((await run('import', at('empty.csv'), '--yes')).code).toBe(1)
  await writeFile(at('other.csv'), 'name,age\nAda,36\n')
  expect(await run('import', at('other.csv'))).toMatchObject({ code: 1, out: '' })
  expect(await run('import', '--undo', crypto.randomUUID())).toMatchObject({ code: 1 })
  expect(await run('import', '--undo', 'x', '--yes')).toMatchObject({ code: 2 })
  await writeFile(at('nobody.csv'), 'age\n36\n')
  await writeFile(at('a.md'), 'text')
  await run('upload', at('a.md'))
  expect((await run('share', 'a', '--from', at('nobody.csv'))).err).toContain(
    'email, memo or organization',
  )
  expect((await run('export', '-o', at('no/such/folder.csv'))).code).toBe(1)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a folder’s links to elsewhere aren’t followed, and one bad file doesn’t stop the others', async () => {
  const owner = await satchel.newTenant()
  const { run } = await openShell(satchel, owner)
  await mkdir(at('fair'))
  await symlink('/etc', at('fair/etc'))
  await symlink('/etc/passwd', at('fair/passwd'))
  await writeFile(at('fair/empty.md'), '')
  await writeFile(at('fair/plan.md'), '# Plan')
  const { code, out, err } = await run('upload', at('fair'), '--json')
  expect(code).toBe(1)
  const { uploaded, problems } = JSON.parse(out)
  expect(uploaded).toMatchObject([{ file: at('fair/plan.md') }])
  expect(problems).toMatchObject([{ file: at('fair/empty.md'), code: 'invalid' }])
  expect(err).toContain('empty.md')
})

test('an admin withdraws a colleague’s link by its address, and others don’t find it', async () => {
  const owner = await satchel.newTenant()
  const admin = await owner.withRole('admin')
  const theirs = await openShell(satchel, admin)
  await writeFile(at('plan.md'), '# Plan')
  await theirs.run('upload', at('plan.md'))
  const [link] = JSON.parse(
    (await theirs.run('share', 'plan', '--memo', 'Press', '--json')).out,
  ).links
  const ours = await openShell(satchel, owner)
  expect((await ours.run('links')).out).toBe('')
  expect((await ours.run('links', 'withdraw', link.url)).out).toBe(`${link.url} withdrawn\n`)
  expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(410)
  const stranger = await openShell(satchel, await satchel.newTenant())
  for (const reference of [link.id, link.slug, link.url])
    expect(await stranger.run('links', 'reopen', reference)).toMatchObject({ code: 1, out: '' })
})

test('two logins at once leave one whole file, and a file that others can read is pointed out', async () => {
  const owner = await satchel.newTenant()
  const url = await satchel.listen()
  const keys = [await keyOf(owner), await keyOf(owner)]
  const environment = { XDG_CONFIG_HOME: folder }
  const logins = keys.map(({ key }) => satchelHere(environment, ['login', '--url', url], key))
  for (const { code } of await Promise.all(logins)) expect(code).toBe(0)
  expect(await readdir(at('satchel'))).toEqual(['config.json'])
  const saved = JSON.parse(await readFile(at('satchel/config.json'), 'utf8'))
  expect(keys.map(({ key }) => key)).toContain(saved.key)
  await chmod(at('satchel/config.json'), 0o644)
  expect(await satchelHere(environment, ['whoami'])).toMatchObject({
    code: 0,
    err: expect.stringContaining('chmod 600'),
  })
  await writeFile(at('satchel/config.json'), '{"url":')
  expect((await satchelHere(environment, ['whoami'])).err).toContain('damaged')
})

test('a saved key isn’t sent to another address, nor one of the environment without one', async () => {
  const owner = await satchel.newTenant()
  const { key } = await keyOf(owner)
  const saved = { XDG_CONFIG_HOME: folder }
  await satchelHere(saved, ['login', '--url', await satchel.listen()], key)
  const other = await satchelHere({ ...saved, SATCHEL_URL: 'https://other.example' }, ['whoami'])
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('The saved key is for')])
  const alone = await satchelHere({ ...saved, SATCHEL_KEY: key }, ['whoami'])
  expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('SATCHEL_URL')])
  expect(other.err + alone.err).not.toContain(key)
})

test('output that nobody reads to its end is no failure', async () => {
  const ran = await satchelIn({ folder, readsNothing: true }, 'help')
  expect(ran).toEqual({ code: 0, out: '', err: '' })
})
