import { isLanguage, type Language } from '@satchel/contract/languages.ts'
import type { Updateable } from 'kysely'
import type { Item } from '../../platform/database/database-types.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { pagesWithoutWords, withPages } from '../../platform/files/text-parts.ts'
import { inFolder } from '../../platform/files/work-folder.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueue, enqueueMany } from '../../platform/jobs/jobs.ts'
import { record } from '../../platform/live/events.ts'
import {
  adopt,
  examine,
  keep,
  type Recognized,
  recognize,
  TEXT_MAX,
  Unreadable,
  type Workshop,
} from '../../processing/service.ts'
import { findScan, findScans, replaceText, type StoredScan, setCheckedFile } from './queries.ts'
import type { Job } from './reading.ts'

const PDF = 'application/pdf'
/** Photos and drawn pictures; drawings have no pixels to read. */
const PICTURE = /^image\/(?!svg)/

/** Looks for words in a file's pictures once it is there, if it has pages without any. */
export async function enqueueRecognition(
  scope: Scope,
  itemId: string,
  { mime, pageCount }: Pick<Updateable<Item>, 'mime' | 'pageCount'>,
  text: string,
): Promise<void> {
  if (pagesOf({ mime: mime ?? null, pageCount: pageCount ?? null, body: text }).length === 0) return
  const job = { tenantId: scope.actor.tenantId, itemId }
  await enqueue(scope, 'recognize-words', job, { jobKey: `recognize:${itemId}` })
}

/** Looks for words again in all scans of a tenant, as after a language was added. */
export async function recognizeAgain(
  { database }: Services,
  { tenantId }: Pick<Job, 'tenantId'>,
): Promise<void> {
  const ids = await withScope(database, systemActor(tenantId), findScans)
  const jobs = ids.map((itemId) => ({
    payload: { tenantId, itemId, isAgain: true },
    key: `recognize:${itemId}`,
    queue: `recognize:${tenantId}`,
  }))
  await enqueueMany({ db: database.system }, 'recognize-words', jobs)
}

/** Reads the words of a scan or a picture, and keeps them with its text and in what visitors get. */
export async function recognizeWords(workshop: Workshop, job: Job): Promise<void> {
  const { tenantId, itemId } = job
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(workshop.database, systemActor(tenantId), work)
  const stored = await scoped((scope) => findScan(scope, itemId))
  if (!stored?.fileKey) return
  const { fileKey } = stored
  const scan = job.isAgain ? await asUploaded(workshop, job, stored) : stored
  const pages = pagesOf(scan)
  if (pages.length === 0) return
  const found = await inFolder(workshop.folder, (folder) =>
    read(workshop, { tenantId, itemId }, scan, pages, folder),
  )
  if (!found) return
  await scoped(async (scope) => {
    const document = { id: itemId, fileKey, originalName: scan.name }
    await setCheckedFile(scope, document, found.values)
    if (found.text !== undefined) await replaceText(scope, document, found.text)
    await record(scope, { type: 'item.changed', itemType: 'ITEM', itemId, itemName: scan.name })
  })
}

/** Returns a scan as it is without the words that were read before. */
async function asUploaded(workshop: Workshop, job: Job, scan: StoredScan): Promise<StoredScan> {
  const { fileKey, name } = scan
  return inFolder(workshop.folder, async (folder) => {
    const examined = await workshop.files.withPath(fileKey ?? '', (path) =>
      examine(workshop, path, name, folder),
    )
    const { visitorKey, previewKey } = await keep(workshop, job, folder, examined, fileKey)
    return { ...scan, visitorKey, previewKey, body: examined.description.text ?? '' }
  })
}

type Pages = Pick<StoredScan, 'mime' | 'pageCount' | 'body'>

/** Returns the pages to read, from 1. */
function pagesOf({ mime, pageCount, body }: Pages): number[] {
  if (mime === PDF) return pagesWithoutWords(body ?? '', pageCount ?? 0)
  return mime && PICTURE.test(mime) ? [1] : []
}

const NOTHING: Recognized = { texts: [], confidence: 0 }

interface Found {
  values: Updateable<Item>
  /** The text of the file; undefined where it stays. */
  text?: string
}

/** Undefined where nothing is to be said: of a picture without words. */
async function read(
  workshop: Workshop,
  job: Job,
  scan: StoredScan,
  pages: number[],
  folder: string,
): Promise<Found | undefined> {
  const isPdf = scan.mime === PDF
  const key = scan.visitorKey ?? scan.fileKey ?? ''
  const recognized = await workshop.files
    .withPath(key, (path) => {
      const { mime, bytes } = scan
      const languages = languagesOf(scan)
      return recognize(
        workshop,
        { path, mime: mime ?? '', bytes: bytes ?? 0, pages, languages },
        folder,
      )
    })
    .catch((error) => {
      if (error instanceof Unreadable) return NOTHING
      throw error
    })
  if (!recognized) return isPdf ? { values: { recognition: 'off' } } : undefined
  const { texts, confidence } = recognized
  if (texts.length === 0) return isPdf ? { values: { recognition: 'none' } } : undefined
  const values: Updateable<Item> = { recognition: 'read', recognitionConfidence: confidence }
  if (isPdf && recognized.file)
    Object.assign(values, await keepLayered(workshop, job, scan, folder, recognized.file))
  const body = scan.body ?? ''
  const text = isPdf
    ? withPages(body, scan.pageCount ?? 0, new Map(texts), TEXT_MAX)
    : texts.map(([, words]) => words).join('\n')
  return { values, text }
}

/** Stores the copy with a text layer, and returns where it takes the place of the file. */
async function keepLayered(
  { files }: Workshop,
  { tenantId, itemId }: Job,
  { visitorKey, previewKey, fileKey, sha256 }: StoredScan,
  folder: string,
  file: string,
): Promise<Updateable<Item>> {
  const layered = `${tenantId}/${itemId}/${sha256?.slice(0, 16)}-${file}`
  await adopt(files, folder, file, layered)
  return {
    // What visitors don't get stays withheld.
    ...(visitorKey !== null && { visitorKey: layered }),
    // What people of the company see is the file itself, unless that is what visitors see too.
    ...(previewKey === (visitorKey ?? fileKey) && { previewKey: layered }),
  }
}

/** The languages of the company's scans, else its own and English. */
function languagesOf({ locale, ocrLanguages }: StoredScan): Language[] {
  const chosen = ocrLanguages.filter(isLanguage)
  return chosen.length > 0 ? chosen : [...new Set([locale, 'en'].filter(isLanguage))]
}
