import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import type { Import, ImportDraft, ImportRow } from '@satchel/contract/imports/imports.ts'
import type { LinkProduct } from '@satchel/contract/imports/links.ts'
import type { SentenceReason } from '@satchel/contract/problem.ts'
import { says } from '../platform/problem.ts'
import type { Frame } from './archive/frame.ts'
import { guessMapping } from './fields.ts'
import { readLinks } from './links/row.ts'
import type { FoundImport, FoundRow } from './queries.ts'
import type { CsvChoice, CsvFacts } from './reading/csv.ts'
import { linkTableOf } from './reading/link-heads.ts'
import { recordOf } from './records.ts'
import { shortened } from './row.ts'
import { ADDRESSES, type Choices } from './rules.ts'

export function present(row: FoundImport, errors: Import['errors']): Import {
  const { id, source, name, status, failure, failureReason, total, done, failed, skipped } = row
  return {
    importId: id,
    source: source as Import['source'],
    name,
    status: (status === 'draft' ? 'running' : status) as Import['status'],
    ...(failure !== null && { failure, ...reasonsOf(failureReason) }),
    total,
    done,
    failed,
    skipped,
    errors: failure === null ? errors : [errorOf(row, failure), ...errors],
    ...(row.collectionId !== null && { collectionId: row.collectionId }),
    owner: { id: row.ownerId, name: row.ownerName },
    createdAt: row.createdAt,
    ...(row.finishedAt !== null && { finishedAt: row.finishedAt }),
  }
}

export interface Facts extends Partial<CsvFacts> {
  samples?: string[][]
  /** The way an uploaded CSV is to be read; its file is stored. */
  chosen?: CsvChoice
  hasFile?: boolean
  sitemapUrl?: string
  /** The product whose table of links it is. */
  product?: LinkProduct
  /** Sentences on what was left out, alone where they had no reasons yet. */
  notes?: (ImportSentence | string)[]
  /** Names in an archive, first those that depend on the encoding. */
  names?: string[]
  /** The archive's upload: the uploaded file and the stored one. */
  uploadId?: string
  uploadKey?: string
  archiveKey?: string
  archiveBytes?: number
  frame?: Frame
}

export function presentDraft(row: FoundImport): ImportDraft {
  const { encoding, delimiter, product, names, samples = [], notes = [] } = row.facts as Facts
  const guessed = guessMapping(row.heads, samples)
  const sentences = notes.map((note) => (typeof note === 'string' ? { message: note } : note))
  return {
    draftId: row.id,
    source: row.source as ImportDraft['source'],
    name: row.name,
    status: row.failure !== null ? 'failed' : row.isRead ? 'ready' : 'reading',
    ...(row.failure !== null && { failure: row.failure, ...reasonsOf(row.failureReason) }),
    total: row.total,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(product && { product }),
    notes: sentences.map(({ message }) => message),
    noteSentences: sentences,
    ...(names && { names }),
    columns: row.heads.map((head, index) => ({
      head,
      samples: samples.map((cells) => shortened(cells[index] ?? '')).filter(Boolean),
      field: guessed[index] ?? null,
    })),
  }
}

/** Failures that were stored before they had a reason have none. */
function reasonsOf(failureReason: unknown): { failureReason?: SentenceReason } {
  return failureReason === null ? {} : { failureReason: failureReason as SentenceReason }
}

function errorOf({ failureReason }: FoundImport, message: string): Import['errors'][number] {
  const sentence = { message, ...(failureReason as SentenceReason | null) }
  return { row: 0, message, sentences: [sentence] }
}

/** Returns a row for people: its address, title and result. */
export function presentRow(
  row: FoundRow,
  { source, heads, facts }: Pick<FoundImport, 'source' | 'heads' | 'facts'>,
  { mapping }: Choices,
): ImportRow {
  const { number, status, itemId, foundId, itemName } = row
  const { cells, archived } = recordOf(number, row.data)
  const link = source === 'links' ? linkIn(cells, heads) : undefined
  const { samples } = facts as Facts
  const columns = heads.length === 0 ? ADDRESSES : (mapping ?? guessMapping(heads, samples))
  const cellOf = (field: 'url' | 'name') => cells[columns.indexOf(field)]
  const url = link?.target ?? archived?.item?.url ?? cellOf('url')
  const name = itemName ?? link?.title ?? archived?.item?.name ?? cellOf('name')
  const visibleItemId = foundId ?? (status === 'done' ? itemId : null)
  return {
    row: number,
    status: (status === 'fetching' ? 'waiting' : status) as ImportRow['status'],
    ...textOf(row),
    ...(link && { slug: link.slug }),
    ...(url && { url }),
    ...(name && { name: shortened(name) }),
    ...(visibleItemId !== null && { itemId: visibleItemId }),
  }
}

/** Returns what became of a row; of one that is done also what reading its page or file has shown so far. */
function textOf(row: FoundRow): Pick<ImportRow, 'message' | 'sentences'> {
  if (row.message !== null)
    return { message: row.message, sentences: sentencesIn(row, row.message) }
  const note = row.status === 'done' ? noteOf(row) : undefined
  return note ? { message: note.message, sentences: [note] } : {}
}

/** Returns what a row of a table of links has. */
function linkIn(cells: string[], heads: string[]) {
  const table = linkTableOf(heads)
  return (
    table &&
    readLinks(0, cells, { table, allowedNetworks: [], hosts: new Set(), now: Date.now() })[0]
  )
}

function noteOf({ itemFailure, isFailing }: FoundRow): ImportSentence | undefined {
  if (itemFailure) return { message: itemFailure }
  return isFailing ? says('pageNotResponding') : undefined
}

/** Rows that were read before sentences were stored have their message alone. */
function sentencesIn({ sentences }: FoundRow, message: string): ImportSentence[] {
  return (sentences as ImportSentence[] | null) ?? [{ message }]
}
