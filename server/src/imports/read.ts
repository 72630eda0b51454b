import { withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { says } from '../platform/problem.ts'
import { readArchive } from './archive/draft.ts'
import type { Facts } from './present.ts'
import * as query from './queries.ts'
import { fetchSitemap, type Sitemap } from './reading/sitemap.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { insertRecords, recordsOfUrls } from './records.ts'
import { readRow } from './row.ts'
import { type Choices, isWanted, readingRules } from './rules.ts'
import { actorOf, failRun, type RunJob } from './run.ts'
import { enqueueRun, publish } from './service.ts'

/** Reads a source that must be fetched into rows; those of a started run continue right away. */
export async function readSource(services: Services, job: RunJob): Promise<void> {
  const { config, database } = services
  const actor = await actorOf(services, job.tenantId, job.importId)
  if (!actor) return
  const open = await withScope(database, actor, (scope) => query.findImport(scope, job.importId))
  if (!open || open.isRead || open.status === 'cancelled') return
  const { sitemapUrl = '' } = open.facts as Facts
  try {
    if (open.source === 'archive') return await readArchive(services, job, open.facts as Facts)
    const sitemap = await fetchSitemap(sitemapUrl, {
      allowedNetworks: config.FETCH_ALLOWED_NETWORKS,
    })
    await withScope(database, actor, async (scope) => {
      const run = await query.lockImport(scope, job.importId)
      if (!run || run.isRead || run.status === 'cancelled') return
      const choices = run.choices as Choices
      const rows = wantedOf(services, sitemap, choices)
      await insertRecords(scope, job.importId, rows)
      await query.updateImport(scope, job.importId, {
        isRead: true,
        total: rows.length,
        facts: JSON.stringify({ sitemapUrl, notes: sitemap.notes } satisfies Facts),
      })
      if (run.status === 'running') await enqueueRun(scope, job.importId, 'import-rows')
      await publish(scope, job.importId)
    })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await withScope(database, actor, (scope) => failRun(scope, job.importId, error.reason))
  }
}

function wantedOf({ config }: Services, { urls }: Sitemap, choices: Choices) {
  const reading = readingRules(config, [], choices)
  const rows = recordsOfUrls(urls)
  const selected = rows.filter(({ number, cells }) =>
    isWanted(readRow(number, cells, reading), choices),
  )
  if (selected.length === 0) throw new UnreadableFile(says('noneMatchFilters'))
  return selected
}
