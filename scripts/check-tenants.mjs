import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// Row-level security and a column default hold the tenant of whatever runs in a Scope, so its SQL names the tenant in
// keys and joins alone: compared with a value or set to one, it would hide that a policy is missing. Queries that take
// the system's database (`Db`) see all tenants, so they name it.

/** Files of SQL that runs on behalf of one tenant. The platform makes scopes, and the demo's past is of the system. */
const QUERIES = 'server/src/**/{queries,*-queries}.ts'
const OF_SYSTEM = /^server\/src\/(?:platform|seed)\//
const START = /\n(?=(?:\/\*\*|export |async function|function |const ))/
const SIGNATURE =
  /(?:function \w+|const \w+ = (?:async )?)(?:<[^(]*>)?\(([\s\S]*?)\)(?::[\s\S]*?)? (?:\{|=>)\s/
const NAME = /(?:function|const) (\w+)/
const FAULTS = [
  [/[wW]here\('(?:\w+\.)?tenantId', '(?:=|in)',/g, 'compares the tenant with a value'],
  [/\btenant_id = \$\{/g, 'compares the tenant with a value'],
  [/\btenantId: (?:\w+\.)*tenantId\b|\{ (?:\w+, )*tenantId(?:, \w+)* \}\)/g, 'sets the tenant'],
]

/** Returns what is wrong in a file of queries, one sentence each. */
export function faultsIn(path, text) {
  return text.split(START).flatMap((part) => {
    const parameters = SIGNATURE.exec(part)?.[1] ?? ''
    if (!/\bScope\b/.test(parameters) || /\bDb\b/.test(parameters)) return []
    const [, name] = NAME.exec(part) ?? []
    return FAULTS.filter(([pattern]) => part.search(pattern) >= 0).map(
      ([, fault]) => `${path}: ${name} ${fault}, though it runs in a Scope`,
    )
  })
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const paths = globSync(QUERIES, { cwd: root }).filter((path) => !OF_SYSTEM.test(path))
    const faults = paths.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')))
    if (faults.length > 0) throw new Failure(faults.join('\n'))
    return 0
  })
