import { Readable } from 'node:stream'
import { LINK_COLUMNS, type LinkColumn } from '@satchel/contract/imports/links.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import { type Actor, withScope } from '../platform/database/scope.ts'
import { csvLine, joinLabels, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { Services } from '../platform/http/services.ts'
import { audit } from '../platform/security/audit.ts'
import { type ChosenLinks, filterOf } from './chosen.ts'
import * as query from './export-queries.ts'

const AT_ONCE = 1_000

/** Exports links as the table that an import reads, in parts. */
export async function exportCsv(
  services: Services,
  actor: Actor,
  chosen: ChosenLinks,
): Promise<Readable> {
  const { ids, inUse } = await withScope(services.database, actor, async (scope) => {
    const found = await query.findExportable(scope, filterOf(scope, chosen))
    const [domain] = await domains.findConfirmed(scope)
    await audit(scope, { action: 'links.exported', details: { ...chosen, count: found.length } })
    return { ids: found, inUse: domain }
  })
  return Readable.from(linesOf(services, actor, ids, inUse))
}

async function* linesOf(
  { database, config }: Services,
  actor: Actor,
  ids: string[],
  inUse: string | undefined,
) {
  yield UTF8_MARK + csvLine(Object.values(LINK_COLUMNS))
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const links = await withScope(database, actor, (scope) =>
      query.findExported(scope, ids.slice(at, at + AT_ONCE)),
    )
    yield links.map((link) => lineOf(config, link, inUse)).join('')
  }
}

function lineOf(config: Config, link: query.ExportedLink, inUse: string | undefined): string {
  const cells = cellsOf(config, link, inUse)
  return csvLine((Object.keys(LINK_COLUMNS) as LinkColumn[]).map((column) => cells[column]))
}

function cellsOf(
  config: Config,
  link: query.ExportedLink,
  inUse: string | undefined,
): Record<LinkColumn, string> {
  const { slug, host, name, tags, createdAt, expiresOn, expiresAt, kind } = link
  const target = link.target ?? (kind === 'link' ? link.url : null)
  // Whoever moves on has all visits so far behind them, wherever they were counted.
  const visits = (link.visitsBefore ?? 0) + (link.views ?? 0)
  return {
    slug,
    domain: new URL(domains.linkUrl(config, slug, host || inUse)).hostname,
    target: target ?? '',
    title: name ?? '',
    tags: joinLabels(tags),
    created: new Date(createdAt).toISOString(),
    visitsBefore: String(visits),
    expires: expiresOn ?? (expiresAt ? new Date(expiresAt).toISOString() : ''),
    document: kind === 'file' && !target ? (link.originalName ?? '') : '',
  }
}
