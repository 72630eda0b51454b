import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Describe, type Description, type Task, Unreadable } from './messages.ts'

const PIXELS_MAX = 150_000_000
const SVG_BYTES_MAX = 10_000_000
const THUMBNAIL_WIDTH = 560
const COVER_WIDTH = 1600
/** Height to width: taller pictures lose their foot, wider ones their sides. */
const TALLEST = 2
const WIDEST = 0.25

const SHOWN_BY_BROWSERS = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
])

sharp.cache(false)

export const describe: Describe = async (task) => {
  const picture = await openPicture(task)
  const { autoOrient: size } = await picture.metadata().catch(unreadable)
  const made = await savePictures(picture, size, task.folder).catch(unreadable)
  const preview = SHOWN_BY_BROWSERS.has(task.mime)
    ? { mime: task.mime }
    : { mime: 'image/webp', file: made.cover }
  return { ...size, ...made, preview }
}

/** The small picture of the library and the large one of visitor pages. */
export async function savePictures(
  picture: Sharp,
  size: { width: number; height: number },
  folder: string,
): Promise<Required<Pick<Description, 'thumbnail' | 'cover'>>> {
  const made = { thumbnail: 'thumbnail.webp', cover: 'cover.webp' }
  const save = (width: number, quality: number, file: string) =>
    picture
      .clone()
      .resize({ ...frame(size, width), fit: 'cover', position: 'top' })
      .webp({ quality })
      .toFile(join(folder, file))
  await save(COVER_WIDTH, 82, made.cover)
  await save(THUMBNAIL_WIDTH, 80, made.thumbnail)
  return made
}

/** An SVG is read from memory, where it has no neighbours it could draw in. */
async function openPicture({ path, mime, bytes }: Task): Promise<Sharp> {
  const limits = { limitInputPixels: PIXELS_MAX, autoOrient: true }
  if (mime !== 'image/svg+xml') return sharp(path, limits)
  if (bytes > SVG_BYTES_MAX) throw new Unreadable('The drawing is too large to be shown')
  return sharp(await readFile(path), limits)
}

function frame({ width, height }: { width: number; height: number }, widest: number) {
  const wide = Math.min(widest, width)
  const shape = Math.min(Math.max(height / width, WIDEST), TALLEST)
  return { width: wide, height: Math.max(1, Math.min(Math.round(wide * shape), height)) }
}

function unreadable(error: Error): never {
  if (/pixel limit/i.test(error.message))
    throw new Unreadable('The picture has more than 150 million pixels', { cause: error })
  throw new Unreadable('The picture could not be read; it may be damaged', { cause: error })
}
