import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  initializeImageMagick,
  MagickFormat,
  MagickImage,
  MagickImageCollection,
} from '@imagemagick/magick-wasm'

await initializeImageMagick(
  await readFile(fileURLToPath(import.meta.resolve('@imagemagick/magick-wasm/magick.wasm'))),
)

/** Returns a picture in a format that sharp doesn't write. */
export function convert(picture: Buffer, format: 'Jxl' | 'Jp2' | 'Bmp'): Buffer {
  const image = MagickImage.create(picture)
  return image.write(MagickFormat[format], (bytes) => Buffer.from(bytes))
}

/** Returns an icon of the picture in these widths. */
export function iconOf(picture: Buffer, widths: number[]): Buffer {
  const images = MagickImageCollection.create()
  for (const width of widths) {
    const image = MagickImage.create(picture)
    image.resize(width, width)
    images.push(image)
  }
  return images.write(MagickFormat.Ico, (bytes) => Buffer.from(bytes))
}
