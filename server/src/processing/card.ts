import { readFile } from 'node:fs/promises'
import { CARD } from '@satchel/contract/visits/visitor-renderer.ts'
import sharp from 'sharp'
import type { Request } from './messages.ts'

/** Chats show larger pictures small, or not at all. */
const BYTES_MAX = 300_000
const QUALITIES = [82, 70, 55, 40, 25]
/** Width to height of pictures of which little is lost where they fill the card. */
const FILLING = { from: 1.6, to: 2.3 }
const GROUND = '#eef0f3'

/** Saves one of our pictures as a JPEG that messengers take: filling it, or whole on a plain ground. */
export async function drawCard({ path, file }: Extract<Request, { step: 'card' }>): Promise<null> {
  const bytes = await readFile(path)
  const { width, height } = await sharp(bytes).metadata()
  const shape = width / height
  const fit = shape >= FILLING.from && shape <= FILLING.to ? 'cover' : 'contain'
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({ ...CARD, fit, background: GROUND })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const quality of QUALITIES) {
    const { size } = await sharp(data, { raw }).jpeg({ quality }).toFile(file)
    if (size <= BYTES_MAX) break
  }
  return null
}
