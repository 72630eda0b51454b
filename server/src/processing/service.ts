import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Updateable } from 'kysely'
import type { Item } from '../platform/database-types.ts'
import { type EventData, record } from '../platform/events.ts'
import { FetchFailure } from '../platform/fetch.ts'
import type { Task, Tasks } from '../platform/jobs.ts'
import { systemActor, withScope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { type Examined, examine } from './examine.ts'
import { inFolder, removeLeftBehind } from './folder.ts'
import type { PageCard, Tools } from './messages.ts'
import { fetchPicture, readPageCard } from './page-card.ts'
import { findWaiting, updateItem, upsertText, type Waiting } from './queries.ts'
import { cut, searchText } from './text.ts'
import { findTools } from './tools.ts'

interface Job {
  tenantId: string
  itemId: string
}

interface Workshop extends Services {
  tools: Promise<Tools>
  folder: string
}

/** What a file or page turned out to be; `fill` sees the item as it is by then. */
interface Reading {
  fill(item: Waiting): Updateable<Item>
  text: string
}

type Read = (workshop: Workshop, job: Job, item: Waiting) => Promise<Reading>

const GIVEN_UP = 'The server could not read it, although it tried several times'

export function processingTasks(services: Services): Tasks {
  const { PATH, DATA_DIR } = services.config
  const folder = resolve(DATA_DIR, 'processing')
  const workshop: Workshop = { ...services, folder, tools: findTools(PATH) }
  removeLeftBehind(folder).catch((error) => services.log.warn({ err: error }, 'processing'))
  return {
    'process-item': taskOf(workshop, readFile),
    'read-page': taskOf(workshop, readPage),
  }
}

/** What a link item is called until its page has been read, and after where the page tells no title. */
export function nameOfPage(url: string): string {
  const { host, pathname } = new URL(url)
  const path = pathname.replace(/\/$/, '')
  return cut(`${host.replace(/^www\./, '')}${decode(path)}`, NAME_MAX)
}

/** Done twice it is as done once: the second finds no item that waits. */
function taskOf(workshop: Workshop, read: Read): Task {
  return async (payload, attempt) => {
    const job = payload as Job
    const item = await withScope(workshop.database, systemActor(job.tenantId), (scope) =>
      findWaiting(scope, job.itemId),
    )
    if (!item) return
    try {
      await save(workshop, job, item, await read(workshop, job, item))
    } catch (error) {
      if (!attempt || attempt.job.attempts < attempt.job.max_attempts) throw error
      await save(workshop, job, item, { fill: () => failed(GIVEN_UP), text: '' })
      throw error
    }
  }
}

const readFile: Read = async (workshop, job, { fileKey, originalName }) => {
  if (!fileKey) throw new Error('A file item has no file')
  return inFolder(workshop.folder, async (folder) => {
    const path = workshop.files.pathOf(fileKey)
    const examined = await examine(path, originalName, folder, await workshop.tools)
    const { identity, description, failure } = examined
    const values: Updateable<Item> = {
      ...(failure === undefined ? completed : failed(failure)),
      mime: identity?.mime ?? null,
      bytes: identity?.bytes ?? null,
      sha256: identity?.sha256 ?? null,
      pageCount: description.pageCount ?? null,
      durationS: description.durationS ?? null,
      width: description.width ?? null,
      height: description.height ?? null,
      previewMime: description.preview?.mime ?? null,
      ...(await keep(workshop, job, folder, examined, fileKey)),
    }
    return { fill: () => values, text: description.text ?? '' }
  })
}

const readPage: Read = (workshop, job, { url }) =>
  inFolder(workshop.folder, async (folder) => {
    if (!url) throw new Error('A link item has no address')
    try {
      const card = await readPageCard(url, networkOf(workshop), folder, await workshop.tools)
      const picture = await readPicture(workshop, job, folder, card)
      const { title, siteName, description, text } = card
      return {
        fill: (item) => ({ ...completed, ...picture, broken: false, ...leftOut(item, card) }),
        text: searchText([title, siteName, description, text].filter((part) => part !== null)),
      }
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      return { fill: () => unread(error), text: '' }
    }
  })

async function readPicture(
  workshop: Workshop,
  job: Job,
  folder: string,
  { imageUrl }: PageCard,
): Promise<Updateable<Item>> {
  const picture = imageUrl && (await fetchPicture(imageUrl, networkOf(workshop)))
  if (!picture) return {}
  const path = join(folder, 'picture')
  await writeFile(path, picture)
  const examined = await examine(path, 'picture', folder, await workshop.tools)
  const { thumbnailKey, coverKey } = await keep(workshop, job, folder, examined, null)
  return { thumbnailKey, coverKey }
}

function networkOf({ config }: Workshop) {
  return { allowedNetworks: config.FETCH_ALLOWED_NETWORKS }
}

/** What the person gave stays; the rest is the page's. */
function leftOut({ name, description, version, url }: Waiting, card: PageCard): Updateable<Item> {
  const values = {
    ...(card.title && name === nameOfPage(url ?? '') && { name: card.title }),
    ...(card.description && description === '' && { description: card.description }),
  }
  return Object.keys(values).length > 0 ? { ...values, version: version + 1 } : {}
}

/** A page that is no page, or a large one, is kept as an address; one that does not answer is broken. */
function unread({ reason }: FetchFailure): Updateable<Item> {
  if (reason === 'refused') return failed('The address is not public, so the page was not read')
  return { ...completed, broken: reason !== 'wrong-type' && reason !== 'too-large' }
}

const completed = { status: 'completed', failure: null }

function failed(failure: string) {
  return { status: 'failed', failure }
}

/** Names hold the file's hash, so browsers may keep what they have seen. */
async function keep(
  { files }: Workshop,
  { tenantId, itemId }: Job,
  folder: string,
  { identity, description: { thumbnail, cover, preview } }: Examined,
  fileKey: string | null,
) {
  const keyOf = (file: string) => `${tenantId}/${itemId}/${identity?.sha256.slice(0, 16)}-${file}`
  const shown = preview && (preview.file ? keyOf(preview.file) : fileKey)
  for (const file of new Set([thumbnail, cover, preview?.file]))
    if (file) await files.adopt(join(folder, file), keyOf(file))
  return {
    thumbnailKey: thumbnail ? keyOf(thumbnail) : null,
    coverKey: cover ? keyOf(cover) : null,
    previewKey: shown ?? null,
  }
}

async function save(
  { database }: Workshop,
  { tenantId, itemId }: Job,
  seen: Waiting,
  reading: Reading,
): Promise<void> {
  const owner = { ...systemActor(tenantId), id: seen.ownerId, name: seen.ownerName }
  await withScope(database, owner, async (scope) => {
    const item = await findWaiting(scope, itemId)
    // Another file or address meanwhile has a job of its own.
    if (!item || item.fileKey !== seen.fileKey || item.url !== seen.url) return
    const values = reading.fill(item)
    await updateItem(scope, itemId, values)
    await upsertText(scope, itemId, reading.text)
    await record(scope, {
      type: 'item.processed',
      itemType: 'ITEM',
      itemId,
      itemName: values.name ?? item.name,
      // That a page was added has been told when it was.
      ...(item.kind === 'file' && { changeKind: 'INSERT' }),
      data: dataOf(item, values),
    })
  })
}

function dataOf(
  { originalName, importId, collectionId }: Waiting,
  { status }: Updateable<Item>,
): EventData {
  return {
    originalName,
    ...(importId !== null && { importId }),
    ...(collectionId !== null && { collectionId }),
    ...(status === 'failed' && { failed: true }),
  }
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
