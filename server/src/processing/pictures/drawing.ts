import { readFile } from 'node:fs/promises'
import sharp, { type SharpOptions } from 'sharp'
import { decodeText, utf16Label } from '../../platform/files/decode-text.ts'

/** A longer side, in pixels, at which something of a drawing is seen, and which can be held in memory. */
const SIDE = { min: 256, max: 12_000 }
/** The longer side of a drawing whose own size is of no use: it has no pixels of its own. */
const DRAWN = 1_600
/** Pixels per inch at which a drawing has the size that it names, and those that sharp takes. */
const DENSITY = { own: 72, min: 1, max: 100_000 }

/** Returns an SVG in UTF-8 and the options to draw it at a useful size. */
export async function readDrawing(path: string, limits: SharpOptions) {
  const drawing = toUtf8(await readFile(path))
  const own = longer(await sizeOf(drawing))
  if (own >= SIDE.min && own <= SIDE.max) return { drawing, options: limits }
  const sized = own < SIDE.min ? withoutSize(drawing, own) : drawing
  const size = await sizeOf(sized)
  const scale = (DENSITY.own * DRAWN) / longer(size)
  const density = Math.max(DENSITY.min, Math.min(scale, DENSITY.max))
  return { drawing: framed(sized, size), options: { ...limits, density } }
}

interface Size {
  width: number
  height: number
}

const longer = ({ width, height }: Size) => Math.max(width, height)

/** Returns the size that a drawing has in pixels, of one that has none a pixel. */
async function sizeOf(drawing: Buffer): Promise<Size> {
  try {
    return await sharp(drawing, { limitInputPixels: false }).metadata()
  } catch (error) {
    if (error instanceof Error && /bad dimensions|zero-sized/.test(error.message))
      return { width: 1, height: 1 }
    throw error
  }
}

/** Decodes a drawing to UTF-8, the only encoding that is drawn, and drops the declaration of another one. */
function toUtf8(bytes: Buffer): Buffer {
  if (!utf16Label(bytes)) return bytes
  return Buffer.from((decodeText(bytes) ?? '').replace(/^\s*<\?xml[^>]*\?>/, ''))
}

const ROOT = /<(?:\w+:)?svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/
const VIEW_BOX = /\sviewBox\s*=/
const SIZE = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g
const STYLED_SIZE = /(?<=\sstyle\s*=\s*["'][^"']*)(?<![-\w])(?:width|height)\s*:[^;"']*;?/g
/** A longer side that isn't meant: a program wrote it for want of one. */
const DOT = 2

/** Removes the size of the outermost drawing, which then has that of its `viewBox`, or of what is drawn. */
function withoutSize(drawing: Buffer, side: number): Buffer {
  return changed(drawing, (tag) =>
    side <= DOT || VIEW_BOX.test(tag) ? tag.replace(SIZE, '').replace(STYLED_SIZE, '') : tag,
  )
}

/** Adds the `viewBox` without which a drawing isn't scaled. */
function framed(drawing: Buffer, { width, height }: Size): Buffer {
  return changed(drawing, (tag) =>
    VIEW_BOX.test(tag) ? tag : tag.replace(/(?<=svg)/, ` viewBox="0 0 ${width} ${height}"`),
  )
}

function changed(drawing: Buffer, change: (tag: string) => string): Buffer {
  return Buffer.from(drawing.toString('latin1').replace(ROOT, change), 'latin1')
}
