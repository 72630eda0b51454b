import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../server/src/platform/database/embedded-postgres.ts'
import { type Person, product } from '../../../server/test/harness.ts'
import { keyOf, openShell, satchelHere, satchelIn } from './shell.ts'

const satchel = product({ worker: true })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

const shellOf = (owner: Person, scopes?: readonly string[]) => openShell(satchel, owner, scopes)

test('a question is answered from documents with the page, or the exit code says that none does', async () => {
  const owner = await satchel.newTenant()
  const { run } = await shellOf(owner)
  await writeFile(join(folder, 'Prices.txt'), 'Leak sensor L3 € 340.00\nMast € 80.00\n')
  expect((await run('upload', join(folder, 'Prices.txt'))).code).toBe(0)
  const ask = async () => {
    // What comes while passages are cut waits for the next minute.
    await satchel.app.tasks['cut-passages']?.({ tenantId: owner.tenantId })
    return run('ask', 'How much does', 'the leak sensor cost?')
  }
  await expect.poll(async () => (await ask()).out).toContain('Leak sensor L3 € 340.00\n  Prices')
  const { out } = await run('ask', 'How much does the leak sensor cost?', '--json', '--limit', '1')
  expect(JSON.parse(out)).toMatchObject([{ itemName: 'Prices', text: 'Leak sensor L3 € 340.00' }])
  const none = await run('ask', 'Who won the match yesterday?')
  expect(none).toMatchObject({ code: 1, out: '', err: 'No document answers this.\n' })
  expect((await run('ask')).code).toBe(2)
})

test('a folder is uploaded, found and shared, and the links are listed, extended, withdrawn and exported', async () => {
  const owner = await satchel.newTenant()
  const { run } = await shellOf(owner)
  await mkdir(join(folder, 'fair/plans'), { recursive: true })
  await writeFile(join(folder, 'fair/Preisliste – 値段.md'), '# Prices\n')
  await writeFile(join(folder, 'fair/plans/Hall.md'), '# Hall\n')
  await writeFile(join(folder, 'fair/.hidden'), 'no\n')
  const uploaded = await run(
    'upload',
    join(folder, 'fair'),
    '--collection',
    'Spring fair',
    '--tag',
    'Fair',
  )
  expect(uploaded).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Preisliste – 値段.md'),
  })
  expect(uploaded.out.trim().split('\n')).toHaveLength(3)

  const found = await run('find', 'hall', '--json')
  expect(JSON.parse(found.out)).toMatchObject([{ type: 'ITEM', name: 'Hall' }])
  const collections = await run('find', '--type', 'collection')
  expect(collections.out).toMatch(/^ID +TYPE +NAME\n[\da-f-]{36} {2}collection {2}Spring fair\n$/)

  await writeFile(
    join(folder, 'people.csv'),
    'Email;Organization\nbo@example.com;Globex\nnobody;\n',
  )
  const shared = await run('share', 'spring fair', '--from', join(folder, 'people.csv'), '--json')
  expect(shared.code).toBe(1)
  expect(shared.err).toContain('nobody: ')
  const { links } = JSON.parse(shared.out)
  expect(links).toMatchObject([{ sharedToEmail: 'bo@example.com', itemName: 'Spring fair' }])
  const own = await run('links', 'make', 'Hall', '--slug', 'hall-plan')
  expect(own.out).toMatch(/\/l\/hall-plan\n$/)

  const [{ slug, url }] = links
  expect((await run('links', 'change', slug, '--expires', '2031-01-31')).code).toBe(0)
  expect((await run('links', 'globex')).out).toMatch(/bo@example.com +0 +2031-01-31/)
  expect((await run('links', 'list', 'globex')).out).toContain('bo@example.com')
  expect((await run('links', '--expires-within', '3')).err).toBe('There are no such links.\n')
  expect((await run('links', 'withdraw', url)).out).toBe(`${url} withdrawn\n`)
  expect(JSON.parse((await run('links', '--state', 'withdrawn', '--json')).out)).toHaveLength(1)
  expect((await run('links', 'reopen', slug)).code).toBe(0)
  expect((await run('export')).out).toContain('hall-plan')
  expect((await run('export', '-o', join(folder, 'links.csv'))).out).toMatch(/^Saved /)
  expect(await readFile(join(folder, 'links.csv'), 'utf8')).toContain('slug')
})

test('an import shows its plan, saves nothing without --yes, and can be undone', async () => {
  const owner = await satchel.newTenant()
  const { run } = await shellOf(owner)
  const rows = 'slug,target,title\nspring,https://example.com/spring,Spring\nbad one,nowhere,\n'
  await writeFile(join(folder, 'links.csv'), rows)
  const plan = await run('import', join(folder, 'links.csv'))
  expect(plan).toMatchObject({ code: 0, out: expect.stringMatching(/new links +1\n/) })
  expect(plan.out).toContain('Nothing is saved yet')
  expect((await run('links')).out).toBe('')
  const done = await run('import', join(folder, 'links.csv'), '--yes')
  expect(done.out).toMatch(/1 row imported/)
  expect((await run('links')).out).toContain('/l/spring')
  const [, importId = ''] = /--undo (\S+)/.exec(done.out) ?? []
  expect(await run('import', '--undo', importId)).toMatchObject({
    code: 0,
    out: 'The import is undone\n',
  })
  expect((await run('links')).out).toBe('')
  await writeFile(join(folder, 'items.csv'), 'URL,Title\nhttps://example.com/a,A page\n')
  const items = await run('import', join(folder, 'items.csv'), '--items', '--yes', '--json')
  expect(JSON.parse(items.out)).toMatchObject({ done: 1, status: 'completed' })
})

test('login keeps a key that works, for its owner alone, and logout forgets it', async () => {
  const owner = await satchel.newTenant()
  const { key } = await keyOf(owner)
  const url = await satchel.listen()
  const file = join(folder, 'config/satchel/config.json')
  const login = (input: string) => satchelIn({ folder, input }, 'login', '--url', url)
  const wrong = await login(`satchel_${'a'.repeat(43)}\n`)
  expect(wrong).toEqual({
    code: 1,
    out: '',
    err: 'satchel: The API key is unknown, revoked or expired\n',
  })
  await expect(stat(file)).rejects.toThrow('ENOENT')
  const environment = { XDG_CONFIG_HOME: join(folder, 'config') }
  const right = await satchelHere(environment, ['login', '--url', url], key)
  expect(right).toMatchObject({ code: 0, err: '' })
  expect(right.out).toContain('“Terminal”')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const whoami = await satchelHere(environment, ['whoami', '--json'])
  expect(JSON.parse(whoami.out)).toMatchObject({ url, user: { id: owner.userId } })
  expect((await satchelHere(environment, ['logout'])).out).toMatch(/revoke it/)
  expect(await satchelHere(environment, ['whoami'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('satchel login'),
  })
  expect(right.out + whoami.out).not.toContain(key)
})

test('wrong usage ends with 2, and a refusal with 1 and the field that it is about', async () => {
  const owner = await satchel.newTenant()
  const { run, environment } = await shellOf(owner)
  for (const args of [
    [],
    ['fnd'],
    ['find', '--limt', '3'],
    ['find', '--limit', '0'],
    ['share'],
    ['links', 'change', 'x'],
    ['find', '--type', 'page'],
  ])
    expect(await run(...args), args.join(' ')).toMatchObject({ code: 2 })
  expect((await run('find', '--limt', '3')).err).toMatch(/^satchel: Unknown option '--limt'\n$/)
  expect((await run('share', '--help')).out).toContain('--password-file FILE')
  expect(await run('share', 'Nothing like it')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing is called'),
  })
  expect(await run('upload', 'missing.pdf')).toEqual({
    code: 1,
    out: '',
    err: 'satchel: missing.pdf doesn’t exist\n',
  })
  await writeFile(join(folder, 'a.md'), 'text')
  expect((await run('upload', join(folder, 'a.md'), '--name', 'A\u0007')).err).toMatch(
    /name: must not have control/,
  )
  const field = await run('links', 'make', 'a', '--slug', 'api', '--json')
  expect(JSON.parse(field.err)).toMatchObject({ error: { code: expect.any(String) } })
  const typed = await run('login', environment.SATCHEL_KEY)
  expect(typed).toMatchObject({ code: 2 })
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const down = { SATCHEL_URL: nowhere, SATCHEL_KEY: environment.SATCHEL_KEY }
  const unreached = await satchelHere(down, ['whoami'])
  expect(unreached).toEqual({
    code: 1,
    out: '',
    err: `satchel: Couldn’t reach Satchel at ${nowhere}: ECONNREFUSED\n`,
  })
})

test('a key with a narrower scope or a revoked one is refused with the reason', async () => {
  const owner = await satchel.newTenant()
  const { run, id } = await shellOf(owner, ['library.read'])
  expect((await run('find')).code).toBe(0)
  expect(await run('links')).toMatchObject({
    code: 1,
    err: 'satchel: The API key doesn’t have the scope links.read\n',
  })
  const viewer = await owner.withRole('admin')
  const theirs = await shellOf(viewer)
  await owner.call('PATCH', `users/v1/${viewer.userId}`, { role: 'viewer' })
  await writeFile(join(folder, 'a.md'), 'text')
  expect(await theirs.run('upload', join(folder, 'a.md'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('permission library.write'),
  })
  await owner.call('DELETE', `integrations/v1/api-keys/${id}`)
  expect(await run('find')).toMatchObject({
    code: 1,
    err: 'satchel: The API key is unknown, revoked or expired\n',
  })
})

test('names can’t steer the terminal, and a table stays one line a row', async () => {
  const owner = await satchel.newTenant()
  const { run } = await shellOf(owner)
  const name = 'Red \u001b[31m\u001b]0;title\u0007 line\u2028two'
  const { status } = await owner.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/',
    name,
  })
  expect(status).toBe(201)
  const { out } = await run('find')
  expect(out.split('\n')).toHaveLength(3)
  expect(out).not.toMatch(/(?!\n)\p{Cc}|\u2028/u)
})
