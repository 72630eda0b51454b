import { extname } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import type { PageLink, Request } from './messages.ts'
import { withReader } from './readers.ts'
import { takeBytes } from './sandbox/share-file.ts'
import { adopt } from './workshop.ts'

/** The columns of an item that rendering its pages needs. */
export interface Paged {
  tenantId: string
  id: string
  previewKey: string | null
  previewMime: string | null
  sha256: string | null
  pageCount: number | null
}

/** An item that is an image, as visitors may get it. */
export interface Pictured {
  tenantId: string
  id: string
  sha256: string | null
  visitorKey: string | null
  visitorMime: string | null
}

const DRAW_TIMEOUT = 20_000

/** Images being rendered, by key, so that concurrent requests render each once. */
const making = new Map<string, Promise<void>>()

/** Returns the key of a page's image, rendered on first use and stored with the item. */
export async function pagePicture(
  services: Services,
  item: Paged,
  page: number,
  width: number,
): Promise<string> {
  const { previewKey, previewMime, sha256, pageCount } = item
  if (previewMime !== 'application/pdf' || !previewKey || !sha256 || page > (pageCount ?? 0))
    throw new Problem('not-found', says('pageNotFound'))
  const key = `${previewKey}.page-${page}-${width}.webp`
  const source = { tenantId: item.tenantId, key: previewKey }
  return makeOnce(services, source, key, { step: 'draw', page, width })
}

const part = Type.Number({ minimum: 0, maximum: 1 })
const PageLinks = Type.Array(
  Type.Object({
    box: Type.Tuple([part, part, part, part]),
    url: Type.Optional(Type.String({ pattern: '^(https?|mailto|tel):' })),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
)

/** Returns the links of a page, whose boxes are parts of it. What the child says is not believed unseen. */
export async function pageLinks(
  { config, files }: Services,
  { tenantId, previewKey, previewMime, pageCount }: Paged,
  page: number,
): Promise<PageLink[]> {
  if (previewMime !== 'application/pdf' || !previewKey || page > (pageCount ?? 0)) return []
  const links = await files.withPath(previewKey, (path) =>
    withReader(config, { tenantId, path }, ({ child }) =>
      child.ask({ step: 'links', path: child.path, page }, DRAW_TIMEOUT),
    ),
  )
  return Value.Check(PageLinks, links) ? links : []
}

/** Returns the key of an image in full, of any proportions; rendered once and stored with the item. */
export async function wholePicture(
  services: Services,
  item: Pictured,
  width: number,
): Promise<string> {
  const { visitorKey, visitorMime: mime, sha256 } = item
  if (!visitorKey || !mime || !sha256) throw new Problem('not-found', says('imageNotFound'))
  const source = { tenantId: item.tenantId, key: visitorKey }
  return makeOnce(services, source, keyOf(item, `whole-${width}`), { step: 'shrink', mime, width })
}

const CARD_ENDING = '.card.jpg'

/** Returns the key of the picture that messengers show, by the key of the large one. It is drawn by `drawCard`. */
export function cardKey(coverKey: string): string {
  return coverKey + CARD_ENDING
}

/** Draws the picture of such a key unless it is there; does nothing for other keys. */
export async function drawCard(services: Services, tenantId: string, key: string): Promise<void> {
  if (!key.endsWith(CARD_ENDING)) return
  const source = { tenantId, key: key.slice(0, -CARD_ENDING.length) }
  await makeOnce(services, source, key, { step: 'card' })
}

function keyOf({ tenantId, id, sha256 }: Pictured, name: string): string {
  return `${tenantId}/${id}/${sha256?.slice(0, 16)}-${name}.webp`
}

/** The stored file that is drawn from. */
interface Source {
  tenantId: string
  key: string
}

type Drawing = Extract<Request, { step: 'draw' | 'shrink' | 'card' }>
type Unplaced<T> = T extends Drawing ? Omit<T, 'path' | 'file'> : never

async function makeOnce(
  services: Services,
  source: Source,
  key: string,
  drawing: Unplaced<Drawing>,
): Promise<string> {
  if (await services.files.has(key)) return key
  const pagePromise = making.get(key) ?? make(services, source, key, drawing)
  making.set(key, pagePromise)
  await pagePromise.finally(() => making.delete(key))
  return key
}

function make(
  { config, files }: Services,
  source: Source,
  key: string,
  drawing: Unplaced<Drawing>,
): Promise<void> {
  return files.withPath(source.key, (path) =>
    withReader(config, { tenantId: source.tenantId, path }, async ({ child, folder }) => {
      const name = `drawn${extname(key)}`
      const request = { ...drawing, path: child.path, file: `${folder}/${name}` } as Drawing
      await child.ask(request, DRAW_TIMEOUT)
      await adopt(files, folder, name, key)
    }),
  )
}

/** Renders text across a stored image, as WebP, in the child of the original file. */
export function markPicture(
  { config, files }: Services,
  { tenantId, key, madeFrom }: { tenantId: string; key: string; madeFrom: string },
  text: string,
): Promise<Buffer> {
  return files.withPath(madeFrom, (whole) =>
    withReader(config, { tenantId, path: whole }, async ({ child, folder }) => {
      const path = await files.withPath(key, (plain) => child.lend(plain, 'plain.webp'))
      await child.ask({ step: 'mark', path, text, file: `${folder}/marked.webp` }, DRAW_TIMEOUT)
      return takeBytes(folder, 'marked.webp')
    }),
  )
}
