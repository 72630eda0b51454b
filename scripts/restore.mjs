import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'

const USAGE = 'Say from where: npm run restore -- /folder [--check] [--without-secrets]'

// `npm run restore -- DIR` restores the newest backup of a folder, or a single one, to the empty place that the
// environment names. With `--check` it goes to a scratch folder, is compared and removed.
await main(async () => {
  const { dir, check, withoutSecrets } = read()
  await install()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { checkBackup, restore } = await import('../server/src/restore.ts')
  const work = check ? checkBackup : restore
  const config = readConfig(process.env)
  await work(config, dir, { withoutSecrets, say: console.log }).catch(({ message }) => {
    throw new Failure(message)
  })
})

function read() {
  const flag = { type: 'boolean', default: false }
  const options = { check: flag, 'without-secrets': flag }
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  const [dir] = positionals
  if (!dir || positionals.length > 1) throw new Failure(USAGE)
  // npm runs scripts in the project's folder.
  const path = resolve(process.env.INIT_CWD ?? '.', dir)
  return { dir: path, check: values.check, withoutSecrets: values['without-secrets'] }
}
