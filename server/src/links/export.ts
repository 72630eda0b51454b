import { Readable } from 'node:stream'
import { LINK_COLUMNS, type LinkColumn } from '@satchel/contract/imports/links.ts'
import type { DownloadAs, LinkOptions, Notify, Utm } from '@satchel/contract/links/options.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { csvLine, joinLabels, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { Services } from '../platform/http/services.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './export-queries.ts'
import { type ChosenLinks, filterOf } from './link-filter.ts'

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

/** Returns what an import reads of links, by their ids and its columns. */
export async function tableOf(
  scope: Scope,
  config: Config,
  ids: string[],
): Promise<Map<string, Record<LinkColumn, string>>> {
  const [inUse] = await domains.findConfirmed(scope)
  const links = await query.findExported(scope, ids)
  return new Map(links.map((link) => [link.id, cellsOf(config, link, inUse)]))
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
    ...termCellsOf(link),
  }
}

/** Returns the cells of who has a link, and on which terms it opens. */
function termCellsOf(link: query.ExportedLink) {
  return {
    email: link.sharedToEmail ?? '',
    memo: link.sharedToMemo ?? link.sharedToName ?? '',
    organization: link.sharedToOrganization ?? '',
    protection: protectionOf(link).join('; '),
    closed: link.disabledAt ? new Date(link.disabledAt).toISOString() : '',
    options: JSON.stringify(optionsOf(link)),
  }
}

/** Names what keeps people out of a link; a password is never exported. */
function protectionOf({
  hasPassword,
  requireEmail,
  proveEmail,
  watermark,
  agreementId,
}: query.ExportedLink): string[] {
  return [
    ...(hasPassword ? ['password'] : []),
    ...(requireEmail ? [proveEmail ? 'confirmed email' : 'email'] : []),
    ...(watermark ? ['watermark'] : []),
    ...(agreementId ? ['agreement'] : []),
  ]
}

/** Returns the options that differ from those of a plain link, as the API names them. */
function optionsOf(link: query.ExportedLink): Partial<LinkOptions> {
  const { allowDownload, downloadAs, requireEmail, proveEmail, allowed, refused } = link
  const { notify, utm, preview, watermark, questions, allowPassOn, language, agreementId } = link
  const { title, text } = preview as NonNullable<LinkOptions['preview']>
  const words = { ...(title && { title }), ...(text && { text }) }
  return {
    allowDownload,
    downloadAs: downloadAs as DownloadAs,
    ...(requireEmail && { requireEmail, proveEmail }),
    ...(allowed.length > 0 && { allowed }),
    ...(refused.length > 0 && { refused }),
    notify: notify as Notify | null,
    ...(Object.keys(utm as object).length > 0 && { utm: utm as Utm }),
    ...(Object.keys(words).length > 0 && { preview: words }),
    ...(watermark && { watermark }),
    questions,
    ...(allowPassOn !== null && { allowPassOn }),
    ...(agreementId && { agreementId }),
    ...(language && { language }),
  }
}
