import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Failure, main, targetOf } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

const USAGE =
  'Say from where: npm run restore -- /folder [--check] [--without-secrets], or s3://bucket. Or set BACKUP_DIR or BACKUP_S3_BUCKET.'

const COMPANY = 'Say which company: npm run restore -- /folder --company=ID [--replace]'

// `npm run restore -- DIR` restores the newest backup of a folder, or a single one, to the empty place that the
// environment names. With `--check` it goes to a scratch folder, is compared and removed. Without `DIR`, the settings say
// from where.
await main(async () => {
  const { target, check, withoutSecrets, company, replace } = read()
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const { checkBackup, restore } = await import('../server/src/programs/restore.ts')
  const { backupTarget } = await import('../server/src/platform/backup/settings.ts')
  const work = check ? checkBackup : restore
  const config = readConfig(process.env)
  const place = target ?? backupTarget(config)
  if (!place) throw new Failure(USAGE)
  const say = console.log
  if (company !== undefined) {
    const { restoreCompany } = await import('../server/src/programs/restore-company.ts')
    await restoreCompany(config, place, { company, replace, say }).catch(({ message }) => {
      throw new Failure(message)
    })
    return
  }
  await work(config, place, { withoutSecrets, say: console.log }).catch(({ message }) => {
    throw new Failure(message)
  })
})

function read() {
  const flag = { type: 'boolean', default: false }
  const options = {
    check: flag,
    'without-secrets': flag,
    replace: flag,
    company: { type: 'string' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false })
  const [target] = positionals
  if (positionals.length > 1) throw new Failure(USAGE)
  const { company, replace } = values
  if (company === true || (replace && !company)) throw new Failure(COMPANY)
  if (company && values.check)
    throw new Failure('Use --check without --company: it checks all of a backup.')
  return {
    target: target && targetOf(target),
    check: values.check,
    company,
    replace,
    withoutSecrets: values['without-secrets'],
  }
}
