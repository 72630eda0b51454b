import { fileURLToPath } from 'node:url'
import { escapeHtml } from '../platform/mail.ts'

/** Comes with the product: a server may have no fonts at all. */
const FONT = fileURLToPath(new URL('../../assets/LiberationSans-Regular.ttf', import.meta.url))
const TEXT_MAX = 80
/** Of the width of the picture, so that it looks the same on all. */
const SIZE = 1 / 44
const ANGLE = -30
const PIXELS_MAX = 150_000_000
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** A picture with a name and the day burnt in all over it, dark and light so that it shows on either. */
export async function markPicture(path: string, widest: number, name: string): Promise<Buffer> {
  // Weighs as much as all else of the server: loaded by the first picture that needs it.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(path, { limitInputPixels: PIXELS_MAX, autoOrient: true })
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const text = `${[...name].slice(0, TEXT_MAX).join('')} · ${DAY.format(new Date())}`
  const size = Math.max(9, Math.round(width * SIZE))
  const turned = await sharp(await line(text, size))
    .rotate(ANGLE, { background: CLEAR })
    .extend({ right: size * 2, bottom: size * 2, background: CLEAR })
    .png()
    .toBuffer()
  const tile = await sharp(turned)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .webp({ quality: 80 })
    .toBuffer()

  async function line(words: string, fontSize: number): Promise<Buffer> {
    const [dark, light] = await Promise.all([
      inked(words, fontSize, '#000000', 26),
      inked(words, fontSize, '#ffffff', 46),
    ])
    const shift = Math.max(1, Math.round(fontSize / 16))
    return sharp(dark)
      .extend({ right: shift, bottom: shift, background: CLEAR })
      .composite([{ input: light, left: shift, top: shift, blend: 'dest-over' }])
      .png()
      .toBuffer()
  }

  function inked(words: string, fontSize: number, color: string, percent: number) {
    const text = `<span foreground="${color}" alpha="${percent}%">${escapeHtml(words)}</span>`
    const font = `Liberation Sans ${fontSize}`
    return sharp({ text: { text, font, fontfile: FONT, dpi: 72, rgba: true, wrap: 'none' } })
      .png()
      .toBuffer()
  }
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
