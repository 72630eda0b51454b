import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Limits } from '@satchel/contract/tenants/plans.ts'
import { canSign } from '../accounts/tokens/signing-keys.ts'
import * as billing from '../billing/service.ts'
import * as exports from '../exports/service.ts'
import * as operator from '../operator/service.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, systemActor, withScope } from '../platform/database/scope.ts'
import { openStore } from '../platform/files/files.ts'
import { findSecrets } from '../platform/security/stored-secrets.ts'
import { consoleLog } from './console-log.ts'
import { openDatabase } from './open-database.ts'

// `npm run companies`, for an operator whose page is what is broken. It runs next to the server.

export type Listed = Pick<
  operator.CompanyRow,
  'id' | 'slug' | 'name' | 'status' | 'people' | 'visits30Days' | 'lastActivityAt' | 'closesAt'
> & { items: number; storageBytes: number }

/** Companies at a time. */
const PAGE = 100
/** Milliseconds between looks at an export that runs. */
const PAUSE = 500

/** Returns all companies with their figures, newest first. */
export function listCompanies(config: Config): Promise<Listed[]> {
  return withDatabase(config, async (database) => {
    const listed: Listed[] = []
    for (let after: string | undefined; ; ) {
      const rows = await operator.findCompanies(database.system, {
        limit: PAGE,
        ...(after && { after }),
      })
      for (const row of rows) {
        const content = await withScope(database, systemActor(row.id), billing.countContent)
        listed.push({ ...row, ...content })
      }
      after = rows.at(-1)?.id
      if (rows.length < PAGE || !after) return listed
    }
  })
}

/** Sets the limits that a company, named by its id or slug, has in place of its plan's. */
export function limitCompany(config: Config, name: string, limits: Partial<Limits>) {
  return changeCompany(config, name, async () => operator.limitsChange(limits))
}

export function suspendCompany(
  config: Config,
  name: string,
  { reason, closePages }: { reason: string; closePages: boolean },
) {
  return changeCompany(config, name, async () => operator.suspension(reason, closePages))
}

export function resumeCompany(config: Config, name: string) {
  return changeCompany(config, name, async () => operator.resumption())
}

/** Closes a company as its owner would: everything is deleted in 30 days. */
export function deleteCompany(config: Config, name: string) {
  return changeCompany(config, name, async (database) => {
    const secrets = await findSecrets(config, database, (found) =>
      canSign({ database, secrets: found }),
    )
    return operator.deletion({ config, secrets })
  })
}

/** Writes a company's library to a new ZIP file once the running server has made it. Its owner gets it too. */
export function exportCompany(config: Config, name: string, path: string): Promise<void> {
  return withDatabase(config, async (database) => {
    const actor = await ownerOf(database, name)
    const file = createWriteStream(path, { flags: 'wx' })
    await once(file, 'open')
    try {
      const by = operator.operatorActor(actor.tenantId)
      const id = await withScope(database, actor, (scope) =>
        exports.start(scope, { format: 'zip' }, by),
      )
      const key = await whenMade(database, actor, id)
      await pipeline((await openStore(config, consoleLog)).read(key), file)
    } catch (error) {
      await rm(path)
      throw error
    }
  })
}

async function ownerOf(database: Database, name: string): Promise<Actor> {
  const tenantId = await idOf(database, name)
  const owner = await operator.findOwner(database.system, tenantId)
  if (!owner) throw new Error(`${name} has no active owner, in whose name it could be exported.`)
  return { ...owner, tenantId, role: 'owner', permissions: new Set(PERMISSIONS_OF.owner) }
}

async function whenMade(database: Database, actor: Actor, id: string): Promise<string> {
  for (;;) {
    const companyExport = await withScope(database, actor, (scope) => exports.findExport(scope, id))
    if (companyExport?.status === 'completed' && companyExport.fileKey) return companyExport.fileKey
    if (companyExport?.status !== 'running')
      throw new Error(`The export failed: ${companyExport?.failure ?? 'it was canceled'}.`)
    await setTimeout(PAUSE)
  }
}

function changeCompany(
  config: Config,
  name: string,
  changeOf: (database: Database) => Promise<operator.Change>,
): Promise<void> {
  return withDatabase(config, async (database) =>
    operator.apply(database, await idOf(database, name), await changeOf(database)),
  )
}

async function idOf({ system }: Database, name: string): Promise<string> {
  const id = await operator.findId(system, name)
  if (!id) throw new Error(`There is no company with the id or short name ${name}.`)
  return id
}

async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config, { max: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
