import type { Import, ImportDraft, ImportRow } from '@satchel/contract/imports/imports.ts'
import type { LinkProduct } from '@satchel/contract/imports/links.ts'
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
  const { id, source, name, status, failure, total, done, failed, skipped } = row
  return {
    importId: id,
    source: source as Import['source'],
    name,
    status: (status === 'draft' ? 'running' : status) as Import['status'],
    ...(failure !== null && { failure }),
    total,
    done,
    failed,
    skipped,
    errors: failure === null ? errors : [{ row: 0, message: failure }, ...errors],
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
  notes?: string[]
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
  const guessed = guessMapping(row.heads)
  return {
    draftId: row.id,
    source: row.source as ImportDraft['source'],
    name: row.name,
    status: row.failure !== null ? 'failed' : row.isRead ? 'ready' : 'reading',
    ...(row.failure !== null && { failure: row.failure }),
    total: row.total,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(product && { product }),
    notes,
    ...(names && { names }),
    columns: row.heads.map((head, index) => ({
      head,
      samples: samples.map((cells) => shortened(cells[index] ?? '')).filter(Boolean),
      field: guessed[index] ?? null,
    })),
  }
}

/** Returns a row for people: its address, title and result. */
export function presentRow(
  row: FoundRow,
  { source, heads }: { source: string; heads: string[] },
  { mapping }: Choices,
): ImportRow {
  const { number, status, message, itemId, foundId, itemName } = row
  const { cells, archived } = recordOf(number, row.data)
  const link = source === 'links' ? linkIn(cells, heads) : undefined
  const columns = heads.length === 0 ? ADDRESSES : (mapping ?? guessMapping(heads))
  const cellOf = (field: 'url' | 'name') => cells[columns.indexOf(field)]
  const url = link?.target ?? archived?.item?.url ?? cellOf('url')
  const name = itemName ?? link?.title ?? archived?.item?.name ?? cellOf('name')
  const shown = foundId ?? (status === 'done' ? itemId : null)
  const outcome = message ?? (status === 'done' ? noteOf(row) : null)
  return {
    row: number,
    status: (status === 'fetching' ? 'waiting' : status) as ImportRow['status'],
    ...(outcome !== null && { message: outcome }),
    ...(link && { slug: link.slug }),
    ...(url && { url }),
    ...(name && { name: shortened(name) }),
    ...(shown !== null && { itemId: shown }),
  }
}

/** Returns what a row of a table of links has. */
function linkIn(cells: string[], heads: string[]) {
  const table = linkTableOf(heads)
  return (
    table &&
    readLinks(0, cells, { table, allowedNetworks: [], hosts: new Set(), now: Date.now() })[0]
  )
}

/** Returns what reading its page or file has shown so far. */
function noteOf({ itemFailure, isFailing }: FoundRow): string | null {
  return itemFailure ?? (isFailing ? 'The page isn’t responding' : null)
}
