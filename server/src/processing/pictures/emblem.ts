import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Emblem } from '../messages.ts'
import { inSrgb, isDeep } from './open-picture.ts'

/** Renders a picture upright, without scripts or camera metadata. */
export async function drawEmblem({
  path,
  take,
  pixelsMax,
  into,
}: Emblem): Promise<'drawn' | 'unsupported'> {
  const limits = { limitInputPixels: pixelsMax, failOn: 'error' } as const
  // From memory, where a drawing has no neighbors it could draw in.
  const bytes = await readFile(path)
  const metadata = await sharp(bytes, limits).metadata().catch(unknown)
  const { format, width = 0, height = 0 } = metadata
  if (!format || !take.includes(format)) return 'unsupported'
  for (const { file, fit, ...size } of into) {
    // A drawing has no size of its own: it is drawn in the one it is kept in.
    const scale = Math.min(size.width / width, size.height / height)
    const density = format === 'svg' ? Math.min(2_400, Math.max(1, 72 * scale)) : 72
    const picture = sharp(bytes, { ...limits, density, autoOrient: true })
    const flatPicture = isDeep(metadata) ? inSrgb(picture) : picture
    await flatPicture
      .resize({ ...size, fit, withoutEnlargement: fit === 'inside' })
      .toFormat(file.endsWith('.png') ? 'png' : 'webp', { quality: 85 })
      .toFile(file)
  }
  return 'drawn'
}

function unknown(error: Error): { format?: undefined; width?: number; height?: number } {
  if (/unsupported image format/i.test(error.message)) return {}
  throw error
}
