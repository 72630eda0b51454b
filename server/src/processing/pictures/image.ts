import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  type Describe,
  type Description,
  type Request,
  type Task,
  Unreadable,
} from '../messages.ts'
import { type Damage, type Opened, openPicture } from './open-picture.ts'
import { visitorPicture } from './visitor-picture.ts'

const THUMBNAIL_WIDTH = 560
const COVER_WIDTH = 1600
/** The first page's image: it arrives first on slow connections, followed by the page itself. */
export const PAGE_COVER = { width: 960, quality: 70 }
/** Height to width: taller images are cropped at the bottom, wider ones at the sides. */
const TALLEST = 2
const WIDEST = 0.25

type Shrinking = Extract<Request, { step: 'shrink' }>

const SHOWN_BY_BROWSERS = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
])

export const describe: Describe = async (task) => {
  try {
    return await draw(task)
  } catch (error) {
    if (error instanceof Unreadable || !(error instanceof Error)) throw error
    return drawDamaged(task).catch(() => unreadable(error))
  }
}

async function draw(task: Task, damage: Damage = {}): Promise<Description> {
  const picture = await openPicture(task, damage)
  const { autoOrient: size } = await picture().metadata()
  const pictures = await savePictures(picture, size, task.folder)
  const preview =
    SHOWN_BY_BROWSERS.has(task.mime) && !damage.failOn
      ? { mime: task.mime }
      : { mime: 'image/webp', file: pictures.cover }
  const visitor = await visitorPicture(task, picture, damage)
  return { ...size, ...pictures, preview, ...(visitor && { visitor }) }
}

/** Throws if there is nothing to see: what is missing of a picture is filled with one color. */
async function drawDamaged(task: Task): Promise<Description> {
  const description = await draw(task, { failOn: 'none' })
  const { channels } = await sharp(join(task.folder, description.cover ?? '')).stats()
  if (channels.every(({ stdev }) => stdev < 1)) throw new Error('Nothing of the image can be read')
  return { ...description, note: 'The image is damaged, so part of it may be missing' }
}

/** The maximum pixels of an image shown in full; WebP also limits each side. */
const WHOLE_PIXELS_MAX = 8_000_000
const WHOLE_SIDE_MAX = 16_000

export async function shrinkPicture({ path, mime, width, file }: Shrinking): Promise<null> {
  const { size: bytes } = await stat(path)
  const picture = await openPicture({ path, mime, bytes }).catch(unreadable)
  const { autoOrient: size } = await picture().metadata().catch(unreadable)
  const scale = Math.min(
    1,
    width / size.width,
    WHOLE_SIDE_MAX / Math.max(size.width, size.height),
    Math.sqrt(WHOLE_PIXELS_MAX / (size.width * size.height)),
  )
  const box = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
  const shrunk = picture()
    .resize({ ...box, fit: 'fill' })
    .flatten({ background: '#fff' })
  await shrunk.webp({ quality: 82 }).toFile(file).catch(unreadable)
  return null
}

/** Saves the small image for the library and the large one for visitor pages. */
export async function savePictures(
  picture: Opened,
  size: { width: number; height: number },
  folder: string,
  cover = { width: COVER_WIDTH, quality: 82 },
): Promise<Required<Pick<Description, 'thumbnail' | 'cover'>>> {
  const fileNames = { thumbnail: 'thumbnail.webp', cover: 'cover.webp' }
  const save = (width: number, quality: number, file: string) =>
    picture()
      .resize({ ...frame(size, width), fit: 'cover', position: 'top' })
      .webp({ quality })
      .toFile(join(folder, file))
  await save(cover.width, cover.quality, fileNames.cover)
  await save(THUMBNAIL_WIDTH, 80, fileNames.thumbnail)
  return fileNames
}

function frame({ width, height }: { width: number; height: number }, widest: number) {
  const wide = Math.min(widest, width)
  const shape = Math.min(Math.max(height / width, WIDEST), TALLEST)
  return { width: wide, height: Math.max(1, Math.min(Math.round(wide * shape), height)) }
}

function unreadable(error: Error): never {
  if (error instanceof Unreadable) throw error
  if (/pixel limit/i.test(error.message))
    throw new Unreadable('The image has more than 150 million pixels', { cause: error })
  throw new Unreadable('The image can’t be read. It may be damaged', { cause: error })
}
