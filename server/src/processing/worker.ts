import { readFile } from 'node:fs/promises'
import {
  type Answer,
  type Describe,
  type Description,
  type Kind,
  type Request,
  Unreadable,
} from './messages.ts'
import { identify } from './sniff.ts'

/** The child process: it opens what strangers made, so that the server never does. */

const describers: Record<Kind, () => Promise<{ describe: Describe }>> = {
  image: () => import('./pictures/image.ts'),
  pdf: () => import('./pdf.ts'),
  office: () => import('./office.ts'),
  media: () => import('./media.ts'),
  text: () => import('./text.ts'),
  other: async () => ({ describe: async ({ mime }) => undrawn(mime) }),
}

const RAW = /^image\/x-(canon|olympus|sony|adobe|nikon|panasonic|fujifilm)-/

/** Says of a picture in a format that nothing reads here why it isn't shown. */
function undrawn(mime: string): Description {
  if (!mime.startsWith('image/')) return {}
  const format = mime.replace(/^image\/(x-|vnd\.)?/, '').toUpperCase()
  const kind = RAW.test(mime) ? 'a raw photo of a camera' : `a picture in the format ${format}`
  return { note: `Browsers can’t show this file: it’s ${kind}` }
}

async function work(request: Request) {
  if (request.step === 'identify') return identify(request.path, request.name)
  if (request.step === 'page') {
    const { toCard } = await import('./page.ts')
    return toCard(await readFile(request.path), request.contentType, request.url)
  }
  if (request.step === 'clean') {
    const { clean } = await import('./pdf.ts')
    return clean(request)
  }
  if (request.step === 'draw') {
    const { drawPage } = await import('./pdf.ts')
    return drawPage(request)
  }
  if (request.step === 'links') {
    const { linksOf } = await import('./pdf.ts')
    return linksOf(request)
  }
  if (request.step === 'shrink') {
    const { shrinkPicture } = await import('./pictures/image.ts')
    return shrinkPicture(request)
  }
  if (request.step === 'card') {
    const { drawCard } = await import('./card.ts')
    return drawCard(request)
  }
  if (request.step === 'mark') {
    const { markPicture } = await import('./pictures/watermark.ts')
    return markPicture(request)
  }
  if (request.step === 'emblem') {
    const { drawEmblem } = await import('./pictures/emblem.ts')
    return drawEmblem(request)
  }
  if (request.step === 'recognize') {
    const { recognize } = await import('./recognition/recognize.ts')
    return recognize(request)
  }
  if (request.step === 'record') {
    const { writeSheet } = await import('./record-sheet.ts')
    return writeSheet(request)
  }
  if (request.step === 'compare') {
    const { compare } = await import('./compare/compare.ts')
    return compare(request)
  }
  const { describe } = await describers[request.kind]()
  return describe(request)
}

async function answer(request: Request): Promise<Answer> {
  try {
    return { kind: 'done', value: await work(request) }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', reason: error.message }
    if (error instanceof Error && 'syscall' in error)
      return { kind: 'trouble', message: error.message }
    return { kind: 'unreadable', reason: 'The file can’t be read. It may be damaged' }
  }
}

process.on('message', async (request: Request) => process.send?.(await answer(request)))

// Without its server it ends, and with it the programs it has started: they are of its process group.
process.on('disconnect', () => process.kill(0, 'SIGKILL'))

process.send?.('ready')
