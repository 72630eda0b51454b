import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Failure, main } from './lib.mjs'
import { actAsOwner } from './own-user.mjs'

// `npm run companies -- list|limits|suspend|resume|delete|export`, run next to the running server with its environment:
// what the operator's page does, for when that can't be opened. Companies are named by their id or short name.
const USAGE = `Say what to do:
  npm run companies -- list
  npm run companies -- limits acme --items=5000 --storage-bytes=none --seats=plan
  npm run companies -- suspend acme --reason="Phishing" [--close-pages]
  npm run companies -- resume acme
  npm run companies -- delete acme
  npm run companies -- export acme /backups/acme.zip`
const text = { type: 'string' }
const LIMITS = {
  seats: 'seats',
  items: 'items',
  'storage-bytes': 'storageBytes',
  links: 'links',
  'short-domains': 'shortDomains',
}

const COMMANDS = {
  async list({ companies, config }) {
    for (const each of await companies.listCompanies(config)) {
      const { id, slug, name, status, people, items, storageBytes, visits30Days } = each
      console.log(`${id}  ${slug}  ${name}: ${status}`)
      console.log(
        `  people: ${people}, items: ${items}, bytes: ${storageBytes}, views in 30 days: ${visits30Days}`,
      )
      if (each.closesAt) console.log(`  deleted on ${each.closesAt}`)
    }
  },
  async limits({ companies, config, name, values }) {
    await companies.limitCompany(config, name, limitsOf(values))
    console.log(`The limits of ${name} are set.`)
  },
  async suspend({ companies, config, name, values }) {
    if (!values.reason) throw new Failure('Say why: --reason="…"')
    const closePages = values['close-pages'] ?? false
    await companies.suspendCompany(config, name, { reason: values.reason, closePages })
    console.log(`${name} is suspended${closePages ? ', and its public pages are down' : ''}.`)
  },
  async resume({ companies, config, name }) {
    await companies.resumeCompany(config, name)
    console.log(`${name} is resumed.`)
  },
  async delete({ companies, config, name }) {
    await companies.deleteCompany(config, name)
    console.log(
      `${name} is read-only now. In 30 days everything is deleted, unless an owner keeps it.`,
    )
  },
  async export({ companies, config, name, path }) {
    if (!path) throw new Failure('Say where to: npm run companies -- export acme /backups/acme.zip')
    console.log('Waiting for the running server to make the export…')
    await companies.exportCompany(config, name, path)
    console.log(`The library of ${name} is in ${path}.`)
  },
}

await main(async () => {
  const { values, positionals } = parse()
  const [command, name, path] = positionals
  const run = COMMANDS[command]
  if (!run || (command !== 'list' && !name)) throw new Failure(USAGE)
  await install()
  await actAsOwner()
  const { readConfig } = await import('../server/src/platform/config.ts')
  const {
    listCompanies,
    limitCompany,
    suspendCompany,
    resumeCompany,
    deleteCompany,
    exportCompany,
  } = await import('../server/src/programs/companies.ts')
  const changes = { limitCompany, suspendCompany, resumeCompany, deleteCompany }
  const companies = { ...changes, listCompanies, exportCompany }
  const config = readConfig(process.env)
  await run({ companies, config, name, path, values }).catch(({ message }) => {
    throw new Failure(message)
  })
})

function parse() {
  const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, text]))
  const options = { ...limits, reason: text, 'close-pages': { type: 'boolean' } }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Failure(`${error.message}\n${USAGE}`)
  }
}

/** Returns the limits that were named; `none` is no limit, and one that is left out is the plan's. */
function limitsOf(values) {
  const limits = {}
  for (const [option, name] of Object.entries(LIMITS)) {
    const value = values[option]
    if (value === undefined || value === 'plan') continue
    if (value !== 'none' && !/^\d+$/.test(value))
      throw new Failure(`--${option} must be a number, none, or plan.`)
    limits[name] = value === 'none' ? null : Number(value)
  }
  return limits
}
