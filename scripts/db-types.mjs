import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, Failure, main, root, run } from './lib.mjs'

const FILE = join(root, 'server/src/platform/database/database-types.ts')
const SCHEMA = join(root, 'server/schema.sql')
// Matches how database.ts reads values: times and dates are strings, counts are numbers.
const OPTIONS = [
  '--dialect=postgres',
  '--camel-case',
  '--date-parser=string',
  '--type-mapping={"timestamptz":"string","int8":"number"}',
  '--exclude-pattern={graphile_worker,part}.*',
]

// `npm run db:types` writes the migrated schema and its types; with `-- --check` it only compares the types.
await main(async () => {
  const before = readFileSync(FILE, 'utf8')
  await generate()
  if (!process.argv.includes('--check'))
    return console.log('Wrote schema.sql and database-types.ts')
  if (readFileSync(FILE, 'utf8') === before) return
  writeFileSync(FILE, before)
  throw new Failure('database-types.ts doesn’t match the migrations. Run npm run db:types.')
})

async function generate() {
  const { startScratchPostgres } = await import('../server/test/postgres.ts')
  const { describeSchema } = await import('../server/test/database/describe-schema.ts')
  const { migrate } = await import('../server/src/platform/database/migrate.ts')
  const { url, stop } = await startScratchPostgres()
  try {
    await migrate(url)
    if (!process.argv.includes('--check')) writeFileSync(SCHEMA, await describeSchema(url))
    await demand('kysely-codegen', [...OPTIONS, `--url=${url}`, `--out-file=${FILE}`])
    await demand('biome', ['format', '--write', FILE])
  } finally {
    await stop()
  }
}

async function demand(program, args) {
  const { code, output } = await run(bin(program), args, { quiet: true })
  if (code !== 0) throw new Failure(output.trim())
}
