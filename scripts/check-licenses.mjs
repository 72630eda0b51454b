import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { Failure, main, root } from './lib.mjs'

/** Licenses of what may ship: none asks more of Satchel than a notice. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
]

// Libraries under the LGPL that the server loads as they are, and that anyone can replace. Nothing of them may be
// bundled into scripts.
const LGPL = ['LGPL-3.0', 'LGPL-3.0-only', 'LGPL-3.0-or-later']
const REPLACEABLE = [/^@img\/sharp-/, /^libheif-js$/]

// Runs unchanged, under the MPL, while the app is built; nothing of it is in what it makes.
const BUILDING = /^lightningcss/

// Packages that name their license in their text alone.
const NAMED_ELSEWHERE = { 'combine-errors@3.0.3': 'MIT' }

await main(() => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const faults = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { version, license }]) =>
      faultOf(path.split('node_modules/').at(-1), version, license),
    )
    .filter(Boolean)
  if (faults.length > 0)
    throw new Failure(
      `These packages ship, under licenses that aren’t allowed (scripts/check-licenses.mjs):\n${faults.join('\n')}`,
    )
})

/** Returns a line about a package whose license isn't allowed; undefined for others. */
function faultOf(name, version, given) {
  const license = given ?? NAMED_ELSEWHERE[`${name}@${version}`]
  if (BUILDING.test(name) && license === 'MPL-2.0') return undefined
  const allowed = REPLACEABLE.some((pattern) => pattern.test(name))
    ? [...ALLOWED, ...LGPL]
    : ALLOWED
  if (license && isSatisfied(license, allowed)) return undefined
  return `  ${name} ${version}: ${license ?? 'no license'}`
}

/** Tells whether an SPDX expression, such as `MIT OR GPL-3.0-only`, is satisfied; false for what isn't one. */
function isSatisfied(license, allowed) {
  try {
    return satisfies(license, allowed)
  } catch {
    return false
  }
}
