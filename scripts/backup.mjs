import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'

const USAGE = 'Say where to: npm run backup -- /folder [--keep NUMBER]'

// `npm run backup -- DIR`, run next to the running server with its environment. Backs up the database, files and
// secrets; with `--keep 7`, the seven newest backups of the folder stay.
await main(async () => {
  const { dir, keep } = read()
  await install()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { backup } = await import('../server/src/backup.ts')
  const config = readConfig(process.env)
  await backup(config, dir, { keep, say: console.log }).catch(({ message }) => {
    throw new Failure(message)
  })
})

function read() {
  const options = { keep: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  const [dir] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const isNumber = keep === undefined || (Number.isInteger(keep) && keep > 0)
  if (!dir || positionals.length > 1 || !isNumber) throw new Failure(USAGE)
  // npm runs scripts in the project's folder.
  return { dir: resolve(process.env.INIT_CWD ?? '.', dir), keep }
}
