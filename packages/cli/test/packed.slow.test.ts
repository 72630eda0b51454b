import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../../server/test/client.ts'
import { type Product, startProduct } from '../../../server/test/product.ts'
import { examplesIn } from './documents.ts'

// The packages as others get them: built, packed and installed where nothing of the repository is.
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

let folder: string
let project: string
let product: Product
let key: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-packed-'))
  project = join(folder, 'project')
  const [started] = await Promise.all([startProduct(), pack()])
  product = started
  const owner = await signUp(product)
  const draft = { name: 'Script', scopes: ['library.read', 'library.write'] }
  key = (await owner.call('POST', 'integrations/v1/api-keys', draft)).body.key
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true })
})

/** Packs as the guides say, and installs without a network. */
async function pack(): Promise<void> {
  for (const guide of ['client.md', 'command-line.md']) {
    const [block] = (await examplesIn(guide)).filter(({ note }) => note === 'install')
    const [line = ''] = block?.text.split('\n') ?? []
    const [npm = '', ...args] = line.split(' ')
    await run(npm, [...args, '--pack-destination', folder], { cwd: ROOT })
  }
  const client = join(project, 'node_modules/@satchel/client')
  await mkdir(client, { recursive: true })
  await run('tar', [
    'xzf',
    join(folder, 'satchel-client-1.0.0.tgz'),
    '-C',
    client,
    '--strip-components=1',
  ])
  for (const name of ['tus-js-client', '@types/node', 'standardwebhooks']) {
    const path = join(project, 'node_modules', name)
    await mkdir(dirname(path), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), path)
  }
  const global = ['install', '--global', '--prefix', join(folder, 'global'), '--offline']
  await run('npm', [...global, join(folder, 'satchel-1.0.0.tgz')])
}

/** Returns our own Node, and the ones that are installed on this machine and new enough. */
async function nodes(): Promise<string[]> {
  const found = [process.execPath]
  for (const directory of new Set(process.env.PATH?.split(delimiter))) {
    const path = join(directory, 'node')
    const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }))
    if (Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) >= 20) found.push(path)
  }
  return [...new Set(found)]
}

test('the packed client has what it needs and nothing else, and runs in each Node', async () => {
  const files = await readdir(join(project, 'node_modules/@satchel/client'), { recursive: true })
  const folders = new Set(files.map((file) => file.split('/')[0]))
  expect(folders).toEqual(new Set(['dist', 'src', 'package.json', 'README.md']))
  expect(files).toContain('dist/index.js')
  const program = `
    import { Satchel, SatchelError } from '@satchel/client'
    const satchel = new Satchel({ url: process.env.SATCHEL_URL, key: process.env.SATCHEL_KEY })
    const { itemId } = await satchel.upload(new TextEncoder().encode('text'), { filename: 'ä.txt' })
    const { originalName } = await satchel.getItem({ id: itemId })
    const error = await satchel.listMyLinks().catch((error) => error)
    console.log(originalName, error instanceof SatchelError, error.code)`
  await writeFile(join(project, 'program.mjs'), program)
  for (const node of await nodes()) {
    const env = { SATCHEL_URL: product.url, SATCHEL_KEY: key }
    const { stdout } = await run(node, ['program.mjs'], { cwd: project, env })
    expect(stdout, node).toBe('ä.txt true forbidden\n')
  }
})

test('the packed client is there for require, with types, and for browsers without anything of Node', async () => {
  const client = join(project, 'node_modules/@satchel/client')
  const program = `
    import { Satchel, SatchelError } from '@satchel/client'
    const satchel = new Satchel({ url: 'https://satchel.example.com', key: 'k' })
    satchel.getItem({ id: '1' }).catch((error: SatchelError) => error.code)
    console.log(SatchelError.name, satchel.url)`
  const options = { strict: true, skipLibCheck: false, module: 'nodenext', target: 'es2023' }
  const settings = { compilerOptions: { ...options, types: ['node'] }, files: ['required.cts'] }
  await writeFile(join(project, 'required.cts'), program)
  await writeFile(join(project, 'tsconfig.required.json'), JSON.stringify(settings))
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const compiled = await run(tsc, ['-p', 'tsconfig.required.json'], { cwd: project }).catch(
    (error) => error,
  )
  expect(compiled.stdout).toBe('')
  for (const node of await nodes())
    expect((await run(node, ['required.cjs'], { cwd: project })).stdout, node).toBe(
      'SatchelError https://satchel.example.com\n',
    )
  const reached = new Set<string>()
  const follow = async (file: string): Promise<void> => {
    if (reached.has(file)) return
    reached.add(file)
    const text = await readFile(file, 'utf8')
    for (const [, from = ''] of text.matchAll(
      /(?:\bfrom |\bimport |import\(|require\()['"]([^'"]+)['"]/g,
    )) {
      expect(from, file).toMatch(/^\.\.?\//)
      await follow(join(dirname(file), from))
    }
  }
  for (const entry of ['dist/web.js', 'dist/cjs/web.js']) await follow(join(client, entry))
  expect(reached.size).toBeGreaterThan(10)
})

test('the installed command line runs in each Node, from one file', async () => {
  const env = { HOME: folder, SATCHEL_URL: product.url, SATCHEL_KEY: key }
  const satchel = join(folder, 'global/bin/satchel')
  for (const node of await nodes()) {
    const { stdout } = await run(node, [satchel, 'whoami'], { env })
    expect(stdout, node).toMatch(/^Ada \(owner\) at Acme/)
    const version = await run(node, [satchel, '--version'], { env })
    expect(version.stdout).toBe('1.0.0\n')
  }
})

test('the examples of the guides fit the types of the packed client', async () => {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: ['node'],
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'esnext.disposable', 'dom'],
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
  let count = 0
  for (const guide of ['client.md', 'cookbook.md']) {
    const blocks = (await examplesIn(guide)).filter(({ language }) => language === 'ts')
    const setup = blocks.find(({ text }) => text.includes('new Satchel('))?.text ?? ''
    for (const { text, line } of blocks) {
      const isWhole = text.includes("from '@satchel/client'")
      await writeFile(join(project, `${guide}-${line}.ts`), isWhole ? text : setup + text)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(10)
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, ['-p', project]).catch((error) => error)
  expect(stdout).toBe('')
})
