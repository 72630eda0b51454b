import sharp from 'sharp'

/** A little way off Berlin's middle, as cameras write it. */
export const BERLIN = {
  IFD0: { Make: 'Somecam' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 18/1',
  },
}

export function plainPicture(width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
}

/** Returns a camera's metadata for such a picture: a TIFF. */
export async function exifBlock(): Promise<Buffer> {
  const { exif } = await sharp(await plainPicture().withExif(BERLIN).jpeg().toBuffer()).metadata()
  if (!exif) throw new Error('There is no EXIF')
  // Behind the word `Exif` and two zeros.
  return exif.subarray(6)
}

interface Block {
  id: number
  data: Buffer
}

export const RGB = { mode: 3, color: [0x10, 0x80, 0x70] }

interface Photoshop {
  mode: number
  color: number[]
  depth?: number
  blocks?: Block[]
  /** True if rows are PackBits runs, as Photoshop writes them. */
  isPacked?: boolean
}

/** A Photoshop file: one color, no layers, and blocks of notes. */
export function photoshopFile(width: number, height: number, input: Photoshop = RGB): Buffer {
  const { mode, color, depth = 8, blocks = [], isPacked = false } = input
  const head = Buffer.alloc(26)
  head.write('8BPS')
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(color.length, 12)
  head.writeUInt32BE(height, 14)
  head.writeUInt32BE(width, 18)
  head.writeUInt16BE(depth, 22)
  head.writeUInt16BE(mode, 24)
  const resources = Buffer.concat(blocks.map(blockBytes))
  const bytes = (width * height * depth) / 8
  const image = isPacked
    ? packed(width, height, color)
    : Buffer.concat([Buffer.alloc(2), ...color.map((value) => Buffer.alloc(bytes, value))])
  const none = uint32(0)
  return Buffer.concat([head, none, uint32(resources.length), resources, none, image])
}

/** Makes one with so many bytes of layers, which nothing can read. */
export function largePhotoshopFile(width: number, height: number, layers: number): Buffer {
  const file = photoshopFile(width, height)
  const image = file.length - 2 - width * height * RGB.color.length
  const [before, after] = [file.subarray(0, image - 4), file.subarray(image)]
  return Buffer.concat([before, uint32(layers), Buffer.alloc(layers, 255), after])
}

/** Rows of up to 128 pixels: one run each. */
function packed(width: number, height: number, color: number[]): Buffer {
  const rows = color.flatMap((value) => Array<number[]>(height).fill([257 - width, value]))
  const counts = rows.flatMap(() => [0, 2])
  return Buffer.from([0, 1, ...counts, ...rows.flat()])
}

function blockBytes({ id, data }: Block): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0')
  head.writeUInt16BE(id, 4)
  return Buffer.concat([head, uint32(data.length), data, Buffer.alloc(data.length % 2)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** One grey pixel, and beside it where it was taken, in a directory that few readers look into. */
export function tiffWithPlace(): Buffer {
  const [entries, gps, pixel] = [10, 10 + 11 * 12 + 4, 10 + 11 * 12 + 4 + 2 + 2 * 12 + 4 + 24]
  const latitude = pixel - 24
  const file = Buffer.alloc(pixel + 1)
  file.write('II*\0')
  file.writeUInt32LE(8, 4)
  const SHORT = 3
  const LONG = 4
  const directory: [number, number, number, number][] = [
    [256, SHORT, 1, 1],
    [257, SHORT, 1, 1],
    [258, SHORT, 1, 8],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 1],
    [273, LONG, 1, pixel],
    [277, SHORT, 1, 1],
    [278, SHORT, 1, 1],
    [279, LONG, 1, 1],
    [284, SHORT, 1, 1],
    [34_853, LONG, 1, gps],
  ]
  writeDirectory(file, entries - 2, directory)
  writeDirectory(file, gps, [
    [1, 2, 2, 'N'.charCodeAt(0)],
    [2, 5, 3, latitude],
  ])
  for (const [index, value] of [52, 1, 31, 1, 12, 1].entries())
    file.writeUInt32LE(value, latitude + index * 4)
  file[pixel] = 0x80
  return file
}

function writeDirectory(file: Buffer, at: number, entries: [number, number, number, number][]) {
  file.writeUInt16LE(entries.length, at)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const start = at + 2 + index * 12
    file.writeUInt16LE(tag, start)
    file.writeUInt16LE(type, start + 2)
    file.writeUInt32LE(count, start + 4)
    file.writeUInt32LE(value, start + 8)
  }
}
