import type { Site } from '@satchel/contract/sites/sites.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { orNotFound } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as bin from './bin-queries.ts'
import { hold } from './change.ts'
import { keepSlug } from './former-queries.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'
import { get } from './read.ts'
import { requireEditable } from './rights.ts'
import { isReplaced } from './translations.ts'

const KEPT_DAYS = 30

/** Takes a site off the web; its address and its links lead to the page that says so until it is restored. */
export async function remove(scope: Scope, id: string): Promise<void> {
  const { name } = await hold(scope, id)
  await record(scope, { type: 'site.deleted', changeKind: 'REMOVE', ...subject({ id, name }) })
  await audit(scope, { action: 'site.deleted', target: { type: 'site', id, name } })
  await query.update(scope, id, { deletedAt: new Date().toISOString(), publishAt: null })
}

/**
 * Brings a site back as it was; only what was planned for it isn't anymore. Where another site is the translation in its
 * language now, it's one of none.
 */
export async function restore(scope: Scope, config: Config, id: string): Promise<Site> {
  const before = orNotFound(await query.lock(scope, id, { deleted: true }), 'Site')
  requireEditable(scope, before)
  const parted = (await isReplaced(scope, before)) && { translations: crypto.randomUUID() }
  await query.update(scope, id, { deletedAt: null, ...parted })
  const site = await get(scope, config, id)
  await record(scope, { type: 'site.restored', changeKind: 'INSERT', ...subject(site) })
  return site
}

/** Deletes sites permanently that were deleted more than 30 days ago. */
export async function empty({ database }: Services): Promise<void> {
  for (;;) {
    const overdue = await bin.findOverdue(database.system, KEPT_DAYS)
    if (overdue.length === 0) return
    for (const { tenantId, id } of overdue)
      await withScope(database, systemActor(tenantId), (scope) => purge(scope, id))
  }
}

/** Deletes a site permanently; its address goes on leading to the page of removed sites. */
async function purge(scope: Scope, id: string): Promise<void> {
  const gone = await bin.purge(scope, id)
  if (gone && !gone.isPersonal) await keepSlug(scope, gone.slug, null)
}
