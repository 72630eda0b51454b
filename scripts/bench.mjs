import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install, installIn } from './install.mjs'
import { bin, endWithChildren, main, root, run } from './lib.mjs'
import { prepareLoad } from './machine.mjs'

// `npm run bench` measures each figure against its limit; `npm run bench -- search` runs those with that name,
// `npm run bench -- search 1000000` with that size. The steady ones take minutes and only run by their full name.
const args = process.argv.slice(2)
const sizes = args.filter((one) => /^\d+$/.test(one))
const filters = args.filter((one) => !sizes.includes(one))

await main(async () => {
  endWithChildren()
  await install({ development: true })
  await Promise.all([prepareLoad(), build()])
  if (isMeant('lighthouse.ts')) await installIn('bench/lighthouse')
  const names = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'))
  let missed = 0
  for (const name of names.sort()) {
    if (!isMeant(name)) continue
    const { code } = await run(bin('node'), [join('bench', name), ...sizes])
    if (code !== 0) missed += 1
  }
  return missed === 0 ? 0 : 1
})

function isMeant(name) {
  if (name.endsWith('steady.ts')) return filters.includes(name.replace('.ts', ''))
  return filters.length === 0 || filters.some((filter) => name.includes(filter))
}
