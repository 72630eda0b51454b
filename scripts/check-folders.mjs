import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure, main, root } from './lib.mjs'

/** The most source files of a folder: a larger one is split by topic. */
const FILES_MAX = 45
const SOURCES =
  '{bench,contract,e2e,integrations,messages,packages,scripts,server,web}/**/*.{ts,tsx,mjs,js,css}'
const NOT_SOURCES = /^(?:node_modules|dist.*)$/

await main(async () => {
  const paths = globSync(SOURCES, { cwd: root, exclude: (name) => NOT_SOURCES.test(name) })
  const faults = [...Map.groupBy(paths, (path) => dirname(path))]
    .filter(([, files]) => files.length > FILES_MAX)
    .map(([folder, { length }]) => `${folder} has ${length} source files, more than ${FILES_MAX}`)
  if (faults.length > 0) throw new Failure(faults.join('\n'))
  return 0
})
