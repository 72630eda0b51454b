import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { bin, endWithChildren, Failure, main, root, run } from './lib.mjs'
import { buildImage, packChart, SUMS, writeChecksums } from './release/artifacts.mjs'
import { notesOf } from './release/notes.mjs'
import { packAll } from './release/packages.mjs'

const USAGE = `npm run release -- --dry-run [--to FOLDER] [--tests]

Checks the tree and makes all that a release consists of in a folder, "release" unless named. It prints the commands
that tag and publish, and runs none of them. With --tests it runs every test first, which takes an hour.`

// Makes a release as far as one can without publishing anything.
await main(async () => {
  endWithChildren()
  const { folder, withTests } = readArguments(process.argv.slice(2))
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const { version } = JSON.parse(read('package.json'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await install({ development: true })
  const commit = await git('rev-parse', 'HEAD')
  console.log(`Satchel ${version}, commit ${commit}\n`)

  const faults = []
  const step = async (name, work) => {
    try {
      console.log(`✓ ${name}: ${await work()}`)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      faults.push(name)
      console.log(`✗ ${name}: ${error.message}`)
    }
  }
  await step('tree', async () => requireClean(await git('status', '--porcelain')))
  await step('tag', async () => requireFree(`v${version}`))
  await step('checks', runChecks)
  if (withTests) await step('tests', runTests)
  else console.log(`– tests: not run. CI must have passed for ${commit.slice(0, 8)}`)
  await step('notes', () => {
    writeFileSync(join(folder, 'NOTES.md'), notesOf(read('CHANGELOG.md'), version))
    return 'NOTES.md'
  })
  await step('SBOM', () => writeSbom(join(folder, 'sbom.cdx.json')))
  await packAll(folder, version, step)
  await step('chart', () => packChart(folder, version))
  await buildImage(folder, version, commit, step)
  await step('checksums', () => writeChecksums(folder))
  console.log(commandsOf(folder, version, commit))
  if (faults.length === 0) return 0
  console.error(
    `\nNot ready to be released: ${faults.join(', ')}. Run this again before the commands above.`,
  )
  return 1
})

function readArguments(args) {
  const { values } = valuesOf(args)
  if (!values['dry-run'])
    throw new Failure(`Nothing publishes by itself: say --dry-run.\n\n${USAGE}`)
  const folder = resolve(process.env.INIT_CWD ?? root, values.to)
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, SUMS)))
    throw new Failure(`${folder} has something else in it. Name another folder.`)
  return { folder, withTests: values.tests }
}

function valuesOf(args) {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    to: { type: 'string', default: 'release' },
  }
  try {
    return parseArgs({ args, options })
  } catch ({ message }) {
    throw new Failure(`${message}\n\n${USAGE}`)
  }
}

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  if (code !== 0) throw new Failure(`git ${args.join(' ')}: ${output.trim()}`)
  return output.trim()
}

function requireClean(changes) {
  if (changes) throw new Failure(`there are changes that aren’t committed:\n${changes}`)
  return 'clean'
}

async function requireFree(tag) {
  if (await git('tag', '--list', tag)) throw new Failure(`${tag} is there already`)
  return `${tag} is free`
}

async function runChecks() {
  const { code, output } = await run(bin('node'), ['scripts/check.mjs'], { quiet: true })
  if (code !== 0) throw new Failure(`npm run check failed:\n${output.trim()}`)
  return `npm run check: ${output.match(/^✓/gm)?.length ?? 0} passed`
}

async function runTests() {
  const { code } = await run(bin('node'), ['scripts/test.mjs', '--all'])
  if (code !== 0) throw new Failure('npm test -- --all failed')
  return 'npm test -- --all passed'
}

async function writeSbom(file) {
  const { code, output } = await run(bin('node'), ['scripts/sbom.mjs', file], { quiet: true })
  if (code !== 0) throw new Failure(output.trim())
  return output.trim()
}

/** Returns what the owner runs, once all is well. */
function commandsOf(folder, version, commit) {
  const names = readdirSync(folder)
  const packages = names.filter((name) => name.endsWith('.tgz') && !name.includes('zapier'))
  const image = names.find((name) => name.endsWith('.oci.tar'))
  return [
    '\nTo tag and publish, once the owner has granted a license (README.md, Licenses):\n',
    `  git tag --annotate v${version} --cleanup=verbatim --file ${join(folder, 'NOTES.md')} ${commit}`,
    `  git push origin v${version}`,
    ...packages.map((name) => `  npm publish --access public ${join(folder, name)}`),
    '  (cd integrations/zapier && npx zapier-platform push)',
    ...(image
      ? [`  skopeo copy oci-archive:${join(folder, image)} docker://REGISTRY/satchel:${version}`]
      : []),
    `  helm push ${join(folder, 'chart', `satchel-${version}.tgz`)} oci://REGISTRY/charts`,
  ].join('\n')
}
