import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, main, root, run, systemPath } from './lib.mjs'

const FILE = 'sbom.cdx.json'
const LIST = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
const DEVELOPMENT = 'cdx:npm:package:development'

// `npm run sbom` writes a CycloneDX SBOM of what ships to sbom.cdx.json; `npm run sbom -- FILE` to another file.
await main(async () => {
  const { code, output } = await run('npm', LIST, { quiet: true, env: { PATH: systemPath() } })
  if (code !== 0)
    throw new Failure(`${output.trim()}\n\nnpm sbom failed; it needs npm 10 or later.`)
  const file = resolve(root, process.argv[2] ?? FILE)
  const bom = shippedOf(JSON.parse(output.slice(output.indexOf('{'))))
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  console.log(`Wrote ${bom.components.length} components to ${file}`)
})

/**
 * Leaves out what only development needs, by the lock file: npm's `--omit=dev` also drops packages that development and
 * the server both use, and it marks those as development that are installed twice.
 */
function shippedOf({ metadata, components, dependencies, ...rest }) {
  const { name } = read('package.json')
  const purls = shippedPurls()
  const shipped = components.filter(({ purl }) => purls.has(decodeURIComponent(purl)))
  if (shipped.length < purls.size) throw new Failure('npm sbom doesn’t list all packages that ship')
  const refs = new Set([metadata.component, ...shipped].map(refOf))
  return {
    ...rest,
    // npm names the product after its folder.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: shipped.map(required),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) })),
  }
}

/** Returns the package URLs of what ships: our own workspaces too, and builds for all platforms. */
function shippedPurls() {
  const shipped = Object.entries(read('package-lock.json').packages).filter(
    ([path, { link, dev }]) => path !== '' && !link && !dev,
  )
  return new Set(
    shipped.map(([path, { name, version }]) => {
      return `pkg:npm/${name ?? path.split('node_modules/').at(-1)}@${version}`
    }),
  )
}

function required({ properties, ...component }) {
  const left = properties.filter((property) => property.name !== DEVELOPMENT)
  return { ...component, scope: 'required', properties: left }
}

function refOf(component) {
  return component['bom-ref']
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
