import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { escapeHtml } from '../../platform/mail/mail.ts'
import type { Request } from '../messages.ts'

/** A bundled font, since servers may have none. */
const FONT = fileURLToPath(new URL('../../../assets/LiberationSans-Regular.ttf', import.meta.url))
/** The font size relative to the image's width. */
const SIZE = 1 / 44
const ANGLE = -30
/** A number of pixels larger than any image that gets a watermark. */
const PIXELS_MAX = 20_000_000
/** The effort of six: more takes twice the time for 2% less size. */
const EFFORT = 2
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Marking = Extract<Request, { step: 'mark' }>

/** Renders the text across the image, dark and light so that it's visible on either. */
export async function markPicture({ path, text, file }: Marking): Promise<null> {
  // Read as a whole: the next picture to be marked takes its place.
  const { data, info } = await sharp(await readFile(path), { limitInputPixels: PIXELS_MAX })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const tile = await tileOf(text, Math.max(9, Math.round(width * SIZE)))
  const fitting = { width, height, fit: 'inside', withoutEnlargement: true } as const
  const input = await sharp(tile).resize(fitting).png().toBuffer()
  await sharp(data, { raw: { width, height, channels } })
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .webp({ quality: 80, effort: EFFORT })
    .toFile(file)
  return null
}

async function tileOf(text: string, fontSize: number): Promise<Buffer> {
  const margin = { right: fontSize * 2, bottom: fontSize * 2, background: CLEAR }
  const line = await lineOf(text, fontSize)
  return sharp(line).rotate(ANGLE, { background: CLEAR }).extend(margin).png().toBuffer()
}

async function lineOf(text: string, fontSize: number): Promise<Buffer> {
  const [dark, light] = await Promise.all([
    inked(text, fontSize, '#000000', 26).toBuffer(),
    inked(text, fontSize, '#ffffff', 46).toBuffer(),
  ])
  const shift = Math.max(1, Math.round(fontSize / 16))
  return sharp(dark)
    .extend({ right: shift, bottom: shift, background: CLEAR })
    .composite([{ input: light, left: shift, top: shift, blend: 'dest-over' }])
    .png()
    .toBuffer()
}

function inked(words: string, fontSize: number, color: string, percent: number): Sharp {
  const text = `<span foreground="${color}" alpha="${percent}%">${escapeHtml(words)}</span>`
  const font = `Liberation Sans ${fontSize}`
  return sharp({ text: { text, font, fontfile: FONT, dpi: 72, rgba: true, wrap: 'none' } }).png()
}
