import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installIn } from '../install.mjs'
import { bin, Failure, root, run } from '../lib.mjs'

// Each prints what it was given back, and that it is what it should be is checked against `expected`.
const USE_CLIENT = `
  import { Satchel, SatchelError } from '@satchel/client'
  const satchel = new Satchel({ url: process.env.SATCHEL_URL, key: process.env.SATCHEL_KEY })
  await satchel.getItem({ id: '0' }).catch((error) => console.log(error instanceof SatchelError, error.message))`
const USE_N8N = `
  import { createRequire } from 'node:module'
  const load = createRequire(import.meta.url)
  const { n8n, version } = load('n8n-nodes-satchel/package.json')
  for (const path of n8n.nodes) {
    const [Node] = Object.values(load('./node_modules/n8n-nodes-satchel/' + path))
    console.log(new Node().description.displayName, version)
  }`
const USE_ZAPIER = `
  const { default: app } = await import('satchel-zapier')
  console.log(app.version, Object.keys(app.triggers).length > 0, Object.keys(app.creates).length > 0)`

/** Packages that others install: where each is, what builds it before it is packed, and how it is used once. */
const PACKAGES = [
  {
    name: 'client',
    folder: 'packages/client',
    file: 'satchel-client',
    use: { script: USE_CLIENT },
    expected: () => /^true No such key/m,
  },
  {
    name: 'command line',
    folder: 'packages/cli',
    file: 'satchel',
    use: { program: 'satchel', args: ['find', 'plan'] },
    expected: () => /No such key/,
  },
  {
    name: 'n8n nodes',
    folder: 'integrations/n8n',
    file: 'n8n-nodes-satchel',
    build: ['build.mjs'],
    use: { script: USE_N8N },
    expected: (version) => new RegExp(`^Satchel ${version}\\nSatchel Trigger ${version}$`, 'm'),
  },
  {
    name: 'Zapier app',
    folder: 'integrations/zapier',
    file: 'satchel-zapier',
    build: ['node_modules/typescript/bin/tsc'],
    use: { script: USE_ZAPIER },
    expected: (version) => new RegExp(`^${version} true true$`, 'm'),
  },
]

/** Packs each package, installs it where nothing else is, and uses it once. */
export async function packAll(folder, version, step, names = PACKAGES.map(({ name }) => name)) {
  for (const each of PACKAGES.filter(({ name }) => names.includes(name)))
    await step(each.name, async () => {
      const file = `${each.file}-${version}.tgz`
      await pack(each, folder)
      await useOnce(each, join(folder, file), version)
      return `${file}, installed and used once`
    })
}

async function pack({ folder, build }, to) {
  if (build) {
    await installIn(folder)
    await demand(bin('node'), build, { cwd: join(root, folder) })
  }
  await demand('npm', ['pack', '--pack-destination', to], { cwd: join(root, folder) })
}

/** Uses it against a server that knows no key, whose answer has to arrive where people read it. */
async function useOnce({ use, expected }, tarball, version) {
  const project = mkdtempSync(join(tmpdir(), 'satchel-use-'))
  const server = createServer((_, response) => {
    const problem = { type: 'about:blank', title: 'No such key', status: 401, code: 'unauthorized' }
    response.writeHead(401, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ ...problem, detail: 'No such key' }))
  })
  try {
    writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}\n')
    await demand('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
      cwd: project,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${server.address().port}`
    const env = { SATCHEL_URL: url, SATCHEL_KEY: 'satchel_key_of_nobody' }
    const output = await outputOf(use, project, env)
    if (!expected(version).test(output)) throw new Failure(`it was installed, but said:\n${output}`)
  } finally {
    server.close()
    rmSync(project, { recursive: true })
  }
}

async function outputOf({ script, program, args = [] }, cwd, env) {
  if (program) return runIn(join(cwd, 'node_modules/.bin', program), args, cwd, env)
  writeFileSync(join(cwd, 'use.mjs'), script)
  return runIn(bin('node'), ['use.mjs'], cwd, env)
}

async function runIn(file, args, cwd, env) {
  const { output } = await run(file, args, { quiet: true, cwd, env })
  return output
}

async function demand(program, args, options) {
  const { code, output } = await run(program, args, { quiet: true, ...options })
  if (code !== 0) throw new Failure(`${program} ${args[0]} failed:\n${output.trim()}`)
}
