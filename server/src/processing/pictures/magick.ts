import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { IMagickImage, MagickFormat, MagickReadSettings } from '@imagemagick/magick-wasm'
import { Unreadable } from '../messages.ts'

// The pictures that sharp doesn't read: ImageMagick does, as WebAssembly.

/** The formats by type, as ImageMagick calls them: it isn't to guess, since it also knows scripts. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/bmp': 'BMP',
  'image/j2c': 'J2C',
  'image/jp2': 'JP2',
  'image/jpx': 'JP2',
  'image/jxl': 'JXL',
  'image/vnd.adobe.photoshop': 'PSD',
  'image/x-icon': 'ICO',
  'image/x-xcf': 'XCF',
}

export function isReadByMagick(mime: string): boolean {
  return mime in FORMATS
}

type Library = typeof import('@imagemagick/magick-wasm')
let loaded: Promise<Library> | undefined

async function load(): Promise<Library> {
  const library = await import('@imagemagick/magick-wasm')
  const code = fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))
  await library.initializeImageMagick(await readFile(code))
  return library
}

/** Returns a picture as an uncompressed TIFF with its color profile; of an icon, its largest. */
export async function readWithMagick(
  bytes: Buffer,
  mime: string,
  limitPixels: (pixels: number) => void,
): Promise<Buffer> {
  loaded ??= load()
  const library = await loaded
  const format = FORMATS[mime] as MagickFormat
  const settings = new library.MagickReadSettings({ format })
  const { width, height } = library.MagickImageInfo.create(bytes, settings)
  limitPixels(width * height)
  if (format === 'ICO') return largest(library, bytes, settings)
  settings.frameIndex = 0
  settings.frameCount = 1
  const image = library.MagickImage.create(bytes, settings)
  try {
    return toTiff(library, image)
  } finally {
    image.dispose()
  }
}

function largest(library: Library, bytes: Buffer, settings: MagickReadSettings): Buffer {
  const images = library.MagickImageCollection.create()
  try {
    images.read(bytes, settings)
    const [image] = [...images].sort((one, other) => other.width - one.width)
    if (!image) throw new Unreadable('The image can’t be read. It may be damaged')
    return toTiff(library, image)
  } finally {
    images.dispose()
  }
}

function toTiff({ CompressionMethod, MagickFormat }: Library, image: IMagickImage): Buffer {
  image.settings.compression = CompressionMethod.NoCompression
  return image.write(MagickFormat.Tiff, (bytes) => Buffer.from(bytes))
}
