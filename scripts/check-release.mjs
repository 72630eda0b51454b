import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main, root } from './lib.mjs'

const FOLDERS = ['contract', 'messages', 'server', 'web']
const PUBLISHED = ['packages/client', 'packages/cli', 'integrations/n8n', 'integrations/zapier']
const MANIFESTS = [...FOLDERS, ...PUBLISHED].map((folder) => `${folder}/package.json`)

// The version is in all package.json and the chart, and the newest of the changelog: /readyz and the app show it.
await main(() => {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const versionOf = (file) => JSON.parse(read(file)).version
  const version = versionOf('package.json')
  const released = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md'))?.[1]
  const different = MANIFESTS.filter((file) => versionOf(file) !== version)
  if (different.length > 0)
    throw new Failure(`package.json says ${version}; not so ${different.join(', ')}`)
  const chart = read('deploy/helm/satchel/Chart.yaml')
  for (const name of ['version', 'appVersion'])
    if (!chart.includes(`\n${name}: ${version}\n`))
      throw new Failure(
        `package.json says ${version}; not so ${name} of deploy/helm/satchel/Chart.yaml`,
      )
  if (released !== version)
    throw new Failure(`package.json says ${version}, and the newest of CHANGELOG.md is ${released}`)
})
