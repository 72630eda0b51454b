import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { hold } from './change.ts'
import { knownContent } from './content.ts'
import { requireFewSearches } from './content-references.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'
import { get } from './read.ts'
import { findLastPublished, insertVersion } from './version-queries.ts'

/** Publishes the draft now, or at a time; null cancels a planned publication. */
export async function publish(
  scope: Scope,
  config: Config,
  id: string,
  at: string | null | undefined,
): Promise<Site> {
  const site = await hold(scope, id)
  if (at !== null) await requireFewSearches(scope, site.content)
  if (at === undefined) await publishNow(scope, site)
  else await plan(scope, site, at)
  return get(scope, config, id)
}

async function plan(scope: Scope, { id, name, publishAt }: query.LockedSite, at: string | null) {
  const time = at && new Date(at).toISOString()
  if (time && Date.parse(time) <= Date.now()) throw invalidField('at', says('mustBeInFuture'))
  if (time === publishAt) return
  await query.update(scope, id, { publishAt: time })
  // The clock looks each minute too.
  if (time)
    await enqueue(scope, 'publish-sites', {}, { jobKey: `publish:${id}`, runAt: new Date(time) })
  const changes = [{ field: 'publishAt', from: publishAt, to: time }]
  const event = { type: 'site.changed', changeKind: 'MODIFY', ...subject({ id, name }) } as const
  await record(scope, { ...event, changes })
}

async function publishNow(scope: Scope, site: query.LockedSite): Promise<void> {
  const { id, name, content, publishedNumber } = site
  const from = publishedNumber ?? (await findLastPublished(scope, id))
  const number = await insertVersion(scope, id, { ...site, content: knownContent(content) }, true)
  const now = new Date().toISOString()
  await query.update(scope, id, {
    publishedNumber: number,
    publishedAt: now,
    publishAt: null,
    hasChanges: false,
    since: JSON.stringify(sinceOf(content, site.since, now)),
  })
  const status = { field: 'status', from: publishedNumber ? 'published' : 'draft', to: 'published' }
  const changes = [status, { field: 'publishedVersion', from, to: number }]
  const event = { type: 'site.published', changeKind: 'MODIFY', ...subject({ id, name }) } as const
  await record(scope, { ...event, changes })
  await audit(scope, { action: 'site.published', target: { type: 'site', id, name } })
}

/** Returns when each block and item of the content was first on the web. */
function sinceOf(content: Block[], before: Record<string, string>, now: string) {
  const keys = content.flatMap(function keysOf(block): string[] {
    if (block.kind === 'columns') return [block.id, ...block.columns.flat().flatMap(keysOf)]
    return [block.id, ...(block.kind === 'items' ? (block.itemIds ?? []) : [])]
  })
  return Object.fromEntries(keys.map((key) => [key, before[key] ?? now]))
}

/** Takes a site off the web; what was planned is canceled too. */
export async function unpublish(scope: Scope, config: Config, id: string): Promise<Site> {
  const { name, publishedNumber, publishAt } = await hold(scope, id)
  if (publishedNumber === null && publishAt === null) return get(scope, config, id)
  await query.update(scope, id, { publishedNumber: null, publishedAt: null, publishAt: null })
  const changes = [{ field: 'status', from: 'published', to: 'draft' }]
  const event = { type: 'site.unpublished', ...subject({ id, name }) } as const
  await record(scope, { ...event, changeKind: 'MODIFY', changes })
  await audit(scope, { action: 'site.unpublished', target: { type: 'site', id, name } })
  return get(scope, config, id)
}

/** Publishes sites whose time has come, each once: whoever holds its row looks again whether it is due. */
export async function publishDue({ database, log }: Services): Promise<void> {
  for (const { tenantId, id } of await query.findDue(database.system))
    await withScope(database, systemActor(tenantId), async (scope) => {
      const site = await query.lock(scope, id)
      if (site && (await query.isDue(scope, id))) await publishNow(scope, site)
    }).catch((error) => log.error({ err: error, site: id }, 'publication of a site'))
}
