import type {
  Import,
  ImportDraft,
  ImportQuestion,
  ImportRequest,
} from '@satchel/contract/imports/imports.ts'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as uploads from '../uploads/service.ts'
import { createValues } from './create-missing.ts'
import { beginLinks } from './links/start.ts'
import type { Facts } from './present.ts'
import * as query from './queries.ts'
import { insertRecords, pagesOf, type Record, samplesOf } from './records.ts'
import { readRow } from './row.ts'
import { choicesOf, isWanted, readingRules } from './rules.ts'
import * as imports from './service.ts'

const NAMES = {
  upload: 'Uploads',
  urls: 'Pasted addresses',
  csv: 'CSV',
  sitemap: 'Sitemap',
  archive: 'Archive',
  links: 'Links',
}

/** Starts a run, whose rows become items in jobs. */
export async function start(
  services: Services,
  scope: Scope,
  request: ImportRequest,
): Promise<Import> {
  if (request.dryRun) throw invalidField('dryRun', says('dryRunWorksForLinks'))
  if (request.collectionId) await collections.requireManual(scope, request.collectionId)
  await items.requireValues(scope, request.classify ?? {})
  await createValues(scope, request.createValues)
  const importId = await begin(services, scope, request)
  await imports.publish(scope, importId)
  const run = await imports.get(scope, importId)
  await audit(scope, {
    action: 'import.started',
    target: { type: 'import', id: importId, ...(run.name && { name: run.name }) },
    details: { source: request.source, rows: run.total },
  })
  return run
}

async function begin(services: Services, scope: Scope, request: ImportRequest): Promise<string> {
  imports.csvChoiceOf(request)
  if (request.source === 'links') return beginLinks(scope, request)
  if (request.draftId) return beginDraft(services, scope, request.draftId, request)
  switch (request.source) {
    case 'upload':
      return beginUploads(scope, request)
    case 'urls':
      return beginGiven(services, scope, request, {
        heads: [],
        rows: imports.readUrls(request.urls ?? ''),
      })
    case 'csv':
      return beginCsv(services, scope, request)
    case 'sitemap':
      return beginSitemap(scope, request)
    case 'archive':
      throw invalidField('source', says('needsArchiveDraft'))
  }
}

function beginUploads(scope: Scope, request: ImportRequest): Promise<string> {
  return query.insertImport(scope, {
    ...drafted(request),
    isRead: true,
    status: 'running',
    // How many there are may come to light as they come.
    total: request.total ?? 0,
  })
}

async function beginCsv(services: Services, scope: Scope, request: ImportRequest) {
  if (request.csv === undefined) throw invalidField('csv', says('isMissing'))
  const { heads, rows, encoding, delimiter } = await imports.readCsv(
    request.csv,
    imports.csvChoiceOf(request),
  )
  return beginGiven(services, scope, request, { heads, rows, facts: { encoding, delimiter } })
}

interface GivenRows {
  heads: string[]
  rows: Record[]
  facts?: Facts
}

async function beginGiven(
  { config }: Services,
  scope: Scope,
  request: ImportRequest,
  { heads, rows, facts = {} }: GivenRows,
): Promise<string> {
  const choices = choicesOf(request)
  const reading = readingRules(config, heads, choices, samplesOf(rows))
  const selected = rows.filter(({ number, cells }) =>
    isWanted(readRow(number, cells, reading), choices),
  )
  if (selected.length === 0) throw invalidField(request.source, says('hasNoRows'))
  const importId = await query.insertImport(scope, {
    ...drafted(request),
    heads,
    facts,
    choices: { ...choices, mapping: reading.mapping },
    status: 'running',
    isRead: true,
    total: selected.length,
  })
  await insertRecords(scope, importId, selected)
  await imports.enqueueRun(scope, importId, 'import-rows')
  return importId
}

async function beginSitemap(scope: Scope, request: ImportRequest): Promise<string> {
  const { sitemapUrl } = request
  if (!sitemapUrl) throw invalidField('sitemapUrl', says('isMissing'))
  const importId = await query.insertImport(scope, {
    ...drafted(request),
    name: request.name?.trim() ?? hostOf(sitemapUrl),
    facts: { sitemapUrl },
    choices: choicesOf(request),
    status: 'running',
    isRead: false,
  })
  await imports.enqueueRun(scope, importId, 'import-read')
  return importId
}

async function beginDraft(
  { config }: Services,
  scope: Scope,
  draftId: string,
  request: ImportRequest,
): Promise<string> {
  const draft = await imports.requireReadyDraft(scope, draftId)
  const { heads, total } = draft
  imports.requireSource(draft, request.source)
  await query.lockImport(scope, draftId)
  const choices = choicesOf(request)
  const left = draft.source === 'archive' ? [] : await unwanted(config, scope, draft, request)
  if (left.length === total) throw invalidField('draftId', says('hasNoRows'))
  await query.deleteRows(scope, draftId, left)
  await query.updateImport(scope, draftId, {
    status: 'running',
    ...(request.name && { name: request.name.trim() }),
    choices: JSON.stringify({
      ...choices,
      ...(heads.length > 0 && {
        mapping: readingRules(config, heads, choices, (draft.facts as Facts).samples).mapping,
      }),
    }),
    collectionId: request.collectionId ?? null,
    total: total - left.length,
  })
  const { uploadId } = draft.facts as Facts
  if (uploadId) await uploads.markUsed(scope, uploadId)
  await imports.enqueueRun(scope, draftId, 'import-rows')
  return draftId
}

/** The rows that a filter leaves out. */
async function unwanted(
  config: Services['config'],
  scope: Scope,
  { id: draftId, heads, facts }: query.FoundImport,
  question: ImportQuestion,
): Promise<number[]> {
  const choices = choicesOf(question)
  const reading = readingRules(config, heads, choices, (facts as Facts).samples)
  if (!choices.include && !choices.exclude) return []
  const pages = await Array.fromAsync(pagesOf(scope, { draftId, heads }))
  return pages
    .flat()
    .flatMap(({ number, cells }) =>
      isWanted(readRow(number, cells, reading), choices) ? [] : [number],
    )
}

/** A sitemap is read by a job, then it waits to be looked through. */
export async function draftSitemap(scope: Scope, sitemapUrl: string): Promise<ImportDraft> {
  const name = hostOf(sitemapUrl)
  const draftId = await query.insertImport(scope, {
    source: 'sitemap',
    name,
    facts: { sitemapUrl },
    status: 'draft',
    isRead: false,
  })
  await imports.enqueueRun(scope, draftId, 'import-read')
  return imports.getDraft(scope, draftId)
}

function drafted({ source, name, collectionId }: ImportRequest) {
  return { source, name: name?.trim() ?? NAMES[source], collectionId: collectionId ?? null }
}

function hostOf(url: string): string {
  const address = URL.parse(url)
  if (!address) throw invalidField('sitemapUrl', says('isNotWebAddress'))
  return `${NAMES.sitemap} of ${address.host}`
}
