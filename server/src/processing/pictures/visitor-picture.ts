import { copyFile, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { Description, Task } from '../messages.ts'
import { type Damage, LIMITS, type Opened } from './open-picture.ts'
import { hasPngNotes, withoutPngNotes } from './png.ts'

type VisitorFile = Description['visitor']

/** Formats that contain camera metadata; sharp rewrites them without it. */
const WRITERS: Record<string, (picture: Sharp, quality: number) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
  'image/tiff': (picture) => picture.tiff({ compression: 'lzw' }),
}
const MANY_PAGES = new Set(['image/webp', 'image/tiff'])

/** Formats in which no camera notes where it was. */
const UNNOTED = new Set(['image/svg+xml', 'image/gif', 'image/bmp'])

/** Photoshop blocks with metadata: IPTC, EXIF twice, XMP. */
const NOTES = new Set([1028, 1058, 1059, 1060])

/** Returns the picture without location metadata, as itself or a copy; undefined if that fails. */
export async function visitorPicture(
  task: Task,
  picture: Opened,
  damage: Damage,
): Promise<VisitorFile> {
  try {
    return await clean(task, picture, damage)
  } catch {
    return undefined
  }
}

async function clean(task: Task, picture: Opened, damage: Damage): Promise<VisitorFile> {
  const { path, mime } = task
  if (UNNOTED.has(mime)) return { mime }
  if (mime === 'image/vnd.adobe.photoshop') return cleanPhotoshop(task)
  if (mime === 'image/apng') return cleanMovingPng(task)
  if (mime === 'image/x-icon') return cleanIcon(task, picture)
  const write = WRITERS[mime]
  if (!write) return saveAsJpeg(task, picture)
  const options = { ...LIMITS, ...damage }
  // What a TIFF or a damaged picture notes is not all read, so none is taken to be clean.
  const isRead = mime !== 'image/tiff' && !damage.failOn
  if (isRead && !hasNotes(await sharp(path, options).metadata())) return { mime }
  if (damage.failOn && mime === 'image/png') return save(task, picture().png(), mime)
  return save(task, write(await wholeOf(path, mime, options), 92), mime)
}

/** Opens a picture upright with all of its frames. Those are turned by whoever shows them, as one of them can't be alone. */
async function wholeOf(path: string, mime: string, options: SharpOptions): Promise<Sharp> {
  const { pages = 1, orientation = 1 } = await sharp(path, options).metadata()
  if (pages === 1 || !MANY_PAGES.has(mime))
    return sharp(path, { ...options, autoOrient: true }).keepIccProfile()
  const all = sharp(path, { ...options, pages: -1 }).keepIccProfile()
  return orientation > 1 ? all.withExif({ IFD0: { Orientation: String(orientation) } }) : all
}

async function save({ folder }: Task, outputPicture: Sharp, mime: string): Promise<VisitorFile> {
  await outputPicture.toFile(join(folder, 'visitor'))
  return { mime, file: 'visitor' }
}

/** Formats that only some programs read become one that all do, as PNG if something shines through. */
async function saveAsJpeg(task: Task, picture: Opened): Promise<VisitorFile> {
  const { isOpaque } = await picture().stats()
  if (!isOpaque) return save(task, picture().png(), 'image/png')
  return save(task, picture().flatten({ background: '#fff' }).jpeg({ quality: 92 }), 'image/jpeg')
}

/** Removes notes and keeps each picture as it is: sharp would keep the first. */
async function cleanMovingPng({ path, mime, folder }: Task): Promise<VisitorFile> {
  const bytes = await readFile(path)
  if (!hasPngNotes(bytes)) return { mime }
  await writeFile(join(folder, 'visitor'), withoutPngNotes(bytes))
  return { mime, file: 'visitor' }
}

/** Cleans the PNGs in an icon, which alone may carry notes. */
async function cleanIcon(task: Task, picture: Opened): Promise<VisitorFile> {
  const bytes = await readFile(task.path)
  return bytes.includes('IHDR') ? save(task, picture().png(), 'image/png') : { mime: task.mime }
}

function hasNotes({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop, comments].some((note) => note !== undefined)
}

/** The layers stay as they are; the notes are overwritten where they stand. */
async function cleanPhotoshop({ path, mime, folder }: Task): Promise<VisitorFile> {
  const copy = join(folder, 'visitor')
  await copyFile(path, copy)
  const file = await open(copy, 'r+')
  try {
    const read = async (length: number, at: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      if (bytesRead < length) throw new Error('The file ends too early')
      return buffer
    }
    const lengthAt = async (at: number) => (await read(4, at)).readUInt32BE()
    let at = 26 + 4 + (await lengthAt(26))
    const end = at + 4 + (await lengthAt(at))
    for (at += 4; at < end; ) {
      const head = await read(7, at)
      const size = at + 6 + 1 + (head[6] ?? 0) + ((head[6] ?? 0) % 2 === 0 ? 1 : 0)
      const length = await lengthAt(size)
      if (size + 4 + length > end) throw new Error('A block ends beyond all blocks')
      if (NOTES.has(head.readUInt16BE(4)))
        await file.write(Buffer.alloc(length), 0, length, size + 4)
      at = size + 4 + length + (length % 2)
    }
  } finally {
    await file.close()
  }
  return { mime, file: 'visitor' }
}
