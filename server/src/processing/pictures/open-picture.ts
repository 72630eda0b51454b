import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { type Task, Unreadable } from '../messages.ts'
import { readDrawing } from './drawing.ts'
import { isReadByMagick, readWithMagick } from './magick.ts'
import { readPhotoshop } from './photoshop.ts'
import { rowsOfPng } from './png.ts'

const PHOTOSHOP = 'image/vnd.adobe.photoshop'
const PIXELS_MAX = 150_000_000
const SVG_BYTES_MAX = 10_000_000
/** The maximum pixels of formats decoded in memory, at eight bytes each. */
const DECODED_PIXELS_MAX = 100_000_000
const DECODED_BYTES_MAX = 500_000_000

export const LIMITS: SharpOptions = { limitInputPixels: PIXELS_MAX }

sharp.cache(false)

/** The amount read of a damaged picture: all that can be, with `failOn: 'none'`. */
export type Damage = Pick<SharpOptions, 'failOn'>

/** Starts another picture from the same pixels. A clone would copy those that are in memory. */
export type Opened = () => Sharp

/** Opens a picture, upright and in sRGB; a damaged one if it is said to be, as far as it can be read. */
export async function openPicture(
  task: Pick<Task, 'path' | 'mime' | 'bytes'>,
  damage: Damage = {},
): Promise<Opened> {
  const open = await openAsStored(task, damage)
  const metadata = await open().metadata()
  return isDeep(metadata) ? () => inSrgb(open()) : open
}

/**
 * Tells whether the colors of a picture have 16 bits and a profile. The library reads those into a wider range than that of
 * screens, and would write them without saying so.
 */
export function isDeep({ space, hasProfile }: Pick<Metadata, 'space' | 'hasProfile'>): boolean {
  return space === 'rgb16' && hasProfile === true
}

export function inSrgb(picture: Sharp): Sharp {
  return picture.withIccProfile('srgb', { attach: false })
}

async function openAsStored(
  { path, mime, bytes }: Pick<Task, 'path' | 'mime' | 'bytes'>,
  damage: Damage,
): Promise<Opened> {
  const limits = { ...LIMITS, ...damage, autoOrient: true }
  if (mime === PHOTOSHOP) return openPhotoshop(path)
  if (/^image\/hei[cf]/.test(mime)) return openHeic(path, bytes)
  if (isReadByMagick(mime)) return openOther(path, mime, bytes)
  if (damage.failOn && mime === 'image/png') return openDamagedPng(path, limits)
  if (mime !== 'image/svg+xml') return () => sharp(path, limits)
  if (bytes > SVG_BYTES_MAX) throw new Unreadable('The drawing is too large to be shown')
  // From memory, where it has no neighbors it could draw in.
  const { drawing, options } = await readDrawing(path, limits)
  return () => sharp(drawing, options)
}

/** Leaves out the rows that are missing, in place of which the library would show others again. */
async function openDamagedPng(path: string, limits: SharpOptions): Promise<Opened> {
  const { width, height } = await sharp(path, limits).metadata()
  limitPixels(width * height)
  const rows = rowsOfPng(await readFile(path), DECODED_BYTES_MAX)
  if (!rows || rows >= height) return () => sharp(path, limits)
  const { data, info } = await sharp(path, limits)
    .extract({ left: 0, top: 0, width, height: rows })
    .extend({ bottom: height - rows, background: 'gray' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: info })
}

async function openOther(path: string, mime: string, bytes: number): Promise<Opened> {
  limitBytes(bytes)
  const tiff = await readWithMagick(await readFile(path), mime, limitPixels)
  return () => sharp(tiff, { ...LIMITS, autoOrient: true })
}

async function openHeic(path: string, bytes: number): Promise<Opened> {
  limitBytes(bytes)
  const heic = await import('heic-decode')
  const images = await heic.all({ buffer: await readFile(path) })
  const [image] = images
  if (!image) throw new Unreadable('The image can’t be read. It may be damaged')
  const { width, height } = image
  limitPixels(width * height)
  const { data } = await image.decode()
  images.dispose()
  return () => sharp(data, { raw: { width, height, channels: 4 } })
}

async function openPhotoshop(path: string): Promise<Opened> {
  const file = await readPhotoshop(path, limitPixels)
  const tiff = await readWithMagick(file, PHOTOSHOP, limitPixels)
  return () => sharp(tiff, LIMITS)
}

function limitPixels(pixels: number): void {
  if (pixels > DECODED_PIXELS_MAX)
    throw new Unreadable('The image has more than 100 million pixels')
}

function limitBytes(bytes: number): void {
  if (bytes > DECODED_BYTES_MAX) throw new Unreadable('The image is too large to show')
}
