import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Failure, main, targetOf } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

const USAGE =
  'Say where to: npm run backup -- /folder [--keep NUMBER], or s3://bucket. Or set BACKUP_DIR or BACKUP_S3_BUCKET.'

// `npm run backup -- DIR`, run next to the running server with its environment. Backs up the database, files and
// secrets; with `--keep 7`, the seven newest backups of the folder stay. Without `DIR`, the settings say where to.
await main(async () => {
  const { target, keep } = read()
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { backup } = await import('../server/src/programs/backup.ts')
  const { backupTarget } = await import('../server/src/platform/backup/settings.ts')
  const config = readConfig(process.env)
  const place = target ?? backupTarget(config)
  if (!place) throw new Failure(USAGE)
  await backup(config, place, { keep, say: console.log }).catch(({ message }) => {
    throw new Failure(message)
  })
})

function read() {
  const options = { keep: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  const [target] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const isNumber = keep === undefined || (Number.isInteger(keep) && keep > 0)
  if (positionals.length > 1 || !isNumber) throw new Failure(USAGE)
  return { target: target && targetOf(target), keep }
}
