import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// Builds for other platforms that the registry lacked when the lock file was created. A new version of them is
// refused until it has a hash; `npm install` adds it where the registry has them.
const UNHASHED = [
  ['node_modules/@biomejs/cli-', '2.6.8'],
  ['node_modules/@napi-rs/canvas-', '1.1.1'],
  ['node_modules/@oxc-parser/binding-', '0.156.0'],
]

const LOCK_FILES = [
  'package-lock.json',
  'bench/lighthouse/package-lock.json',
  'integrations/n8n/package-lock.json',
  'integrations/zapier/package-lock.json',
]

// npm installs a package without a hash unverified.
await main(() => {
  const found = LOCK_FILES.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages),
  )
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .filter((entry) => !isKnown(entry))
    .map(([path, { version }]) => `  ${path} ${version}`)
  if (found.length > 0)
    throw new Failure(
      `A package-lock.json has packages without an integrity hash:\n${found.join('\n')}`,
    )
})

function isKnown([path, { version, optional, os }]) {
  if (!optional || !os) return false
  return UNHASHED.some(([start, known]) => path.startsWith(start) && version === known)
}
